import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { workerDatabase } from '../../test/database.ts'
import { familyOf, rootOf } from './families.ts'
import { REFERENCES } from './references.ts'

const db = await workerDatabase()

const tables = await sql<{ name: string }>`
  select tgrelid::regclass::text as name from pg_trigger where tgname = 'history'`.execute(db)
const roots = new Set(tables.rows.flatMap(({ name }) => rootOf(name) ?? []))
const kept = [...roots].flatMap(familyOf)

it('can restore the rows of every table that has a history', () => {
  expect(kept.map(({ table }) => table).toSorted()).toEqual(tables.rows.map(({ name }) => name).toSorted())
})

it('knows the key of each table, and whether it says who edited it', async () => {
  for (const { table, key, stamped } of kept) {
    const { rows } = await sql<{ name: string; inKey: boolean }>`
      select a.attname as name, coalesce(a.attnum = any(i.indkey), false) as "inKey"
      from pg_attribute a left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
      where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`.execute(db)
    const inKey = rows.filter((row) => row.inKey).map(({ name }) => name)
    expect({ table, key }).toEqual({ table, key: inKey })
    expect(stamped, table).toBe(rows.some(({ name }) => name === 'updated_by'))
  }
})

it('knows what each of their references names', async () => {
  const { rows } = await sql<{ column: string; table: string }>`
    select distinct a.attname as "column", c.confrelid::regclass::text as "table" from pg_constraint c
    cross join unnest(c.conkey, c.confkey) as pair (own, theirs)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = pair.own
    join pg_attribute named on named.attrelid = c.confrelid and named.attnum = pair.theirs and named.attname = 'id'
    where c.contype = 'f' and c.conrelid::regclass::text = any(${kept.map(({ table }) => table)}::text[])
      and a.attname not in ('created_by', 'updated_by')`.execute(db)
  const named = Object.entries(REFERENCES).map(([column, { table }]) => `${column}: ${table}`)
  expect(named.toSorted()).toEqual(rows.map(({ column, table }) => `${column}: ${table}`).toSorted())
})
