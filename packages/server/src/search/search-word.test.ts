import { wordsIn } from '@bank/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { make } from '../../test/make.ts'
import { world } from '../../test/world.ts'
import { takeTurn } from '../db/backfill.repo.ts'
import { BACKFILLS } from '../start/backfills.ts'
import { formsOf, learnWords } from './search-word.repo.ts'

const { db } = await world()
const a = make(db)

it('splits a text into the words that the contract splits it into', async () => {
  const texts = fc
    .sample(
      fc.string({
        unit: fc.oneof(
          fc.constantFrom(...' a1é-_."\'\\/:²½ﬁ、。“”…×−→Ⅳ😀'),
          fc
            .integer({ min: 0x20, max: 0xffff })
            .map((code) => String.fromCharCode(code))
            .filter((sign) => !/\p{Surrogate}/u.test(sign)),
        ),
        maxLength: 30,
      }),
      { numRuns: 500, seed: 7 },
    )
    .map((text) => text.normalize('NFC').toLowerCase().normalize('NFC'))
  const { rows } = await sql<{ words: string[] }>`
    select words_in(plain) as words from unnest(${texts}::text[]) with ordinality as asked (plain, place) order by place`.execute(
    db,
  )
  expect(rows.map(({ words }) => words)).toEqual(texts.map(wordsIn))
})

const docOf = async (id: number) =>
  (await db.selectFrom('content_words').select('doc').where('question_id', '=', id).executeTakeFirst())?.doc

it('keeps the words of every part with where they stand, and no phrase across two parts', async () => {
  const id = await a.question({ type: 2, text: '<p>Nilai <b>1/2</b></p>', answer: 'setengah' })
  await a.selection({ question_id: id, text: 'siswa/siswi' })
  await a.keyword({ question_id: id, text: 'pecahan' })
  await a.discussion({ question_id: id, text: '<p>Jelas.</p>' })
  const doc = await docOf(id)
  for (const lexeme of ["'nilai':\\d+A", "'setengah':\\d+B", "'siswi':\\d+B", "'pecahan':\\d+C", "'jelas':\\d+(?!\\w)"])
    expect(doc).toMatch(new RegExp(lexeme))
  const { rows } = await sql<{ within: boolean; across: boolean }>`
    select doc @@ ${"'siswa' <-> 'siswi'"}::tsquery as within, doc @@ ${"'siswi' <-> 'setengah'"}::tsquery as across
    from content_words where question_id = ${id}`.execute(db)
  expect(rows).toEqual([{ within: true, across: false }])
})

it('keeps the first words of a question that has more of them than PostgreSQL can', async () => {
  // of letters of three bytes, few words and letters are 1 MB
  const words = (from: number) => Array.from({ length: 2_900 }, (_, at) => String(from + at).padEnd(64, 'ก')).join(' ')
  const id = await a.question({ type: 2, text: words(10_000) })
  await a.discussion({ question_id: id, text: words(20_000) })
  expect((await docOf(id))?.length).toBeGreaterThan(100_000)
})

it('fills what an earlier release kept, learns its words and finds forms among them', async () => {
  const id = await a.question({ text: '<p>Memecahkan pecahan MAT12</p>' })
  await sql`delete from content_words`.execute(db)
  await sql`delete from words_due`.execute(db)
  await sql`delete from word_due`.execute(db)
  for (const job of BACKFILLS.filter(({ name }) => name === 'words')) expect(await takeTurn(db, job)).toBe(1)
  expect(await docOf(id)).toContain("'memecahkan'")
  expect(await learnWords(db)).toBe(1)
  expect(await learnWords(db)).toBe(0)
  expect([...(await formsOf(db, ['pecah', 'kubus']))]).toEqual([
    ['pecah', ['pecah', 'pecahan', 'memecahkan']],
    ['kubus', ['kubus']],
  ])
  await db.updateTable('question').set({ label: 'exam' }).where('id', '=', id).execute()
  expect(await learnWords(db), 'no word changed').toBe(0)
})
