import { historyRoutes } from '@bank/contract'
import type { Db } from '../src/db/connect.ts'
import { make } from './make.ts'
import type { world } from './world.ts'

export type Person = Awaited<ReturnType<Awaited<ReturnType<typeof world>>['signIn']>>

/** The id of the newest history entry that fits the query. */
export async function newest(by: Person, query: object = {}) {
  const [entry] = (await by.call(historyRoutes.list, { query: { limit: 1, ...query } })).data
  if (!entry) throw new Error('no such entry')
  return entry.id
}

export const restoring = (by: Person, id: number) => by.call(historyRoutes.restore, { params: { id } })

/** A multiple-choice question with every column and part filled. */
export async function wholeQuestion(db: Db) {
  const a = make(db)
  const [inText, ofOption, listed, inDiscussion, ofDiscussion] = await Promise.all([1, 2, 3, 4, 5].map(() => a.image()))
  const pictures = [inText, ofOption, listed, inDiscussion, ofDiscussion].map((picture) => picture?.url ?? '')
  const topic_id = await a.topic({ category_id: await a.category({ code: 'NUM' }) })
  const creator = await a.account({ name: 'Ayu' })
  const id = await a.question({
    topic_id,
    subtopic_id: await a.subtopic({ topic_id }),
    indicator_id: await a.indicator(),
    text: `<p>Lihat <img src="${pictures[0]}" alt="Denah"></p>`,
    status: 'published',
    created_by: creator,
    created_at: new Date('2026-01-02T03:04:05.678Z'),
  })
  const right = await a.selection({ question_id: id, text: 'benar', position: 1, created_by: creator })
  await a.selection({ question_id: id, text: '', image_id: ofOption?.id ?? null, position: 2 })
  await a.answer({ question_id: id, selection_id: right })
  await a.keyword({ question_id: id, position: 1 })
  await a.keyword({ question_id: id, text: 'denah', position: 2 })
  await a.questionImage({ question_id: id, image_id: listed?.id ?? '' })
  await a.freeTrial({ question_id: id })
  const discussion_id = await a.discussion({ question_id: id, text: `<p><img src="${pictures[3]}" alt="Peta"></p>` })
  await db
    .insertInto('discussion_image')
    .values({ discussion_id, image_id: ofDiscussion?.id ?? '', position: 0 })
    .execute()
  return { id, topic_id, discussion_id, pictures }
}
