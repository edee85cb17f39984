import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'

const { db } = await world()
const a = make(db)

/** Bands of a question that shares so many with 1 to 24, those from `from` on. */
const sharing = (from: number, count: number) =>
  Array.from({ length: 24 }, (_, at) => (at + 1 >= from && at + 1 < from + count ? at + 1 : 1_000 + at))
const SAME = 1
const OTHER = 2

it.each([
  ['share one band by chance, a likely twin', { crowd: sharing(1, 1), exact: OTHER, bands: sharing(8, 2) }],
  ['share two thirds, one that shares a whole third', { crowd: sharing(8, 2), exact: OTHER, bands: sharing(1, 8) }],
  ['ask exactly the same, one that shares a band', { crowd: sharing(1, 24), exact: SAME, bands: sharing(1, 1) }],
])('finds beside a hundred questions that %s', async (_, { crowd, exact, bands }) => {
  const write = async (row: { exact: number; bands: number[] }) => {
    const id = await a.question()
    await sql`insert into question_likeness (question_id, exact, compared, bands)
      values (${id}, ${row.exact}, '{kata}', ${row.bands}::int[])`.execute(db)
    return id
  }
  for (let one = 0; one < 120; one++) await write({ exact, bands: crowd })
  const last = await write({ exact: OTHER, bands })
  const { rows } = await sql<{ id_question: number }>`
    select id_question from likely_twins(0, 1, ${SAME}, ${sharing(1, 24)}::int[], 1000, 40)`.execute(db)
  expect(rows.map(({ id_question }) => id_question)).toContain(last)
})
