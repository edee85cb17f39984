import { joinDatabase } from '../postgres/join.ts'
import { runWithDatabase } from '../start/run-with-database.ts'
import { administer } from './admin.ts'
import { askHidden } from './ask-hidden.ts'

// `npm run admin -- ...`, beside a server that runs or without one
await runWithDatabase(async (_, wishes) => {
  const { db, close } = await joinDatabase(wishes)
  try {
    console.log(await administer(db, process.argv.slice(2), askHidden))
  } finally {
    await close()
  }
})
