import { reviewStatsRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { reviewTeam } from '../../test/review-team.ts'
import { world } from '../../test/world.ts'

const here = await world()
const { db } = here
const { written, team } = reviewTeam(here)

it('counts the work of a period, and what waits now', async () => {
  const { admin, author, reviewer } = await team()
  const statsFor = async (by: typeof author, query = {}) => (await by.call(reviewStatsRoutes.get, { query })).data[0]
  const [first, second, third] = [await written(author.id), await written(author.id), await written(author.id)]
  await author.act(first, 'submit')
  await reviewer.judge(first)
  await author.act(second, 'submit')
  await reviewer.judge(second, { verdict: 'perbaiki', aspects: [{ no: 4, mark: 'tidak', note: 'Berbelit.' }] })
  await author.act(second, 'submit')
  await admin.judge(second)
  await author.act(third, 'submit')
  // the first was submitted six hours before it was found fit, in the week before
  await sql`update review_event set created_at = '2026-03-01T18:00:00+07:00' where question_id = ${first} and kind = 'submitted'`.execute(
    db,
  )
  await sql`update review_event set created_at = '2026-03-02T00:00:00+07:00' where question_id = ${first} and kind = 'approved'`.execute(
    db,
  )
  await sql`update review set created_at = '2026-03-02T00:00:00+07:00' where question_id = ${first}`.execute(db)

  expect(await statsFor(admin, { from: '2026-02-01', to: '2026-03-31' })).toMatchObject({
    weeks: [
      { week: '2026-02-23', submitted: 1, returned: 0, rejected: 0, approved: 0 },
      { week: '2026-03-02', submitted: 0, approved: 1 },
    ],
    approved: 1,
    first_pass: 1,
    rounds: 1,
    hours_to_verdict: 6,
    aspects: [],
    people: [{ ac_id: reviewer.id, layak: 1, perbaiki: 0, tolak: 0, hours: 6 }],
  })
  expect(await statsFor(admin)).toMatchObject({
    approved: 2,
    first_pass: 1,
    rounds: 1.5,
    aspects: [{ form: 'pg', card_version: 1, no: 4, amount: 1 }],
    people: [
      { ac_id: reviewer.id, layak: 1, perbaiki: 1 },
      { ac_id: admin.id, layak: 1 },
    ],
    stages: [
      { stage: 'submitted', amount: 1, days: 0 },
      { stage: 'approved', amount: 2 },
    ],
  })
  // of themselves alone, and of one subject
  expect((await statsFor(author)).people).toEqual([])
  expect(await statsFor(admin, { subject_id: 4711 })).toMatchObject({
    weeks: [],
    approved: 0,
    rounds: null,
    people: [],
  })
})

it('counts how often a key was answered otherwise, and how that ended', async () => {
  const { admin, author, reviewer, policy } = await team()
  await policy({ key_checks: 1 })
  const checksFor = async (query = {}) => (await admin.call(reviewStatsRoutes.get, { query })).data[0].checks
  const answered = async (agrees: boolean, settled: string | null = null) => {
    const id = await written(author.id)
    await author.act(id, 'submit')
    await sql`insert into key_check (question_id, revision, created_by, created_at, answer, agrees, settled)
      values (${id}, 0, ${reviewer.id}, '2026-03-02T08:00:00+07:00', '{}', ${agrees}, ${settled})`.execute(db)
    return id
  }
  for (const settled of ['keliru', 'diputuskan', null]) await answered(false, settled)
  await author.edit(await answered(false), { question_text: '<p>Kota manakah ibu kota Jepang?</p>' })
  await author.edit(await answered(true), { question_text: '<p>Kota manakah ibu kota Jepang?</p>' })

  const all = { answered: 5, differing: 4, mistaken: 1, upheld: 1, mended: 1, open: 1 }
  expect(await checksFor({ from: '2026-03-02', to: '2026-03-02' })).toEqual(all)
  expect(await checksFor({ from: '2026-03-03' })).toMatchObject({ answered: 0, differing: 0 })
})
