import { takingTurns } from './taking-turns.ts'

/**
 * Runs at most `atOnce` pieces of work of one key: more of them wait, and those of other keys do not wait for them. Work
 * whose signal `gone` is aborted before its turn is not begun.
 */
export function turnsByKey<Key>(atOnce: number) {
  const lines = new Map<Key, ReturnType<typeof takingTurns>>()
  return async <Result>(key: Key, work: () => Promise<Result>, gone?: AbortSignal): Promise<Result> => {
    const line = lines.get(key) ?? takingTurns({ atOnce, waiting: Number.POSITIVE_INFINITY })
    lines.set(key, line)
    try {
      return await line(work, gone)
    } finally {
      if (line.use().running === 0) lines.delete(key)
    }
  }
}
