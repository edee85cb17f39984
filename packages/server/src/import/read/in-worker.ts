import { setImmediate as pause } from 'node:timers/promises'
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads'
import type { FileLine } from '@bank/exchange/file/file-reader'
import { workerPool } from '../../process/worker-pool.ts'
import type { About, Given, Piece } from './read-worker.ts'
import type { FileRow } from './row-of.ts'

const LONGEST_MS = 10 * 60_000

const task = 'readInThread' satisfies keyof typeof import('./read-worker.ts')
const pool = workerPool(import.meta.url, 'read-worker', task, { resourceLimits: { maxOldGenerationSizeMb: 384 } })

/** What a file says, and the file itself. */
export interface ReadFile extends About {
  rows: FileRow[]
  lines: FileLine[]
  bytes: Uint8Array
}

export const UNREADABLE = 'Berkas ini tidak dapat dibaca.'

/**
 * Reads a file in a thread of its own, which takes its bytes away. A file that fills its memory or takes longer than ten
 * minutes is refused like one that cannot be read.
 */
export async function readInWorker(given: Omit<Given, 'pieces'>): Promise<ReadFile | { refused: string }> {
  const { port1, port2: pieces } = new MessageChannel()
  try {
    const about: Awaited<ReturnType<typeof import('./read-worker.ts').readInThread>> = await pool
      .run(
        { ...given, pieces },
        { transferList: [given.bytes.buffer, pieces], signal: AbortSignal.timeout(LONGEST_MS) },
      )
      .catch(() => ({ refused: UNREADABLE }))
    if ('refused' in about) return about
    const read: ReadFile = { ...about, rows: [], lines: [], bytes: new Uint8Array() }
    for (let next = receiveMessageOnPort(port1); next; next = receiveMessageOnPort(port1)) {
      const { rows = [], lines = [], bytes = read.bytes }: Piece = next.message
      read.rows.push(...rows)
      read.lines.push(...lines)
      read.bytes = bytes
      await pause()
    }
    return read
  } finally {
    port1.close()
  }
}
