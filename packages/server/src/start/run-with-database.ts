import type { Wishes } from '../postgres/open.ts'
import { explaining } from '../postgres/refusal.ts'
import { runCommand } from '../process/run-command.ts'
import { databaseOf } from './database-of.ts'
import { type Env, readEnv } from './env.ts'

/** Runs a command that needs the database of the environment, then ends the process; a failure is one sentence. */
export function runWithDatabase(command: (env: Env, wishes: Wishes) => Promise<void>) {
  return runCommand(() => {
    const env = readEnv()
    const wishes = databaseOf(env)
    return explaining(wishes, () => command(env, wishes))
  })
}
