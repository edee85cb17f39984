import { readdirSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'

type Tell = (piece: unknown) => void
type Tasks = Readonly<Record<string, (given: never, tell: Tell) => unknown>>

interface Asked {
  id: number
  task: string
  given: never
}

/** What the process that asks is told: pieces of a result, then the result or the error. */
export type Answer = { id: number } & ({ piece: unknown } | { result: unknown } | { error: string })

const NICER = constants.priority.PRIORITY_BELOW_NORMAL

/** Answers the tasks that `patientProcess` gives to this process, until the other one ends. */
export function answerTasks(tasks: Tasks) {
  goLast()
  const send = (answer: Answer) => process.send?.(answer)
  process.on('message', async ({ id, task, given }: Asked) => {
    try {
      const result = await tasks[task]?.(given, (piece) => send({ id, piece }))
      send({ id, result })
    } catch (error) {
      send({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  })
  // a signal to all processes of a service, or of a terminal, lets the server finish what it does
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => {})
  process.once('disconnect', () => process.exit())
}

/** On Linux each thread has a priority of its own, which those have that it starts later. */
function goLast() {
  // tests run the sources, and wait for them
  if (import.meta.url.endsWith('.ts')) return
  const priority = Math.min(getPriority() + NICER, constants.priority.PRIORITY_LOW)
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid]
  for (const thread of threads) {
    try {
      setPriority(thread, priority)
    } catch (error) {
      // a thread may have ended since
      if ((error as NodeJS.ErrnoException).errno !== -constants.errno.ESRCH) throw error
    }
  }
}
