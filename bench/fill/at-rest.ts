import { sql } from 'kysely'
import type { Db } from '../../packages/server/src/db/connect.ts'
import { learnWords } from '../../packages/server/src/search/search-word.repo.ts'
import { BACKFILLS } from '../../packages/server/src/start/backfills.ts'

/**
 * Leaves nothing for the server's jobs to do: they would go through all questions while calls are measured. What they alone
 * write (findings; twins of large banks) is empty then.
 */
export async function leaveAtRest(db: Db) {
  await learnWords(db)
  await sql`truncate likeness_due, lint_due, twin_due`.execute(db)
  for (const { name } of BACKFILLS)
    await sql`insert into backfill (name, finished_at) values (${name}, clock_timestamp())
      on conflict (name) do update set finished_at = excluded.finished_at`.execute(db)
}
