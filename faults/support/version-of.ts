import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The first number with points that a program says of itself. */
export async function versionOf(command: string, words: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(command, words, { env })
  return /\d+\.\d+(\.\d+)?/.exec(stdout)?.[0] ?? ''
}
