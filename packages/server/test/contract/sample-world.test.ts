import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { emptier } from '../empty.ts'
import { historyColumns } from '../history-columns.ts'
import { world } from '../world.ts'
import { fingerprint } from './fingerprint.ts'
import { fillSampleWorld } from './sample-world.ts'

const { db } = await world()

it('has a row of everything with an id, so that every test that walks the contract meets it', async () => {
  await fillSampleWorld(db)
  const tables = (await historyColumns()).filter(({ column }) => column === 'id').map(({ table }) => table)
  const counts = tables.map(async (table) => {
    const { rows } = await sql<{
      empty: boolean
    }>`select not exists (select from ${sql.table(table)}) as empty`.execute(db)
    return rows[0]?.empty ? [table] : []
  })
  expect((await Promise.all(counts)).flat()).toEqual([])
})

it('is the same for every test of a file', async () => {
  const empty = await emptier(db)
  await empty()
  await fillSampleWorld(db)
  const first = await fingerprint(db)
  await empty()
  await fillSampleWorld(db)
  expect(await fingerprint(db)).toEqual(first)
})
