import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The root folder of the repository, without a slash at the end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** Runs a program in this terminal and returns its exit code; 127 when the program cannot be started. */
export function run(program, args, { cwd = ROOT, env = {}, ...options } = {}) {
  const child = spawn(program, args, { cwd, stdio: 'inherit', ...options, env: { ...process.env, ...env } })
  return new Promise((done) => {
    child.on('error', () => done(127))
    child.on('close', (code) => done(code ?? 1))
  })
}

/** Runs a program and returns its output (stdout and stderr) and its exit code. */
export async function hear(program, args, options = {}) {
  let words = ''
  const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options })
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      words += text
    })
  }
  const code = await new Promise((done) => {
    child.on('error', () => done(127))
    child.on('close', (exit) => done(exit ?? 1))
  })
  return { code, words }
}

/** The command of a tool in `node_modules`, by the path of its file; needs no shell and no `.cmd` on Windows. */
export const tool = (path, ...args) => [process.execPath, [`${ROOT}/node_modules/${path}`, ...args]]
