const NAME = /^bank-soal-(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})(\d{2})\.backup$/

/** Jakarta knows no summer time; the names of backups tell its clock (decisions 5). */
const TO_JAKARTA = 7 * 3_600_000

/** `bank-soal-2026-11-22-020005.backup` */
export function backupName(at: Date): string {
  const [day, time = ''] = new Date(at.getTime() + TO_JAKARTA).toISOString().split('T')
  return `bank-soal-${day}-${time.slice(0, 8).replaceAll(':', '')}.backup`
}

/** When the backup of this name was begun; undefined for files that are none of ours. */
export function backupTime(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? []
  if (!day) return undefined
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}+07:00`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

/** The day in Jakarta, as a date at midnight UTC. */
export const jakartaDay = (at: Date) => new Date(Math.floor((at.getTime() + TO_JAKARTA) / DAY) * DAY)

const DAY = 86_400_000
