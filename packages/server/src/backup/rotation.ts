import { backupTime, jakartaDay, timesUpTo } from './backup-name.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Two o'clock in Jakarta, in UTC of the day before. */
const NIGHT = 19 * HOUR

/** Whether a night has begun since the newest of these backups: a machine that is off at night makes the backup later. */
export function isDue(names: string[], now: Date): boolean {
  const lastNight = Math.floor((now.getTime() - NIGHT) / DAY) * DAY + NIGHT
  return !timesUpTo(now, names).some((time) => time >= lastNight)
}

/** A backup is kept as the newest of its day, week or month, for as many of those as have any (reliability 4). */
const KEPT: [number, (day: Date) => string][] = [
  [7, (day) => day.toISOString()],
  [4, (day) => String(Math.floor((day.getTime() / DAY + 3) / 7))], // weeks begin on Monday; day 0 was a Thursday
  [12, (day) => day.toISOString().slice(0, 7)],
]

/** The backups among these names that are to be deleted. Other files are never among them. */
export function outdated(names: string[]): string[] {
  const ours = names.flatMap((name) => {
    const at = backupTime(name)
    return at ? [{ name, day: jakartaDay(at) }] : []
  })
  const newestFirst = ours.toSorted((one, other) => (one.name < other.name ? 1 : -1))
  const kept = new Set(KEPT.flatMap(([count, periodOf]) => newestOfEach(newestFirst, periodOf).slice(0, count)))
  return ours.map(({ name }) => name).filter((name) => !kept.has(name))
}

function newestOfEach(newestFirst: { name: string; day: Date }[], periodOf: (day: Date) => string): string[] {
  const newest = new Map<string, string>()
  for (const { name, day } of newestFirst) {
    const period = periodOf(day)
    if (!newest.has(period)) newest.set(period, name)
  }
  return [...newest.values()]
}
