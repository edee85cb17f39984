import type { ReviewStats } from '@bank/contract/review-stats'
import { CARDS } from '@bank/contract/telaah/card'
import { FINDING_WORD } from '../telaah/finding-words.ts'
import { STAGE_WORD } from '../telaah/stage-words.ts'
import type { Cell } from '../ui/csv.ts'
import { date, number } from '../ui/format.ts'

const one = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 })
export const decimal = (value: number | null) => (value === null ? '-' : one.format(value))

const share = (part: number, of: number) => (of === 0 ? '-' : `${Math.round((100 * part) / of)} %`)

export const figuresOf = ({ approved, first_pass, rounds, hours_to_verdict, checks }: ReviewStats) => [
  { what: 'Soal disetujui', value: number(approved) },
  { what: 'Lolos putaran pertama', value: share(first_pass, approved) },
  { what: 'Putaran rata-rata', value: decimal(rounds) },
  { what: 'Median jam sampai telaah', value: decimal(hours_to_verdict) },
  { what: 'Berbeda dari kunci', value: share(checks.differing, checks.answered) },
]

/** How the answers of those who did not see the key ended; nothing while there are none. */
export function checkRows({ checks }: ReviewStats): [name: string, amount: number][] {
  const { answered, differing, mistaken, upheld, mended, open } = checks
  if (answered === 0) return []
  return [
    ['Sama dengan kunci', answered - differing],
    ['Berbeda, pemeriksa keliru', mistaken],
    ['Berbeda, kunci dinyatakan benar', upheld],
    ['Berbeda, soal diubah', mended],
    ['Berbeda, belum selesai', open],
  ]
}

/** By the card that was filled in; one of another version is named by its number alone. */
export const aspectWords = ({ form, no }: ReviewStats['aspects'][number]) => CARDS[form][no - 1]?.text ?? `Aspek ${no}`

const isKnown = (rule: string): rule is keyof typeof FINDING_WORD => rule in FINDING_WORD
export const ruleWords = (rule: string) => (isKnown(rule) ? FINDING_WORD[rule] : rule)

export const WEEK_HEAD = ['Minggu', 'Diajukan', 'Dikembalikan', 'Ditolak', 'Disetujui']
type Week = ReviewStats['weeks'][number]
const countsOf = ({ submitted, returned, rejected, approved }: Week) => [submitted, returned, rejected, approved]
export const weekRows = (weeks: readonly Week[]) =>
  weeks.map((week) => ({ key: week.week, name: date(week.week), counts: countsOf(week) })).toReversed()

/** All tables one below the other. */
export const csvOfStats = (stats: ReviewStats): Cell[][] => [
  ...figuresOf(stats).map(({ what, value }) => [what, value]),
  [],
  WEEK_HEAD,
  ...stats.weeks.map((week) => [week.week, ...countsOf(week)]),
  [],
  ['Sedang berjalan', 'Soal', 'Median umur (hari)'],
  ...stats.stages.map(({ stage, amount, days }) => [STAGE_WORD[stage], amount, days]),
  [],
  ['Penelaah', 'Layak', 'Perbaiki', 'Tolak', 'Median waktu (jam)'],
  ...stats.people.map(({ ac_name, layak, perbaiki, tolak, hours }) => [ac_name, layak, perbaiki, tolak, hours]),
  [],
  ['Pemeriksaan kunci', 'Kali'],
  ...checkRows(stats),
  [],
  ['Aspek yang paling sering Tidak', 'Kali'],
  ...stats.aspects.map((aspect) => [aspectWords(aspect), aspect.amount]),
  [],
  ['Temuan yang paling sering', 'Kali'],
  ...stats.rules.map(({ rule, amount }) => [ruleWords(rule), amount]),
]
