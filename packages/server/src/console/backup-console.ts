import { backUp } from '../backup/commands.ts'
import { runWithDatabase } from '../start/run-with-database.ts'

// `npm run backup -- ...`
await runWithDatabase(async ({ BACKUP_DIR }, wishes) => {
  console.log(await backUp(wishes, BACKUP_DIR ?? '.', process.argv.slice(2)))
})
