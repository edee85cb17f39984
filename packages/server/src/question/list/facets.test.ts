import { questionRoutes, type Request, snpmbQuestionRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { withoutTriggers } from '../../../test/without-triggers.ts'
import { world } from '../../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)
type Query = Request<typeof questionRoutes.facets>['query']

async function asker() {
  const { call } = await signIn()
  return async (query: Query = {}) => (await call(questionRoutes.facets, { query })).data[0]
}

/** As the call says it, by value. */
const amounts = ({ values }: { values: { value: string; amount: number }[] }) =>
  Object.fromEntries(values.map(({ value, amount }) => [value, amount]))

it('counts each value of each filter, and beside a filter that is in use its other values too', async () => {
  const ask = await asker()
  const topics = [await a.topic(), await a.topic()] as const
  const { url } = await a.image()
  await a.question({ topic_id: topics[0], label: 'exam', type: 1 })
  const told = await a.question({
    topic_id: topics[0],
    label: 'tryout',
    type: 1,
    text: `<p><img src="${url}" alt=""></p>`,
  })
  const single = await a.question({ topic_id: topics[1], label: 'tryout', type: 2 })
  await a.question({ topic_id: topics[1], type: 1, parent_id: single })
  await a.keyword({ question_id: told })
  await a.keyword({ question_id: told })
  await a.discussion({ question_id: told })
  await db.insertInto('free_trial').values({ question_id: single }).execute()
  await sql`insert into question_lint values (${told}, 0, 2, '{peringatan,alt-missing}'), (${single}, 1, 1,
    '{galat,peringatan,key-missing,di-place}')`.execute(db)

  const all = await ask()
  expect(Object.fromEntries(Object.entries(all).map(([name, facet]) => [name, amounts(facet)]))).toMatchObject({
    topic_id: { [topics[0]]: 2, [topics[1]]: 1 },
    id_question_creator: { none: 3 },
    status: { 'on-progress': 3 },
    label: { exam: 1, tryout: 2 },
    form: { uraian: 2, pg: 1 },
    has: { image: 1, keyword: 1 },
    missing: { answer: 3, discussion: 2, indicator: 3, alt: 1 },
    free_trial: { true: 1, false: 2 },
    finding: { galat: 1, peringatan: 2, 'key-missing': 1, 'alt-missing': 1, 'di-place': 1 },
  })
  const narrowed = await ask({ topic_id: `${topics[0]}`, label: '!tryout' })
  expect(amounts(narrowed.topic_id)).toEqual({ [topics[0]]: 1 })
  expect(amounts(narrowed.label)).toEqual({ exam: 1, tryout: 1 })
  expect(amounts(narrowed.form)).toEqual({ uraian: 1 })
  expect(amounts((await ask({ missing: 'discussion' })).missing)).toEqual(amounts(all.missing))
})

it('counts what stands beside the questions while all that their rows say is asked for', async () => {
  const ask = await asker()
  const any = 'any'
  const ids = { subject_id: any, category_id: any, class_id: any, topic_id: any, ql_id: any } as const
  const people = { id_question_creator: 'none', id_question_updater: 'none' } as const
  await a.question({ type: 1, label: 'exam' })
  const facets = await ask({ ...ids, ...people, status: 'on-progress', label: 'exam', form: 'uraian' })
  expect(amounts(facets.missing)).toEqual({ answer: 1, discussion: 1, indicator: 1 })
})

it('answers in time with twenty filters in use, where planning is most of the work', async () => {
  const ask = await asker()
  await a.question()
  const ids = { category_id: 1, class_id: 1, topic_id: 1, ql_id: 1 } as const
  const people = { id_question_creator: 1, id_question_updater: 1, assigned: 'none' } as const
  const beside = { has: 'formula', missing: 'answer', finding: 'range', thread: 'open', free_trial: 'false' } as const
  const row = { family: 'literasi', status: 'on-progress', label: 'exam', form: 'pgk' } as const
  const flow = { stage: 'changes', created_from: '2026-01-01' } as const
  const words = { q: 'luas lingkaran', cari: 'luas' } as const
  expect(await ask({ ...ids, ...people, ...beside, ...row, ...flow, ...words })).toMatchObject({ form: { values: [] } })
})

it('counts the questions of SNPMB by themselves', async () => {
  const { call } = await signIn()
  await a.question()
  const category_id = await a.category({ product_type: 2 })
  await a.question({ type: 5, class_id: null, level_id: null, topic_id: null, category_id })
  const [facets] = (await call(snpmbQuestionRoutes.facets, { query: { topic_id: 'none' } })).data
  expect(amounts(facets.category_id)).toEqual({ [category_id]: 1 })
  expect(amounts(facets.topic_id)).toEqual({ none: 1 })
})

it('counts the newest 10,000 and says where there are more', async () => {
  const ask = await asker()
  const id = await a.question({ label: 'exam', type: 1 })
  const rows = sql`insert into question (type, text, code, subject_id, product_type, category_id, class_id, topic_id, level_id, label)
    select type, text, 'F' || n, subject_id, product_type, category_id, class_id, topic_id, level_id, 'tryout'
    from question, generate_series(1, 10001) n where id = ${id}`
  await withoutTriggers(db, 'question', rows)
  await sql`analyze question`.execute(db) // autovacuum may have counted one question before
  const { form, label } = await ask({ label: 'exam' })
  expect(form).toEqual({ values: [{ value: 'uraian', amount: 1 }], more: false })
  expect(label).toEqual({ values: [{ value: 'tryout', amount: 10_001 }], more: true })
})
