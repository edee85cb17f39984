import { expect, it } from 'vitest'
import { blankDatabase, newDatabase } from '../../test/database.ts'
import { expectGolden } from '../../test/golden.ts'
import { newerRelease } from '../../test/newer-release.ts'
import { schemaSql } from '../../test/schema-sql.ts'
import type { DatabaseAddress } from './address.ts'
import { connect } from './connect.ts'
import { migrate, migrateWithin } from './migrate.ts'
import { onOneConnection } from './one-connection.ts'

it('is what schema.sql says (golden)', async () => {
  await expectGolden('packages/server/src/db/schema.sql', await schemaAt(await newDatabase()))
})

it('is the same whether indexes are built while people write or in one transaction', async () => {
  const folder = await newerRelease({
    '0900-history-title':
      '-- expand concurrently\ncreate unique index concurrently history_title on history (title, id);',
  })
  const [served, restored] = [await blankDatabase(), await blankDatabase()]
  await migrate(served, { folder })
  await onOneConnection(restored, async (client, db) => {
    await client.query('begin')
    await migrateWithin(db, undefined, folder)
    await client.query('commit')
  })
  const schema = await schemaAt(served)
  expect(schema).toContain('CREATE UNIQUE INDEX history_title')
  expect(await schemaAt(restored)).toBe(schema)
})

async function schemaAt(address: DatabaseAddress) {
  const db = connect(address, { pool: 1 })
  return schemaSql(db).finally(() => db.destroy())
}
