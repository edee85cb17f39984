import { expect, it } from 'vitest'
import { backupName, backupTime } from './backup-name.ts'
import { isDue, outdated } from './rotation.ts'

const DAY = 86_400_000
const at = (text: string) => new Date(text)
/** One a night, the last on this one. */
const nights = (count: number, last = at('2026-11-22T02:00:05+07:00')) =>
  Array.from({ length: count }, (_, night) => backupName(new Date(last.getTime() - night * DAY)))

it('names a backup by the clock of Jakarta, and reads the name again', () => {
  const name = backupName(at('2026-12-31T19:00:05.900Z'))
  expect(name).toBe('bank-soal-2027-01-01-020005.backup')
  expect(backupTime(name)).toEqual(at('2026-12-31T19:00:05Z'))
  expect(backupTime('bank-soal-2026-13-01-020005.backup')).toBeUndefined()
})

it('keeps 7 days, 4 weeks and 12 months of two years of nights', () => {
  const all = nights(730)
  const gone = new Set(outdated(all))
  const days = all.filter((name) => !gone.has(name)).map((name) => name.slice(10, 20))
  expect(days).toEqual([
    '2026-11-22', // Sunday, the newest of its week and month too
    '2026-11-21',
    '2026-11-20',
    '2026-11-19',
    '2026-11-18',
    '2026-11-17',
    '2026-11-16',
    '2026-11-15', // Sundays
    '2026-11-08',
    '2026-11-01',
    '2026-10-31', // last days of months
    '2026-09-30',
    '2026-08-31',
    '2026-07-31',
    '2026-06-30',
    '2026-05-31',
    '2026-04-30',
    '2026-03-31',
    '2026-02-28',
    '2026-01-31',
    '2025-12-31',
  ])
})

it('keeps old backups of a bank that was not opened for long, and the newest of a day with several', () => {
  const [morning, evening] = [at('2026-11-22T08:00:00+07:00'), at('2026-11-22T20:00:00+07:00')].map(backupName)
  const old = nights(2, at('2020-01-05T02:00:00+07:00'))
  expect(outdated([String(morning), ...old, String(evening)])).toEqual([morning])
})

it('names no file of others, whatever their order', () => {
  const others = ['surat.txt', 'bank-soal-2020-01-01-020000.backup.belum-selesai', 'bank-soal-lama.backup']
  expect(outdated([...others, ...nights(3).toReversed()])).toEqual([])
})

it.each<[string, string[], string, boolean]>([
  ['without any', [], '2026-11-22T12:00:00+07:00', true],
  ['in the evening after last night', nights(1), '2026-11-22T23:59:00+07:00', false],
  ['just before two', nights(1), '2026-11-23T01:59:59+07:00', false],
  ['at two', nights(1), '2026-11-23T02:00:00+07:00', true],
  ['when the machine wakes after a night off', nights(1), '2026-11-24T09:00:00+07:00', true],
  ['after the clock was a month ahead', nights(1, at('2026-12-22T02:00:05+07:00')), '2026-11-22T12:00:00+07:00', true],
  ['beside a server whose clock is a minute ahead', nights(1), '2026-11-22T01:59:59+07:00', false],
  ['with files of others alone', ['bank-soal-lama.backup'], '2026-11-22T12:00:00+07:00', true],
])('knows %s whether one is due', (_, names, now, due) => {
  expect(isDue(names, at(now))).toBe(due)
})
