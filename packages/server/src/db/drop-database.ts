import type pg from 'pg'

/**
 * Drops a database, if it exists, and first ends the connections to it that this role may end. `with (force)` would
 * fail while autovacuum works there, because only a superuser may end it so; a plain drop ends it for every role.
 */
export async function dropDatabase(client: pg.Client, name: string) {
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pg_has_role(usename, 'member')`,
    [name],
  )
  await client.query(`drop database if exists ${name}`)
}
