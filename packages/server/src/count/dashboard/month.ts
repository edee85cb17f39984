import { ZONE } from '@bank/contract'

/** The first day of the current month in the time zone of the users, as an ISO 8601 date. */
export function monthStart(now: Date): string {
  const [year, month] = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE.name }).format(now).split('-')
  return `${year}-${month}-01`
}
