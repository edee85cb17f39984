import { ApiError } from '@bank/contract'
import { invalid } from '@bank/contract/errors'
import { turnsByKey } from '../../process/turns-by-key.ts'
import { workerPool } from '../../process/worker-pool.ts'
import { budgetFor } from '../budget.ts'
import { cleanTexts, lengthOf, type RichText, requireLength } from '../clean-texts.ts'
import type { Cleaned } from './text-worker.ts'

/** Texts up to this length and cost are cleaned where they are: some ten milliseconds. Almost all real texts are. */
const HERE = { length: 20_000, elements: 1_000 }
/** The budget ends every text sooner on a machine that is not overloaded. */
const LONGEST_MS = 10_000

const task = 'cleanInThread' satisfies keyof typeof import('./text-worker.ts')
const pool = workerPool(import.meta.url, 'text-worker', task, {
  maxQueue: 32,
  // a text that takes long keeps those of nobody else waiting
  maxThreads: 2,
  resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 12 },
})

/** Texts of an account are cleaned there one request after the other. */
const inTurn = turnsByKey<number | undefined>(1)

/** Whose texts they are, and what is aborted when the answer is no longer waited for. */
interface Owner {
  account: number | undefined
  gone: AbortSignal
}

/** How many requests' texts the worker has cleaned, and how many wait. */
export const cleaningUse = () => ({ done: pool.completed, waiting: pool.queueSize })

/**
 * Each text cleaned, without blocking the process for longer than some ten milliseconds. Throws VALIDATION with the
 * field of a text that cannot be cleaned, and UNAVAILABLE when too many wait.
 */
export async function cleaned(texts: RichText[], { account, gone }: Owner): Promise<string[]> {
  requireLength(texts)
  return cleanedHere(texts) ?? inTurn(account, () => cleanedInWorker(texts), gone)
}

/** The same, without any work in this thread. */
export async function cleanedElsewhere(texts: RichText[]): Promise<string[]> {
  requireLength(texts)
  return texts.length === 0 ? [] : cleanedInWorker(texts)
}

/** Undefined when it would take too long. */
function cleanedHere(texts: RichText[]): string[] | undefined {
  if (lengthOf(texts) > HERE.length) return undefined
  const budget = budgetFor(lengthOf(texts))
  const isSmall = budget.left <= HERE.elements
  if (!isSmall) budget.left = HERE.elements
  try {
    return cleanTexts(texts, budget)
  } catch (error) {
    if (budget.left < 0 && !isSmall) return undefined
    throw error
  }
}

async function cleanedInWorker(texts: RichText[]): Promise<string[]> {
  const answer: Cleaned = await pool
    .run(texts, { name: 'cleanInThread', signal: AbortSignal.timeout(LONGEST_MS) })
    .catch(() => {
      throw new ApiError('UNAVAILABLE', { retryAfterSeconds: 5 })
    })
  if ('refused' in answer) throw invalid(answer.refused ?? {})
  return answer.texts
}
