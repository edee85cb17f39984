const relative = new Intl.RelativeTimeFormat('id-ID', { numeric: 'auto' })
const DAY = 86_400_000
const midnight = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()

/** How many days ago: `hari ini`, `kemarin`, `3 hari yang lalu`. */
export const ageWords = (iso: string, now = new Date()) =>
  relative.format(Math.round((midnight(new Date(iso)) - midnight(now)) / DAY), 'day')
