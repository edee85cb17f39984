const NAME = /^bank-soal-(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})(\d{2})\.backup$/

/** Names of backups hold the time in Jakarta, which has no summer time (decisions 5). */
const TO_JAKARTA = 7 * 3_600_000

/** `bank-soal-2026-11-22-020005.backup` */
export function backupName(at: Date): string {
  const [day, time = ''] = new Date(at.getTime() + TO_JAKARTA).toISOString().split('T')
  return `bank-soal-${day}-${time.slice(0, 8).replaceAll(':', '')}.backup`
}

/** When the backup of this name was started; undefined for other files. */
export function backupTime(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? []
  if (!day) return undefined
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}+07:00`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

/** A backup whose name lies further ahead than this was made while the clock of the machine was ahead. */
const CLOCKS_DIFFER_MS = 3_600_000

/** When the backups among these names were started, without those that a clock which was ahead has put into the future. */
export const timesUpTo = (now: Date, names: string[]) =>
  names.flatMap((name) => backupTime(name)?.getTime() ?? []).filter((time) => time <= now.getTime() + CLOCKS_DIFFER_MS)

/** The day in Jakarta, as a date at midnight UTC. */
export const jakartaDay = (at: Date) => new Date(Math.floor((at.getTime() + TO_JAKARTA) / DAY) * DAY)

const DAY = 86_400_000
