import { MONTHS, totalRoutes } from '@bank/contract'
import { describe, expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)

describe('the chart', () => {
  const added = async (...times: string[]) => {
    const topic_id = await a.topic({
      category_id: await a.category({ subject_id: await a.subject({ family: 'literasi' }) }),
    })
    const level_id = await a.questionLevel()
    for (const time of times) await a.question({ topic_id, level_id, created_at: new Date(time) })
  }
  const totals = async (query: { year?: string | number }) => {
    const staff = await signIn()
    const { data } = await staff.call(totalRoutes.chart, { query })
    const [numerasi, literasi] = data
    expect(numerasi).toEqual({ name: 'Numerasi', category: [...MONTHS], categoryTotal: Array(12).fill(0) })
    expect(literasi).toMatchObject({ name: 'Literasi', category: [...MONTHS] })
    return Object.fromEntries(
      MONTHS.map((month, index) => [month, literasi.categoryTotal[index]] as const).filter(([, n]) => n),
    )
  }

  it.each([
    ['the last millisecond of a month', '2026-01-31T16:59:59.999Z', 'Januari'],
    ['the first of the next, still the last evening of a month in UTC', '2026-01-31T17:00:00.000Z', 'Februari'],
    ['a leap day', '2028-02-29T16:59:59.999Z', 'Februari'],
    ['the day after a leap day', '2028-02-29T17:00:00.000Z', 'Maret'],
    ['the last millisecond of a year', '2026-12-31T16:59:59.999Z', 'Desember'],
  ])('counts %s where Jakarta’s calendar has it', async (_, time, month) => {
    await added(time)
    expect(await totals({ year: time.slice(0, 4) })).toEqual({ [month]: 1 })
  })

  it('begins a year at midnight in Jakarta', async () => {
    await added('2026-12-31T17:00:00Z', '2027-05-05T05:05:05Z')
    expect(await totals({ year: 2026 })).toEqual({})
    expect(await totals({ year: 2027 })).toEqual({ Januari: 1, Mei: 1 })
  })

  it('shows this year when none is asked for', async () => {
    await added(new Date().toISOString(), '2001-01-01T00:00:00Z')
    const year = new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', year: 'numeric' }).format()
    expect(await totals({})).toEqual(await totals({ year }))
    expect(Object.values(await totals({}))).toEqual([1])
  })

  it.each(['0', '10000', 'abc', '2026.5', '-1', '1e3'])('has no year %s', async (year) => {
    const staff = await signIn()
    await expect(staff.call(totalRoutes.chart, { query: { year } })).rejects.toMatchObject({
      status: 422,
      fields: { year: 'Tahun tidak valid.' },
    })
  })
})
