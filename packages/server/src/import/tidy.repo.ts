import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/**
 * Forgets files that no import took, those of imports that ended a day ago, imports that wait for 14 days, and those that
 * ended 30 days ago. The questions that they made stay. Call it hourly; several servers may at the same time.
 */
export async function tidyImports(db: Db): Promise<void> {
  await sql`delete from import_job where
    case when state in ('done', 'failed', 'undone') then updated_at < now() - interval '30 days'
      else state = 'ready' and updated_at < now() - interval '14 days' end`.execute(db)
  await sql`delete from import_file where created_at < now() - interval '1 hour' and not exists (
    select from import_job where import_job.upload = import_file.upload
      and (state not in ('done', 'failed', 'undone') or updated_at > now() - interval '1 day'))`.execute(db)
}
