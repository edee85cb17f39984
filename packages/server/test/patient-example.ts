import { answerTasks } from '../src/process/patient-tasks.ts'

answerTasks({
  count(to: number, tell) {
    for (let at = 1; at < to; at += 1) tell(at)
    return new Map([['last', to]])
  },
  fail: () => Promise.reject(new Error('not so')),
  end: () => process.exit(3),
  pid: () => process.pid,
  /** Ends by itself where nothing kills it. */
  hang() {
    for (const until = Date.now() + 20_000; Date.now() < until; );
  },
})
