import { importRoutes, LEVEL, questionRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { importing, read, rowsOf, send, TWO } from '../../../test/importing.ts'
import { world } from '../../../test/world.ts'
import { runImports } from '../run-imports.ts'

const { db, signIn } = await world()
const { place, ready, saved } = importing(db)
type Client = Awaited<ReturnType<typeof signIn>>

/** The database fails at each question that is written or deleted, as a program with a mistake in it would. */
async function fail(table = 'question') {
  await sql`create function fail() returns trigger language plpgsql as $$ begin raise exception 'a mistake'; end $$`.execute(
    db,
  )
  await sql`create trigger fail before insert or delete on ${sql.table(table)} execute function fail()`.execute(db)
}
const mend = () => sql`drop function if exists fail cascade`.execute(db)
afterEach(mend)

const pauses = async () =>
  (
    await sql<{ left: number }>`
  select extract(epoch from leased_until - clock_timestamp())::float as left from import_job
  where leased_until > clock_timestamp()`.execute(db)
  ).rows.map(({ left }) => left)

/** Tries until the import is left alone; gives the pauses between, in seconds. */
async function triedOut(staff: Client, id: number, most = 5) {
  const waited: number[] = []
  for (let tries = 1; tries <= most; tries++) {
    await expect(runImports(db)).rejects.toThrow(`failed, try ${tries} of ${most}`)
    await runImports(db)
    waited.push(...(await pauses()))
    await db.updateTable('import_job').set({ leased_until: null }).execute()
  }
  await runImports(db)
  return { waited, job: await read(staff, id) }
}

it('stops saving after some tries with growing pauses, loses nothing, and saves once when it is asked again', async () => {
  const staff = await signIn()
  const { params } = await ready(staff, TWO.slice(0, 6))
  await staff.call(importRoutes.edit, { params, body: { set: await place() } })
  await staff.call(importRoutes.save, { params })
  await fail()
  const { waited, job } = await triedOut(staff, params.id)
  expect(waited.map((left) => Math.ceil(left / 5) * 5)).toEqual([5, 15, 45, 135])
  const error = expect.stringContaining('Penyimpanan berhenti karena gangguan di server.')
  expect(job).toMatchObject({ state: 'ready', stopped: 'saving', error, counts: { ready: 1, saved: 0 } })
  await mend()
  await staff.call(importRoutes.save, { params })
  await runImports(db)
  expect(await read(staff, params.id)).toMatchObject({
    state: 'done',
    stopped: null,
    error: null,
    counts: { saved: 1 },
  })
  expect(await db.selectFrom('question').select('id').execute()).toHaveLength(1)
})

it('stops taking back in the same way', async () => {
  const staff = await signIn()
  const { params } = await saved(staff)
  await staff.call(importRoutes.undo, { params })
  await fail()
  const { job } = await triedOut(staff, params.id)
  expect(job).toMatchObject({ state: 'done', stopped: 'undoing', counts: { saved: 1 } })
  await mend()
  await staff.call(importRoutes.undo, { params })
  await runImports(db)
  expect(await read(staff, params.id)).toMatchObject({ state: 'undone', stopped: null, error: null })
})

it('gives a file up in the same way, and reads it when it is asked again; not one that was refused', async () => {
  const [staff, other] = [await signIn(), await signIn()]
  await fail('import_row')
  const params = { id: (await send(staff, TWO)).id_import }
  const { job } = await triedOut(staff, params.id, 2)
  const error = expect.stringContaining('Berkasnya masih ada di sini.')
  expect(job).toMatchObject({ state: 'failed', stopped: 'reading', error })
  await mend()
  await expect(other.call(importRoutes.again, { params })).rejects.toMatchObject({ status: 404 })
  await staff.call(importRoutes.again, { params })
  await runImports(db)
  expect(await read(staff, params.id)).toMatchObject({ state: 'ready', stopped: null, error: null })

  await db.updateTable('import_job').set({ state: 'failed', error: 'Berkas rusak.' }).execute()
  await expect(staff.call(importRoutes.again, { params })).rejects.toMatchObject({ status: 409 })
})

it('does not bring back a question that was deleted since', async () => {
  const [staff, admin] = [await signIn(), await signIn(LEVEL.admin)]
  const { params, question } = await saved(staff)
  await admin.call(questionRoutes.remove, { params: { id: question } })
  await staff.call(importRoutes.edit, { params, body: { accept: true } })
  expect(await rowsOf(staff, params.id)).toMatchObject([{ state: 'saved', id_question: null }])
})
