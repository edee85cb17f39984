import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { type DatabaseAddress, driverOptions, inDatabase } from '../src/db/address.ts'
import { run } from './statement.ts'

const PAGE = 8192

/** One page of a table, of its long values or of an index, by the block's number. */
interface Page {
  relation: string
  block: number
}

/** Whether no page can be damaged here: the files of a server elsewhere are out of reach. */
export const noFiles = () => clusterFolder() === undefined

/** The files of the test server: ours has its socket beside them, also when it is named by a URL. */
function clusterFolder(): string | undefined {
  const { host } = new pg.Client(driverOptions(inject('server')))
  return host.startsWith('/') && existsSync(join(host, 'PG_VERSION')) ? host : undefined
}

/**
 * A copy of a database to which nothing is connected, with a byte of each of these pages changed on the disk.
 * PostgreSQL copies files, so that none of the copy is in its memory.
 */
export async function damagedCopy(source: DatabaseAddress, pages: Page[]): Promise<DatabaseAddress> {
  const server = inject('server')
  const cluster = clusterFolder()
  if (cluster === undefined) throw new Error('the files are out of reach')
  const name = `${inject('template')}_${randomUUID().replaceAll('-', '')}`
  const files = await run(
    source,
    `select regexp_replace(pg_relation_filepath(oid), '^base/\\d+/', '') as file
    from unnest($1::text[]) with ordinality relation (name, place) join pg_class on relname = name order by place`,
    [pages.map(({ relation }) => relation)],
  )
  await run(
    server,
    `create database ${name} template ${new pg.Client(driverOptions(source)).database} strategy file_copy`,
  )
  const [{ oid }] = await run(server, 'select oid from pg_database where datname = $1', [name])
  for (const [at, { block }] of pages.entries()) {
    await flipByte(join(cluster, 'base', String(oid), files[at].file), block * PAGE + PAGE - 100)
  }
  return inDatabase(source, name)
}

async function flipByte(path: string, place: number) {
  const file = await open(path, 'r+')
  const byte = Buffer.alloc(1)
  await file.read(byte, 0, 1, place)
  byte[0] = (byte[0] ?? 0) ^ 0xff
  await file.write(byte, 0, 1, place)
  await file.sync()
  await file.close()
}
