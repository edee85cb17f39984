import { setImmediate as pause } from 'node:timers/promises'
import { type Finding, type Linted, lint } from '@bank/contract/telaah/index'
import type { RuleChoices } from '@bank/contract/telaah/names'
import { workerPool } from '../process/worker-pool.ts'

/** Letters of a question that is read where it is: at most some five milliseconds. Almost all questions are that short. */
const HERE = 20_000
/** A rule takes a time that grows with the length of a text; this ends sooner on a machine that is not overloaded. */
const LONGEST_MS = 20_000

const task = 'lintInThread' satisfies keyof typeof import('./lint-worker.ts')
const pool = workerPool(import.meta.url, 'lint-worker', task, {
  // what one person asks of a long question keeps nobody else waiting
  maxThreads: 2,
  // a thread gives its 40 MB back after these milliseconds: questions that long are rare
  idleTimeout: 5_000,
  // V8 would let garbage alone take 48 MB more
  resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 4 },
})

/** What the rules find in each of these questions, other requests between them; undefined for one that takes too long. */
export async function faultsIn(questions: readonly Linted[], rules: RuleChoices): Promise<(Finding[] | undefined)[]> {
  const found: (Finding[] | undefined)[] = []
  for (const question of questions) {
    found.push(JSON.stringify(question).length <= HERE ? lint(question, rules) : await inThread([question, rules]))
    await pause()
  }
  return found
}

const inThread = (asked: Parameters<typeof lint>): Promise<Finding[] | undefined> =>
  pool.run(asked, { signal: AbortSignal.timeout(LONGEST_MS) }).catch(() => undefined)
