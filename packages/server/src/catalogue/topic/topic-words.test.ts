import { subtopicRoutes, topicRoutes } from '@bank/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'
import { takeTurn } from '../../db/backfill.repo.ts'
import type { Db } from '../../db/connect.ts'
import { inSavepoint } from '../../db/savepoint.ts'
import { formsOf, learnWords } from '../../search/search-word.repo.ts'
import { BACKFILLS } from '../../start/backfills.ts'

const { db, signIn } = await world()
const a = make(db)

const MATH = '<math data-latex="\\frac{a}{b}+x^{2}"><mi>a</mi></math>'
const FRACTIONS = { name: 'Pecahan senilai', detail: `<p>Memecahkan soal cerita ${MATH}</p>` }

it.each([
  ['a topic', async () => ({ id: await a.topic(FRACTIONS), of: 'topic' as const })],
  ['a sub-topic', async () => ({ id: await a.subtopic(FRACTIONS), of: 'subtopic' as const })],
])('is found by the words of %s, in all their forms, and says where they stand', async (_, added) => {
  const { call } = await signIn()
  const { id, of } = await added()
  await learnWords(db)
  const list = async (cari: string) => {
    const { data } =
      of === 'topic'
        ? await call(topicRoutes.list, { query: { cari } })
        : await call(subtopicRoutes.list, { query: { cari } })
    return data.map((row) => ({ id: 'id_topic' in row ? row.id_topic : row.id, matched: row.matched }))
  }
  for (const cari of [
    ...[
      'pecah',
      'cahan',
      'enila cerita',
      'pecahan cerita',
      '"soal cerita"',
      'ceri*',
      'judul:senilai',
      'isi:memecahkan',
      'kubus ATAU senilai',
    ],
    ...[
      'rumus:x^2',
      '"x^{2}"',
      `kode:${(await codeOf(of, id)).slice(0, 4)} senilai`,
      'senilai -kubus',
      'senilai -rumus:x^3',
    ],
  ])
    expect(
      (await list(cari)).map((row) => row.id),
      cari,
    ).toEqual([id])
  for (const cari of [
    'pecahan kubus',
    'judul:cerita',
    'isi:senilai',
    '"cerita soal"',
    'senilai -cerita',
    'senilai -rumus:x^2',
  ])
    expect(await list(cari), cari).toEqual([])
  expect(await list('pecah')).toEqual([
    { id, matched: { words: ['memecahkan', 'pecahan'], where: ['detail', 'title'] } },
  ])
  await expect(list('senilai pembahasan:pecah')).rejects.toMatchObject({
    status: 422,
    fields: { cari: expect.stringMatching(/^Huruf ke-9: .*judul, isi/) },
  })
})

const codeOf = async (of: 'topic' | 'subtopic', id: number) =>
  (await db.selectFrom(of).select('code').where('id', '=', id).executeTakeFirstOrThrow()).code

it('fills the words that an earlier release kept without, and learns them', async () => {
  const [topic_id, subtopic_id] = [await a.topic(FRACTIONS), await a.subtopic(FRACTIONS)]
  await sql`delete from topic_words`.execute(db)
  await sql`delete from subtopic_words`.execute(db)
  await sql`delete from word_due`.execute(db)
  for (const job of BACKFILLS.filter(({ name }) => name.endsWith('topic-words')))
    expect(await takeTurn(db, job)).toBe(1)
  const kept = await derived()
  expect(kept.map((rows) => rows.length)).toEqual([2, 1])
  expect(kept[0]?.[0]).toMatchObject({ topic_id, doc: expect.stringContaining("'memecahkan'") })
  expect(kept[1]?.[0]).toMatchObject({ subtopic_id, text: expect.stringContaining('soal cerita') })
  await learnWords(db)
  expect([...(await formsOf(db, ['pecah']))]).toEqual([['pecah', ['pecah', 'pecahan', 'memecahkan']]])
})

it('is as if it were written anew, whatever several people change within transactions, and take back', async () => {
  const topics = [await a.topic(), await a.topic()]
  const subtopics = [await a.subtopic(), await a.subtopic()]
  const step = fc.record({ at: fc.nat(1), kind: fc.nat(CHANGES.length - 1), undone: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 4 }),
      async (people) => {
        await Promise.allSettled(
          people.map((steps) =>
            db.transaction().execute(async (own) => {
              for (const { at, kind, undone } of steps)
                await inSavepoint(own, async () => {
                  await CHANGES[kind]?.(own, topics[at] ?? 0, subtopics[at] ?? 0)
                  if (undone) throw takenBack
                }).catch((error: unknown) => {
                  if (error !== takenBack) throw error
                })
            }),
          ),
        )
        const kept = await derived()
        await sql`delete from topic_words`.execute(db)
        await sql`delete from subtopic_words`.execute(db)
        await sql`select write_topic_words('topic', array_agg(id)) from topic`.execute(db)
        await sql`select write_topic_words('subtopic', array_agg(id)) from subtopic`.execute(db)
        expect(kept).toEqual(await derived())
      },
    ),
    { numRuns: 25 },
  )
})

const takenBack = new Error('taken back')

const CHANGES: ((own: Db, topic: number, subtopic: number) => Promise<unknown>)[] = [
  (own, id) => own.updateTable('topic').set({ name: sql`left(name, 200) || ' a'` }).where('id', '=', id).execute(),
  (own, id) => own.updateTable('topic').set({ detail: sql`detail || '<p>b</p>'` }).where('id', '=', id).execute(),
  (own, _, id) =>
    own.updateTable('subtopic').set({ name: sql`left(name, 200) || ' c'` }).where('id', '=', id).execute(),
  (own, _, id) => own.updateTable('subtopic').set({ detail: sql`detail || '<p>d</p>'` }).where('id', '=', id).execute(),
  (own, topic) => make(own).subtopic({ topic_id: topic }),
  (own, topic) =>
    sql`delete from subtopic where id = (select max(id) from subtopic where topic_id = ${topic})`.execute(own),
]

const derived = async () => [
  await db.selectFrom('topic_words').selectAll().orderBy('topic_id').execute(),
  await db.selectFrom('subtopic_words').selectAll().orderBy('subtopic_id').execute(),
]
