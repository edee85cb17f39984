import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

type Command = 'backup' | 'restore' | 'media' | 'doctor'
type Variables = Record<string, string>

const programOf = (name: Command) =>
  fileURLToPath(new URL(`../../packages/server/dist/${name}-console.js`, import.meta.url))
const whole = (variables: Variables) => {
  const { PATH = '', HOME = '' } = process.env
  return { PATH, HOME, ...variables }
}

/** Runs the program of `npm run backup` and its like; what it says. Rejects when it fails. */
export const command = (name: Command, variables: Variables, ...words: string[]) =>
  promisify(execFile)(process.execPath, [programOf(name), ...words], { env: whole(variables) })

/** Starts it, to be killed. */
export const startCommand = (name: Command, variables: Variables, ...words: string[]): ChildProcess =>
  spawn(process.execPath, [programOf(name), ...words], { env: whole(variables), stdio: 'ignore' })
