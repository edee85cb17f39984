import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads'
import { workerPool } from '../../process/worker-pool.ts'
import type { About, Given, Piece } from './read-worker.ts'
import { UNREADABLE } from './unreadable.ts'

const LONGEST_MS = 10 * 60_000

const task = 'readInThread' satisfies keyof typeof import('./read-worker.ts')
const pool = workerPool(import.meta.url, 'read-worker', task, { resourceLimits: { maxOldGenerationSizeMb: 384 } })

/**
 * Reads a file in a thread of its own, which takes its bytes away, and gives its pieces to `take`. A file that fills its
 * memory or takes longer than ten minutes is refused like one that cannot be read.
 */
export async function readInWorker(
  given: Omit<Given, 'pieces'>,
  take: (piece: Piece) => void,
): Promise<About | { refused: string }> {
  const { port1, port2: pieces } = new MessageChannel()
  try {
    const about: Awaited<ReturnType<typeof import('./read-worker.ts').readInThread>> = await pool
      .run(
        { ...given, pieces },
        { transferList: [given.bytes.buffer, pieces], signal: AbortSignal.timeout(LONGEST_MS) },
      )
      .catch(() => ({ refused: UNREADABLE }))
    if ('refused' in about) return about
    for (let next = receiveMessageOnPort(port1); next; next = receiveMessageOnPort(port1)) take(next.message)
    return about
  } finally {
    port1.close()
  }
}
