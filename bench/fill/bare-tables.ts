import type pg from 'pg'

/** Drops triggers, foreign keys and indexes of these tables for a fast fill; the returned function restores them. */
export async function bareTables(client: pg.Client, tables: string[]) {
  const names = tables.map((name) => `'${name}'::regclass`).join(', ')
  const { rows: keys } = await client.query<{ off: string; on: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as on
    from pg_constraint where contype = 'f' and conrelid in (${names})`)
  const { rows: indexes } = await client.query<{ off: string; on: string }>(`
    select format('drop index %s', indexrelid::regclass) as off, pg_get_indexdef(indexrelid) as on
    from pg_index where indrelid in (${names}) and not exists (select from pg_constraint where conindid = indexrelid)`)
  for (const name of tables) await client.query(`alter table ${name} disable trigger user`)
  for (const { off } of [...keys, ...indexes]) await client.query(off)

  return async (progress: (done: number, of: number) => void) => {
    const back = [...indexes, ...keys]
    for (const [index, { on }] of back.entries()) {
      await client.query(on)
      progress(index + 1, back.length)
    }
    for (const name of tables) await client.query(`alter table ${name} enable trigger user`)
  }
}
