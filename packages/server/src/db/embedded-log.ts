import { open, rename, stat } from 'node:fs/promises'

/** What our own asking leaves in the log while the database is starting or ending. */
const ASKED_TOO_EARLY = 'the database system is'

const FULL = 10 * 1024 * 1024

/** Keeps PostgreSQL's log from growing for ever: one older file stays. Call it while nobody writes. */
export async function turnLogOver(logFile: string) {
  if ((await sizeOf(logFile)) > FULL) await rename(logFile, `${logFile}.old`)
}

export const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  )

/** Why PostgreSQL ended, in its own words, from what it wrote after this place. */
export async function complaintsSince(logFile: string, place: number): Promise<string> {
  const log = await open(logFile)
  const length = Math.max(0, (await sizeOf(logFile)) - place)
  const { buffer } = await log.read(Buffer.alloc(length), 0, length, place).finally(() => log.close())
  const lines = buffer.toString().split('\n')
  const grave = lines.filter((line) => /\b(FATAL|PANIC)\b/.test(line) && !line.includes(ASKED_TOO_EARLY))
  return (grave.length > 0 ? grave : lines.slice(-3)).join('\n').trim()
}
