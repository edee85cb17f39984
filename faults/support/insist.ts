import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, type Change, send } from './caller.ts'
import { newGate } from './gate.ts'

const BETWEEN_TRIES_MS = 25

/**
 * Somebody who does not give up: a change that is not answered, or with 503, is sent again with the same key until it
 * is. Counts the answers meanwhile.
 */
export function insistent(origin: string, token: string) {
  const gate = newGate()
  /** Answers by what they were: `201`, `503`, `cut` for a connection that broke, `gone already` for a second removal. */
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
    /** Changes that were acknowledged. */
    kept: () => kept,
    isOver: () => isOver,
    /** Resolves when so many more changes were acknowledged. */
    async more(count: number) {
      const goal = kept + count
      while (kept < goal && !isOver) await wait(5)
    },
    /** The answer once it is done; undefined when it was refused, or the end came first. */
    async insist(change: Change): Promise<Answer | undefined> {
      while (!isOver) {
        const answer = await once(change)
        if (isDone(change, answer)) {
          kept += 1
          return answer
        }
        if (answer.status !== 0 && answer.status !== 503) return undefined
        await wait(BETWEEN_TRIES_MS)
      }
    },
    /** Nothing is sent any more when this resolves; what was not answered stays open. */
    pause: gate.close,
    resume: gate.open,
    giveUp() {
      isOver = true
      gate.open()
    },
  }
}

/** Who finds gone what he removes was not told that it went the first time. */
const isGone = ({ method }: Change, { status }: Answer) => method === 'DELETE' && status === 404
const isDone = (change: Change, answer: Answer) =>
  answer.status === 200 || answer.status === 201 || isGone(change, answer)

function nameOf(change: Change, answer: Answer) {
  if (answer.status === 0) return 'cut'
  if (isGone(change, answer)) return 'gone already'
  return answer.status === 503 && answer.retryAfter === null ? '503 without Retry-After' : String(answer.status)
}
