import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, type Change, send } from './caller.ts'
import { newGate } from './gate.ts'

const BETWEEN_TRIES_MS = 25

/** No answer, or that of a proxy whose server is gone: whether the change was done is unknown. */
const UNKNOWN = [0, 502, 503, 504]

/**
 * A client that retries: a change of UNKNOWN outcome is sent again with the same key until it gets another answer. Counts
 * all answers.
 */
export function retryingClient(origin: string, token: string) {
  const gate = newGate()
  /**
   * Answers by name: `201`, `503`, `cut` for a broken connection, `gone already` when a repeated delete gets 404,
   * `502 not in our words` for what is not JSON.
   */
  const answers = new Map<string, number>()
  let kept = 0
  let isOver = false

  async function once(change: Change): Promise<Answer> {
    const answer = await gate.pass(() => send(origin, token, change))
    const name = nameOf(change, answer)
    answers.set(name, (answers.get(name) ?? 0) + 1)
    return answer
  }

  return {
    answers,
    /** The number of acknowledged changes. */
    kept: () => kept,
    isOver: () => isOver,
    /** Resolves when `count` more changes are acknowledged. */
    async more(count: number) {
      const goal = kept + count
      while (kept < goal && !isOver) await wait(5)
    },
    /** The answer of the change that succeeded; undefined when it was refused, or the test ended first. */
    async insist(change: Change): Promise<Answer | undefined> {
      while (!isOver) {
        const answer = await once(change)
        if (isDone(change, answer)) {
          kept += 1
          return answer
        }
        if (!UNKNOWN.includes(answer.status)) return undefined
        await wait(BETWEEN_TRIES_MS)
      }
    },
    /** Resolves when no request is running; no new one starts until `resume`. */
    pause: gate.close,
    resume: gate.open,
    giveUp() {
      isOver = true
      gate.open()
    },
  }
}

/** A repeated delete that gets 404 has succeeded before: its first answer was lost. */
const isGone = ({ method }: Change, { status }: Answer) => method === 'DELETE' && status === 404
const isDone = (change: Change, answer: Answer) =>
  answer.status === 200 || answer.status === 201 || isGone(change, answer)

function nameOf(change: Change, answer: Answer) {
  if (answer.status === 0) return 'cut'
  if (isGone(change, answer)) return 'gone already'
  if (answer.body === undefined) return `${answer.status} not in our words`
  return answer.status === 503 && answer.retryAfter === null ? '503 without Retry-After' : String(answer.status)
}
