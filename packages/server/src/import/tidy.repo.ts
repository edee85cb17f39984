import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { hasSaved } from './job/job.repo.ts'

const ended = sql<boolean>`(state in ('done', 'failed', 'undone') or state = 'ready' and ${hasSaved})`

/**
 * Forgets files that no import took, those of imports that ended a day ago, imports that wait for 14 days, and those that
 * ended 30 days ago; one that saved a part of its questions has ended. The questions that they made stay. Call it hourly; several servers may at the same time.
 */
export async function tidyImports(db: Db): Promise<void> {
  await sql`delete from import_job where
    case when ${ended} then updated_at < now() - interval '30 days'
      else state = 'ready' and updated_at < now() - interval '14 days' end`.execute(db)
  await sql`delete from import_file where created_at < now() - interval '1 hour' and not exists (
    select from import_job where import_job.upload = import_file.upload
      and (not ${ended} or updated_at > now() - interval '1 day'))`.execute(db)
}
