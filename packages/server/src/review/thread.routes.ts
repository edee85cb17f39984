import { ApiError, invalid, SAID, THREAD_LIMITS, type threadRoutes } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import type { Handlers } from '../http/bind/handler.ts'
import { added, edited, found, gone } from '../http/bind/reply.ts'
import { settleAfter } from '../question/approval/settle.repo.ts'
import { lockStanding } from '../question/approval/standing.repo.ts'
import { questionsInOrder } from '../question/list/question.repo.ts'
import { readNow } from './lint.repo.ts'
import { tellMentioned, tellToMend } from './tell-of-thread.ts'
import {
  countComments,
  countThreads,
  insertComment,
  insertThread,
  openComment,
  openThread,
  removeComment,
  resolverOf,
  resolveThread,
  updateComment,
} from './thread.repo.ts'
import { keptPlace, textsOf } from './thread-place.ts'
import { toldComments, toldThread, toldThreads } from './told-thread.repo.ts'

const NOT_OWN = 'Hanya penulisnya yang dapat mengubah atau menghapus komentar ini.'
const NOT_YOURS = 'Catatan yang harus diperbaiki diselesaikan oleh penulisnya, penelaah subjek ini, atau admin.'

export const threadHandlers: Handlers<typeof threadRoutes> = {
  list: async ({ params }, { db, actor }) => ({ data: await toldThreads(db, actor, params.id) }),

  comments: ({ params, query }, { db, actor }) => toldComments(db, actor, params.id, query.after ?? 0),

  create: async ({ params: { id }, body: { text, ...of } }, { db, actor }) => {
    const standing = found(await lockStanding(db, id))
    const { revision } = standing
    if ((await countThreads(db, id)) >= THREAD_LIMITS.threads)
      throw full(`Soal ini sudah punya ${THREAD_LIMITS.threads} catatan.`)
    const thread = await insertThread(db, id, { ...of, ...(await anchorOf(db, id, of)), revision }, actor.id)
    await tellMentioned(db, actor, standing, await insertComment(db, thread, text, actor.id))
    if (of.must_fix) await tellToMend(db, actor, standing)
    return added(await toldThread(db, actor, id, thread))
  },

  reply: async ({ params: { id }, body: { text } }, { db, actor }) => {
    const { thread, standing } = await openThread(db, id)
    if ((await countComments(db, id)) >= THREAD_LIMITS.comments)
      throw full(`Catatan ini sudah punya ${THREAD_LIMITS.comments} komentar.`)
    await tellMentioned(db, actor, standing, await insertComment(db, id, text, actor.id))
    return added(await toldThread(db, actor, thread.question_id, id))
  },

  resolve: async ({ params: { id }, body: { resolved } }, { db, actor }) => {
    const { thread, standing } = await openThread(db, id)
    if (resolved && !(await resolverOf(db, actor, standing))(thread))
      throw new ApiError('FORBIDDEN', { message: NOT_YOURS })
    await resolveThread(db, id, resolved, actor.id)
    if (resolved && thread.must_fix) await settleNow(db, thread.question_id, actor.id)
    return edited(await toldThread(db, actor, thread.question_id, id))
  },

  edit: async ({ params: { id }, body: { text } }, { db, actor }) => {
    const { thread, standing, comment } = await openComment(db, id)
    if (comment.ac_id !== actor.id) throw new ApiError('FORBIDDEN', { message: NOT_OWN })
    await tellMentioned(db, actor, standing, await updateComment(db, id, text))
    return edited(await toldThread(db, actor, thread.question_id, thread.id))
  },

  remove: async ({ params: { id } }, { db, actor }) => {
    const { thread, comment } = await openComment(db, id)
    if (comment.ac_id !== actor.id) throw new ApiError('FORBIDDEN', { message: NOT_OWN })
    const isLast = await removeComment(db, id, thread.id)
    if (isLast && thread.must_fix) await settleNow(db, thread.question_id, actor.id)
    return gone(SAID.removed)
  },
}

const full = (message: string) => new ApiError('CONFLICT', { message })

/** The place as it is kept; the words are of a place. */
async function anchorOf(db: Db, id: number, { place, quote }: { place?: string | null; quote?: string | null }) {
  if (!place) return { place: null, quote: null, before: '', after: '' }
  const question = found((await questionsInOrder(db, [id]))[0])
  if (!textsOf(question).has(place)) throw invalid({ place: 'Bagian ini tidak ada di soal.' })
  return { place: keptPlace(question, place), quote: quote || null }
}

/** The question may have waited for this alone. */
async function settleNow(db: Db, question_id: number, by: number) {
  await readNow(db, [question_id])
  await settleAfter(db, [question_id], by)
}
