import {
  BANKS,
  type BankName,
  bankOf,
  type InteractionInput,
  invalid,
  type QuestionPartsInput,
  type Scoring,
  type Status,
  typesOf,
} from '@bank/contract'
import type { Db } from '../db/connect.ts'
import { lockForEdit, touch } from '../db/editable.ts'
import type { Actor } from '../http/bind/handler.ts'
import { added, edited, found, gone } from '../http/bind/reply.ts'
import { policyOf } from './approval/policy.repo.ts'
import { grant } from './approval/wish.ts'
import { checkParent } from './group/parent.ts'
import { type Classification, findClassification, findQuestion } from './list/question.repo.ts'
import { columnsOf } from './question-columns.ts'
import { fitsOf } from './write/place.repo.ts'
import { PLACE, type SentPlace } from './write/place.ts'
import { deleteQuestion, type NewQuestion } from './write/question-write.repo.ts'
import { prepareWriting } from './write/write-question.ts'

interface Sent extends SentPlace, QuestionPartsInput {
  qt_id?: number
  question_text?: string
  label?: NewQuestion['label']
  free_trial?: boolean
  answer?: string | null
  interaction?: InteractionInput
  scoring?: Scoring
}
type New = Sent & Required<Pick<Sent, 'qt_id' | 'question_text' | 'label'>> & { parent_id?: number | null }
type Edit = Sent & { updated_at?: string; status?: Status }

interface Preparing {
  mayUpload: () => Promise<void>
}
interface Changing {
  db: Db
  actor: Actor
}
interface OfOne {
  params: { id: number }
}

/** What `create` of a bank does but for reading the question back: the returned function stores it, and gives its id. */
export const addingTo =
  (bank: BankName) =>
  async ({ body }: { body: New }, { mayUpload }: Preparing) => {
    const { columns, insert } = await prepareWriting(body, mayUpload)
    return async ({ db, actor }: Changing): Promise<number> => {
      const category_id = await PLACE[bank].categoryOf(fitsOf(db), body)
      if (body.parent_id) await checkParent(db, body.parent_id, { product_type: BANKS[bank].product_type })
      return insert(db, actor, { ...columns, category_id, parent_id: body.parent_id })
    }
  }

/** Handlers that add, edit and delete questions of one bank, for the general and the SNPMB routes. */
export function bankHandlers(bank: BankName) {
  const { product_type } = BANKS[bank]

  /** The general routes find questions of both banks, the SNPMB routes only SNPMB ones. Throws NOT_FOUND. */
  async function reached(db: Db, id: number): Promise<Classification> {
    const now = found(await findClassification(db, id))
    return found(bank === 'general' || now.product_type === product_type ? now : undefined)
  }

  const prepareAdding = addingTo(bank)

  return {
    create: {
      prepare: async (asked: { body: New }, preparing: Preparing) => {
        const add = await prepareAdding(asked, preparing)
        return async (changing: Changing) => added(found(await findQuestion(changing.db, await add(changing))))
      },
    },

    update: {
      prepare: async ({ params, body }: OfOne & { body: Edit }, { mayUpload }: Preparing) => {
        const { columns, update } = await prepareWriting(body, mayUpload)
        return async ({ db, actor }: Changing) => {
          const since = await lockForEdit(db, 'question', params.id, body.updated_at)
          const now = await reached(db, params.id)
          checkType(now, body.qt_id)
          const own = bankOf(now)
          const moved = await PLACE[own].moved(fitsOf(db), now, body)
          const { status, ...free } = { ...columnsOf(own, columns), ...moved }
          // asked of those alone who send one
          const wish = status !== undefined && status !== now.status ? status : undefined
          const isFree = wish === undefined || !(await policyOf(db)).binding
          await update(db, actor, params.id, isFree ? { ...free, status: wish } : free, now)
          if (!isFree) await grant(db, actor, params.id, wish)
          await touch(db, 'question', params.id, actor.id, since)
          return edited(found(await findQuestion(db, params.id)))
        }
      },
    },

    remove: async ({ params }: OfOne, { db }: Changing) => {
      await reached(db, params.id)
      found(await deleteQuestion(db, params.id))
      return gone()
    },
  }
}

/** Refuses a type that the question's bank does not have. The bank decides, not the route of the call. */
export function checkType(question: Classification, type: number | undefined) {
  if (type !== undefined && !typesOf(bankOf(question)).includes(type))
    throw invalid({ qt_id: 'Tipe soal tidak cocok.' })
}
