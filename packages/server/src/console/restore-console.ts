import { restore } from '../backup/commands.ts'
import { runWithDatabase } from '../start/run-with-database.ts'

// `npm run restore -- <file>`
await runWithDatabase(async (_, wishes) => console.log(await restore(wishes, process.argv.slice(2))))
