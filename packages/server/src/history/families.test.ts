import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { workerDatabase } from '../../test/database.ts'
import { FAMILIES } from './families.ts'
import { REFERENCES } from './references.ts'

const db = await workerDatabase()
const kept = Object.values(FAMILIES).flat()

it('can restore the rows of every table that has a history', async () => {
  const { rows } = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger where tgname = 'history'`.execute(db)
  expect(kept.map(({ table }) => table).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
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
  const { rows } = await sql<{ name: string }>`
    select distinct a.attname as name from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.conrelid::regclass::text = any(${kept.map(({ table }) => table)}::text[])
      and a.attname not in ('created_by', 'updated_by', 'product_type')`.execute(db)
  expect(Object.keys(REFERENCES).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})
