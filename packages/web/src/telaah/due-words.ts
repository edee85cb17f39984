const dayOfYear = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'short', timeZone: 'UTC' })
/** 2026-12-31 -> `31 Des`. */
export const shortDay = (day: string) => dayOfYear.format(new Date(day))
