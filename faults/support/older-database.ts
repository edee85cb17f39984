import { setTimeout as wait } from 'node:timers/promises'
import { historyRoutes } from '@bank/contract/history'
import { questionRoutes } from '@bank/contract/question'
import { snpmbQuestionRoutes } from '@bank/contract/snpmb'
import { sql } from 'kysely'
import { apiOf } from '../../e2e/support/api.ts'
import { type DatabaseAddress, inDatabase } from '../../packages/server/src/db/address.ts'
import { sharesDone } from '../../packages/server/src/db/backfill.repo.ts'
import { connect, type Db } from '../../packages/server/src/db/connect.ts'
import { migrateWithin } from '../../packages/server/src/db/migrate.ts'
import { migrationsIn } from '../../packages/server/src/db/migration-file.ts'
import { wrongTallies } from '../../packages/server/src/doctor/content.repo.ts'
import { BACKFILLS } from '../../packages/server/src/start/backfills.ts'
import { schemaSql } from '../../packages/server/test/schema-sql.ts'
import { run } from '../../packages/server/test/statement.ts'
import type { Postgres } from './postgres.ts'
import { signIn } from './world.ts'

export interface OlderDatabase {
  address: DatabaseAddress
  url: string
}

/** A database with the migrations up to `last`, and these rows. */
export async function newOlderDatabase(
  { address, url }: Postgres,
  name: string,
  last: string | undefined,
  fill: (db: Db) => Promise<void> = async () => {},
): Promise<OlderDatabase> {
  await run(address, `create database ${name}`)
  const own = inDatabase(address, name)
  await on(own, async (db) => {
    await db.transaction().execute((transaction) => migrateWithin(transaction, last))
    await fill(db)
  })
  return { address: own, url: Object.assign(new URL(url), { pathname: `/${name}` }).href }
}

/** The schema after each migration, by its name, in their order. */
export async function schemasOf(postgres: Postgres): Promise<Map<string, string>> {
  const names = (await migrationsIn()).map(({ name }) => name)
  const { address } = await newOlderDatabase(postgres, 'each', names[0])
  return on(address, async (db) => {
    const schemas = new Map<string, string>()
    for (const name of names) {
      await db.transaction().execute((transaction) => migrateWithin(transaction, name))
      schemas.set(name, await schemaSql(db))
    }
    return schemas
  })
}

export const stateOf = ({ address }: OlderDatabase) =>
  on(address, async (db) => {
    const { rows } = await sql<{ name: string }>`select * from kysely_migration order by name`.execute(db)
    return { schema: await schemaSql(db), migrations: rows, last: rows.at(-1)?.name }
  })

/** Once everything is filled, what does not agree with the rows: counts, changes, lists and the search. */
export async function wrongIn(origin: string, { address }: OlderDatabase): Promise<string[]> {
  await on(address, untilFilled)
  const { call } = apiOf(origin, await signIn(origin))
  const page = { page: 1, limit: 1 }
  const lists = {
    general: (await call(questionRoutes.main, { query: page })).pagination.totalData,
    snpmb: (await call(snpmbQuestionRoutes.list, { query: page })).pagination.totalData,
  }
  const isFound =
    (await call(questionRoutes.main, { query: { ...page, q: 'p\u00e9cahan' } })).pagination.totalData === 1
  const changes = (await call(historyRoutes.list, { query: { ...page, by: 'change' } })).pagination.totalData
  return on(address, async (db) => {
    const { rows } = await sql<{ general: number; snpmb: number; unlisted: number }>`
      select (count(*) filter (where product_type = 1))::int as general,
        (count(*) filter (where product_type = 2))::int as snpmb,
        (select count(*) from history where not exists (
          select from change where change.change_id = history.change_id))::int as unlisted
      from question where parent_id is null`.execute(db)
    const [{ unlisted, ...counted } = { unlisted: -1 }] = rows
    const checks = {
      counts: (await wrongTallies(db)) === 0,
      lists: JSON.stringify(lists) === JSON.stringify(counted),
      changes: unlisted === 0 && changes > 0,
      search: isFound,
    }
    return Object.entries(checks).flatMap(([name, isRight]) => (isRight ? [] : [name]))
  })
}

/** Waits until the jobs have filled what migrations left empty. */
export async function untilFilled(db: Db, minutes = 1) {
  for (let tries = 0; tries < minutes * 600; tries += 1) {
    const shares = await sharesDone(db)
    if (BACKFILLS.every(({ name }) => shares[name] === 1)) return
    await wait(100)
  }
  throw new Error(`what migrations left empty was not filled within ${minutes} min`)
}

export async function on<Result>(address: DatabaseAddress, work: (db: Db) => Promise<Result>) {
  const db = connect(address, { limits: 'migration', pool: 1 })
  return work(db).finally(() => db.destroy())
}
