import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The root folder of the repository, without a slash at the end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

let isEnding = false
const never = new Promise(() => {})

/** From now on no program is started, and what waits for one waits on: the run is being ended. */
export const startNoMore = () => {
  isEnding = true
}

/** Resolves with the exit code of a program; 127 when it could not be started. */
async function endOf(start) {
  if (isEnding) return never
  const child = start()
  const code = await new Promise((done) => {
    child.on('error', () => done(127))
    child.on('close', (exit) => done(exit ?? 1))
  })
  return isEnding ? never : code
}

/** Runs a program in this terminal and returns its exit code; 127 when the program cannot be started. */
export function run(program, args, { cwd = ROOT, env = {}, ...options } = {}) {
  return endOf(() => spawn(program, args, { cwd, stdio: 'inherit', ...options, env: { ...process.env, ...env } }))
}

/** Runs a program and returns its output (stdout and stderr) and its exit code; `onText` gets the output as it comes. */
export async function hear(program, args, { onText, ...options } = {}) {
  let words = ''
  const code = await endOf(() => {
    const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options })
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        words += text
        onText?.(text)
      })
    }
    return child
  })
  return { code, words }
}

/** The command of a tool in `node_modules`, by the path of its file; needs no shell and no `.cmd` on Windows. */
export const tool = (path, ...args) => [process.execPath, [`${ROOT}/node_modules/${path}`, ...args]]
