import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'

/** Kills a program that runs, and removes the folder that was made for it. */
export async function endProgram(child: ChildProcess, folder: string) {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  await rm(folder, { recursive: true, force: true })
}
