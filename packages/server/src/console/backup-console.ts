import { backUp } from '../backup/commands.ts'
import { bucketAt } from '../media/bucket/bucket.ts'
import { runWithDatabase } from '../start/run-with-database.ts'

// `npm run backup -- ...`
await runWithDatabase(async ({ BACKUP_DIR, bucket }, wishes) => {
  console.log(await backUp(wishes, BACKUP_DIR ?? '.', process.argv.slice(2), bucket && bucketAt(bucket)))
})
