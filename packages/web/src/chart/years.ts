import { ZONE } from '@bank/contract/zone'

/** How far the choice goes back. */
const YEARS = 10

/** Where the charts' months are counted it may be next year already. */
export const thisYear = (now = new Date()) =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: ZONE.name }).format(now))

/** The years to choose from, this one first; one from an old link joins them. */
export function yearOptions(asked: number | undefined, now?: Date) {
  const recent = Array.from({ length: YEARS }, (_, index) => thisYear(now) - index)
  const years = asked === undefined || recent.includes(asked) ? recent : [...recent, asked]
  return years.map((year) => ({ value: year, label: String(year) }))
}
