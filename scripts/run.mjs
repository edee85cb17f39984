import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The repository, without a slash at its end. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/** Runs a program in this terminal and gives its exit code; a program that cannot be started gives 127. */
export function run(program, args, { cwd = ROOT, env = {}, ...options } = {}) {
  const child = spawn(program, args, { cwd, stdio: 'inherit', ...options, env: { ...process.env, ...env } })
  return new Promise((done) => {
    child.on('error', () => done(127))
    child.on('close', (code) => done(code ?? 1))
  })
}

/** Runs a program and gives what it wrote, both streams, with its exit code. */
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

/** A tool of `node_modules`, by the file that its package names; needs no shell and no `.cmd` on Windows. */
export const tool = (path, ...args) => [process.execPath, [`${ROOT}/node_modules/${path}`, ...args]]
