import { ZONE } from '@bank/contract/zone'

/** Number of years to choose from. */
const YEARS = 10

/** The current year in the time zone in which the server counts months, which may be ahead of the browser's. */
export const thisYear = (now = new Date()) =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: ZONE.name }).format(now))

const thisMonth = (now: Date) =>
  Number(new Intl.DateTimeFormat('en', { month: 'numeric', timeZone: ZONE.name }).format(now))

/** How many months of a year have begun: a month to come has no count yet, not a count of zero. */
export function monthsBegun(year: number, now = new Date()): number {
  if (year === thisYear(now)) return thisMonth(now)
  return year < thisYear(now) ? 12 : 0
}

/** The years to choose from, newest first; a requested year that is not among them (old link) is added. */
export function yearOptions(asked: number | undefined, now?: Date) {
  const recent = Array.from({ length: YEARS }, (_, index) => thisYear(now) - index)
  const years = asked === undefined || recent.includes(asked) ? recent : [...recent, asked]
  return years.map((year) => ({ value: year, label: String(year) }))
}
