import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { type DatabaseAddress, inDatabase } from '../../src/db/address.ts'
import { connect } from '../../src/db/connect.ts'
import { isMigrated, migrate } from '../../src/db/migrate.ts'
import { onOneConnection } from '../../src/db/one-connection.ts'
import { DATABASE, ROLE } from '../../src/postgres/cluster.ts'
import { openHome } from '../../src/postgres/home.ts'
import { endPostmaster, launch } from '../../src/postgres/postmaster.ts'

const SCRIPT = await readFile(new URL('../../../../deploy/init-database.sql', import.meta.url), 'utf8')
const PASSWORD = `a'b"c\\d $e`

const folder = await mkdtemp(join(tmpdir(), 'bank-role-'))
const home = await openHome({ folder, binFolder: process.env.POSTGRES_BIN_DIR, settings: ['-c', 'fsync=off'] })
await appendFile(join(home.cluster, 'pg_hba.conf'), 'local all postgres trust\n')
const pid = await launch(home.cluster, home)
afterAll(async () => {
  await endPostmaster(pid, home.cluster)
  await home.tidy()
  await rm(folder, { recursive: true })
})
const superuser: DatabaseAddress = { ...home.address, user: 'postgres', password: '', database: 'postgres' }
const app: DatabaseAddress = { ...home.address, user: ROLE, password: PASSWORD, database: DATABASE }

const query = (address: DatabaseAddress, text: string) =>
  onOneConnection(address, async (client) => (await client.query(text)).rows)

it('gives the app of the composition a role that owns its database and no more', async () => {
  await expect.poll(() => query(superuser, 'select 1 as up').catch(() => [])).toEqual([{ up: 1 }])
  // the embedded cluster comes with the same two names
  await query(superuser, `drop database ${DATABASE}`)
  await query(superuser, `drop role ${ROLE}`)

  for (const statement of statementsOf(SCRIPT)) await query(superuser, statement)

  const [role] = await query(superuser, `select * from pg_roles where rolname = '${ROLE}'`)
  expect(Object.keys(role).filter((name) => role[name] === true)).toEqual(['rolinherit', 'rolcanlogin'])
  const owned = `select datname from pg_database where datdba = '${ROLE}'::regrole`
  expect(await query(superuser, owned)).toEqual([{ datname: DATABASE }])
  await expect(query(app, 'create database another')).rejects.toThrow('permission denied')
  await expect(query(inDatabase(app, 'postgres'), 'select 1')).rejects.toThrow('permission denied')
})

it('lets that role make everything that the server needs', async () => {
  await migrate(app)
  const db = connect(app)
  expect(await isMigrated(db)).toBe(true)
  await db.destroy()
})

/** What psql sends: it reads the password from the environment and quotes it. */
function statementsOf(script: string) {
  expect(script).toMatch(/^\\getenv password BANK_PASSWORD$/m)
  return script
    .replace(/^(?:--|\\).*$/gm, '')
    .replace(":'password'", pg.escapeLiteral(PASSWORD))
    .split(/;\s*/)
    .filter((statement) => statement.trim() !== '')
}
