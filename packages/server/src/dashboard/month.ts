import { ZONE } from '@bank/contract'

/** The first day of the month that it is for the people who use the product, as ISO 8601. */
export function monthStart(now: Date): string {
  const [year, month] = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE.name }).format(now).split('-')
  return `${year}-${month}-01`
}
