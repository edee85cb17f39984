import type { Db } from '../db/connect.ts'
import { tidyJobs } from './export.repo.ts'
import { tidyFiles } from './export-file.repo.ts'

/** Forgets what is kept no longer. Call it hourly. */
export async function tidyExports(db: Db): Promise<void> {
  await tidyFiles(db)
  await tidyJobs(db)
}
