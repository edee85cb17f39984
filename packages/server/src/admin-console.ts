import { administer } from './admin.ts'
import { askHidden } from './ask-hidden.ts'
import { runCommand } from './console.ts'
import { databaseOf } from './database-of.ts'
import { joinDatabase } from './db/join.ts'
import { readEnv } from './env.ts'

// `npm run admin -- ...`, beside a server that runs or without one
await runCommand(async () => {
  const { db, close } = await joinDatabase(databaseOf(readEnv()))
  try {
    console.log(await administer(db, process.argv.slice(2), askHidden))
  } finally {
    await close()
  }
})
