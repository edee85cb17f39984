import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { run } from '../../test/statement.ts'
import { startEmbedded } from '../postgres/embedded.ts'
import { inDatabase } from './address.ts'
import { connect } from './connect.ts'
import { dropDatabase } from './drop-database.ts'
import { onOneConnection } from './one-connection.ts'

it('drops a database although autovacuum works in it and a client is connected to it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bank-drop-'))
  const settings = ['-c', 'autovacuum_naptime=1', '-c', 'fsync=off']
  const { address, stop } = await startEmbedded({ folder, settings })
  await run(address, 'create database crowded')
  const crowded = connect(inDatabase(address, 'crowded'), { pool: 1 })
  await sql`select 1`.execute(crowded)
  // so slow that autovacuum is at work for hours
  await run(
    inDatabase(address, 'crowded'),
    `create table note with (autovacuum_vacuum_cost_delay = 100, autovacuum_vacuum_cost_limit = 1,
      autovacuum_vacuum_insert_threshold = 0) as select repeat('x', 1000) from generate_series(1, 50000)`,
  )
  const workers = () => run(address, "select from pg_stat_activity where datname = 'crowded' and usename is null")
  await expect.poll(workers).not.toEqual([])
  await onOneConnection(address, (client) => dropDatabase(client, 'crowded'))
  expect(await run(address, "select from pg_database where datname = 'crowded'")).toEqual([])
  await crowded.destroy()
  await stop()
  await rm(folder, { recursive: true })
})
