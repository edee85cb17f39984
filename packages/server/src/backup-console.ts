import { backUp } from './backup/console.ts'
import { runCommand } from './console.ts'
import { databaseOf } from './database-of.ts'
import { readEnv } from './env.ts'

// `npm run backup -- ...`
await runCommand(async () => {
  const env = readEnv()
  console.log(await backUp(databaseOf(env), env.BACKUP_DIR ?? '.', process.argv.slice(2)))
})
