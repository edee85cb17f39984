import { NO_IMAGE, QUESTION_TYPE, SAID, type selectionRoutes } from '@bank/contract'
import { lockForEdit } from '../../../db/editable.ts'
import type { Handlers } from '../../../http/bind/handler.ts'
import { added, edited, found, gone, one } from '../../../http/bind/reply.ts'
import { prepareImageChoice, storeImageChoice } from '../../../media/image-choice.ts'
import { openForPart } from '../../../part/open-for-part.ts'
import { touchQuestion } from '../../../part/part.repo.ts'
import { insertPart } from '../../../part/part-list.repo.ts'
import * as repo from './selection.repo.ts'
import { requireSomething } from './selection.ts'

export const selectionHandlers: Handlers<typeof selectionRoutes> = {
  list: ({ query }, { db }) => repo.listSelections(db, query),
  search: ({ query }, { db }) => repo.listSelections(db, query),

  get: async ({ params }, { db }) => one(found(await repo.findSelection(db, params.id))),

  create: {
    prepare: async ({ body }, { mayUpload }) => {
      const text = body.selection_text ?? ''
      const picture = await prepareImageChoice(body.image, mayUpload)
      return async ({ db, actor }) => {
        await openForPart(db, body.question_id, QUESTION_TYPE.multipleChoice, actor.id)
        const image_id = await storeImageChoice(db, actor.id, picture)
        requireSomething(text, image_id)
        const { question_id } = body
        const id = await insertPart(db, 'selection', { question_id, created_by: actor.id }, { text, image_id })
        return added(found(await repo.findSelection(db, id)))
      }
    },
  },

  update: {
    prepare: async ({ params, body }, { mayUpload }) => {
      const text = body.selection_text
      const picture = await prepareImageChoice(body.image, mayUpload)
      return async ({ db, actor }) => {
        await lockForEdit(db, 'selection', params.id, body.updated_at)
        const image_id = await storeImageChoice(db, actor.id, picture)
        const now = found(await repo.findSelection(db, params.id))
        const shows = image_id === undefined ? now.image !== NO_IMAGE : image_id
        requireSomething(text ?? now.selection_text, shows)
        await repo.updateSelection(db, params.id, { text, image_id, updated_by: actor.id })
        await touchQuestion(db, now.question_id, actor.id)
        return edited(found(await repo.findSelection(db, params.id)))
      }
    },
  },

  remove: async ({ params }, { db, actor }) => {
    const { question_id } = found(await repo.deleteSelection(db, params.id))
    await touchQuestion(db, question_id, actor.id)
    return gone()
  },

  image: async ({ params }, { db }) => ({ data: found(await repo.findSelection(db, params.id)).image }),

  setImage: {
    prepare: async ({ params, body }, { mayUpload }) => {
      const picture = await prepareImageChoice(body.image, mayUpload)
      return async ({ db, actor }) => {
        await lockForEdit(db, 'selection', params.id, body.updated_at)
        const now = found(await repo.findSelection(db, params.id))
        const image_id = await storeImageChoice(db, actor.id, picture)
        requireSomething(now.selection_text, image_id)
        await repo.updateSelection(db, params.id, { image_id, updated_by: actor.id })
        await touchQuestion(db, now.question_id, actor.id)
        return edited(found(await repo.findSelection(db, params.id)))
      }
    },
  },

  removeImage: async ({ params }, { db, actor }) => {
    await lockForEdit(db, 'selection', params.id)
    const now = found(await repo.findSelection(db, params.id))
    requireSomething(now.selection_text, null)
    await repo.updateSelection(db, params.id, { image_id: null, updated_by: actor.id })
    await touchQuestion(db, now.question_id, actor.id)
    return gone(SAID.imageRemoved)
  },
}
