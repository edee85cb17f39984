import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Answer } from './patient-tasks.ts'

const IDLE_MS = 60_000
/** Of its main thread: what is large has a thread with a limit of its own, or is no part of the heap. */
const HEAP_MB = 192
/** Longer than a file may be read. What waits behind a task that never ends would wait for ever. */
const MOST_MS = 11 * 60_000

interface Waiting {
  done: (result: unknown) => void
  failed: (error: Error) => void
  take: ((piece: unknown) => void) | undefined
  /** Kills the process unless the task ends first. */
  late: NodeJS.Timeout
}

/**
 * One process of low priority for work that can wait, in which it may take all threads: those that decode pictures and
 * collect garbage serve requests in this one. It starts with its first task, ends a minute after its last unless it is
 * held, and with this process. `name`: the file that calls `answerTasks`, without its ending, beside the caller, whose `import.meta.url` is
 * `caller`. `run` takes the name of a task and what is given to it, which is copied; it rejects when the process ends,
 * as it does when a task takes too long.
 */
export function patientProcess(caller: string, name: string) {
  const isSource = caller.endsWith('.ts')
  const file = fileURLToPath(new URL(`./${name}${isSource ? '.ts' : '.js'}`, caller))
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | undefined
  let last = 0
  let idle: NodeJS.Timeout | undefined
  let holders = 0

  function start(): ChildProcess {
    const started = fork(file, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      execArgv: [`--max-old-space-size=${HEAP_MB}`, ...(isSource ? ['--import', 'tsx'] : [])],
      // it reads files of strangers and needs no secret; each thread would keep memory of its own
      env: { MALLOC_ARENA_MAX: '2' },
    })
    started.on('message', (answer: Answer) => take(answer))
    started.on('error', (error) => ended(started, error))
    started.on('exit', (code, signal) => ended(started, new Error(`${name} ended: ${signal ?? code}`)))
    started.unref()
    started.channel?.unref()
    return started
  }

  function take(answer: Answer) {
    const one = waiting.get(answer.id)
    if (one === undefined) return
    if ('piece' in answer) return one.take?.(answer.piece)
    waiting.delete(answer.id)
    clearTimeout(one.late)
    if ('error' in answer) one.failed(new Error(answer.error))
    else one.done(answer.result)
    endWhenIdle()
  }

  function endWhenIdle() {
    clearTimeout(idle)
    if (waiting.size === 0 && holders === 0) idle = setTimeout(end, IDLE_MS).unref()
  }

  /** Keeps the process, with what it remembers, until the returned function is called. It may still end by an error. */
  function hold() {
    clearTimeout(idle)
    holders += 1
    return () => {
      holders -= 1
      endWhenIdle()
    }
  }

  function ended(one: ChildProcess, error: Error) {
    if (one !== child) return
    child = undefined
    for (const { failed, late } of waiting.values()) {
      clearTimeout(late)
      failed(error)
    }
    waiting.clear()
  }

  /** At once, so that the next task has a new process, not one that is about to end. */
  function kill(one: ChildProcess, task: string) {
    ended(one, new Error(`${name} took too long: ${task}`))
    one.kill('SIGKILL')
  }

  function end() {
    const ending = child
    child = undefined
    if (ending?.connected) ending.disconnect()
  }

  function run(task: string, given: unknown, taking?: (piece: never) => void): Promise<unknown> {
    clearTimeout(idle)
    child ??= start()
    const [to, id] = [child, ++last]
    return new Promise((done, failed) => {
      const late = setTimeout(kill, MOST_MS, to, task).unref()
      waiting.set(id, { done, failed, take: taking as Waiting['take'], late })
      to.send({ id, task, given }, (error) => error && ended(to, error))
    })
  }
  return { run, hold, use: () => ({ done: last - waiting.size, waiting: waiting.size }) }
}
