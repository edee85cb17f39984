import { open, rename, stat } from 'node:fs/promises'

/** Log lines that our own connection attempts cause while the database starts or ends. */
const ASKED_TOO_EARLY = 'the database system is'

const FULL = 10 * 1024 * 1024

/** Limits the size of PostgreSQL's log: one older file is kept. Call it while nothing writes to it. */
export async function turnLogOver(logFile: string) {
  if ((await sizeOf(logFile)) > FULL) await rename(logFile, `${logFile}.old`)
}

export const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  )

/** Why PostgreSQL ended: its messages in the log after this place. */
export async function complaintsSince(logFile: string, place: number): Promise<string> {
  const log = await open(logFile)
  const length = Math.max(0, (await sizeOf(logFile)) - place)
  const { buffer } = await log.read(Buffer.alloc(length), 0, length, place).finally(() => log.close())
  const lines = buffer.toString().split('\n')
  const grave = lines.filter((line) => /\b(FATAL|PANIC)\b/.test(line) && !line.includes(ASKED_TOO_EARLY))
  return (grave.length > 0 ? grave : lines.slice(-3)).join('\n').trim()
}
