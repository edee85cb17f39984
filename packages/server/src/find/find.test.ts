import { findRoutes, LEVEL } from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { make } from '../../test/make.ts'
import { world } from '../../test/world.ts'
import { learnWords } from '../search/search-word.repo.ts'
import { findQuestions } from './find.repo.ts'

const { db, signIn } = await world()
const a = make(db)

async function asker(level: 1 | 2 = LEVEL.teamContent) {
  const { call } = await signIn(level)
  const ask = (q: string) => call(findRoutes.find, { query: { q } })
  const names = async (q: string) => (await ask(q)).data.map(({ kind, name }) => `${kind} ${name}`)
  return { ask, names }
}
const codeOf = async (id: number) =>
  (await db.selectFrom('question').select('code').where('id', '=', id).executeTakeFirstOrThrow()).code

it('finds questions of both banks by words in their forms, by a half-typed last word and by code', async () => {
  const { ask, names } = await asker()
  const general = await a.question({ text: '<p>Memecahkan <b>teka-teki</b> <math data-latex="x^2"></math></p>' })
  const snpmb = await a.question({
    product_type: 2,
    topic_id: null,
    class_id: null,
    level_id: null,
    text: '<p>Pecahan teka-teki</p>',
  })
  await a.question({ text: '<p>Teka saja</p>' })
  await learnWords(db)
  const both = [`question ${await codeOf(general)}`, `question ${await codeOf(snpmb)}`]
  expect(await names('pecahan teka')).toEqual(both)
  expect(await names('pecahan tek')).toEqual(both)
  expect(await names('teka mem')).toEqual(both.slice(0, 1))
  expect((await names((await codeOf(snpmb)).toLowerCase()))[0]).toBe(both[1])
  expect((await ask('teka mem')).data).toMatchObject([{ detail: 'Memecahkan teka-teki x^2', product_type: 1 }])
})

it('finds questions of both banks by a part of their code', async () => {
  const { names } = await asker()
  const own = { category_id: await a.category({ code: 'PU', product_type: 2 }), product_type: 2 }
  const snpmb = await codeOf(await a.question({ ...own, topic_id: null, class_id: null, level_id: null }))
  await a.question()
  expect(await names('PU-Q')).toEqual([`question ${snpmb}`])
  expect(await names(snpmb.slice(-6))).toEqual([`question ${snpmb}`])
})

it('finds what is rare beyond the newest, and members of groups', async () => {
  const { names } = await asker()
  const old = await a.question({ text: '<p>Stalaktit</p>' })
  const member = await a.question({ parent_id: old, text: '<p>Stalagmit</p>' })
  for (let at = 0; at < 6; at++) await a.question({ text: '<p>Bacaan stalagmit</p>' })
  expect(await names('bacaan')).toHaveLength(5)
  expect(await names('stalakt')).toEqual([`question ${await codeOf(old)}`])
  const ids = (q: string, newest: number) => findQuestions(db, q, newest).then((found) => found?.map(({ id }) => id))
  expect(await ids('stalakt', 2)).toEqual([old])
  // where it is common, the newest alone are looked through
  expect(await ids('stalagm', 6)).not.toContain(member)
})

it('finds the catalogue by all words of a name, those that begin so first, and accounts for an admin alone', async () => {
  const subject = await a.subject({ name: 'Ilmu Bumi' })
  const category = await a.category({ subject_id: subject, name: 'Bumi dan ruang' })
  const topic = await a.topic({ category_id: category, name: 'Lapisan bumi' })
  const subtopic = await a.subtopic({ topic_id: topic, name: 'Kerak bumi 100%' })
  await a.topic({ name: 'Bumi' })
  await a.account({ name: 'Bumi Pertiwi', email: 'bumi@contoh.test' })
  await a.account({ name: 'Bumi Lama', email: null, is_active: 2, deleted_at: new Date() })
  const staff = await asker()
  const catalogue = [
    'topic Bumi',
    'topic Lapisan bumi',
    'subtopic Kerak bumi 100%',
    'category Bumi dan ruang',
    'subject Ilmu Bumi',
  ]
  expect(await staff.names('bum')).toEqual(catalogue)
  expect(await staff.names('bumi lap')).toEqual(['topic Lapisan bumi'])
  expect((await staff.ask('0%')).data).toEqual([
    { kind: 'subtopic', id: subtopic, name: 'Kerak bumi 100%', detail: 'Lapisan bumi', product_type: 1, of_id: topic },
  ])
  expect(await (await asker(LEVEL.admin)).names('bum')).toEqual([...catalogue, 'account Bumi Pertiwi'])
})

it('answers at most five of each kind, and asks for two letters', async () => {
  const { ask, names } = await asker()
  for (let at = 0; at < 6; at++) await a.subject({ name: `Falak ${at}` })
  expect(await names('fal')).toHaveLength(5)
  await expect(ask(' f ')).rejects.toMatchObject({ status: 422, fields: { q: 'Tulis sedikitnya 2 huruf.' } })
  expect(await ask('?!')).toEqual({ data: [], late: false })
})

it('answers the catalogue in time when the questions take too long', async () => {
  const { ask } = await asker()
  await a.subject({ name: 'Oseanografi' })
  await db.transaction().execute(async (other) => {
    await sql`lock table content_words in access exclusive mode`.execute(other)
    expect(await ask('osean')).toMatchObject({ data: [{ name: 'Oseanografi' }], late: true })
  })
})
