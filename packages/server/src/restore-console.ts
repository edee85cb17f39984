import { restore } from './backup/console.ts'
import { runCommand } from './console.ts'
import { databaseOf } from './database-of.ts'
import { readEnv } from './env.ts'

// `npm run restore -- <file>`
await runCommand(async () => console.log(await restore(databaseOf(readEnv()), process.argv.slice(2))))
