import { historyRoutes, importRoutes, importRowRoutes, LEVEL, questionRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type Client, importing, read, send, TWO } from '../../test/importing.ts'
import { make } from '../../test/make.ts'
import { withoutTriggers } from '../../test/without-triggers.ts'
import { world } from '../../test/world.ts'
import { tidyImages } from '../media/tidy.ts'
import { takeJob } from './job/job.repo.ts'
import { runImports } from './run-imports.ts'
import { tidyImports } from './tidy.repo.ts'

const { db, signIn } = await world({ rateLimits: false })
const a = make(db)
const { place, ready, saved } = importing(db)

describe('an import', () => {
  it('is of its own account; level 1 reads and removes all', async () => {
    const [staff, other, admin] = [await signIn(), await signIn(), await signIn(LEVEL.admin)]
    const { params } = await ready(staff)
    const missing = { status: 404 }
    await expect(other.call(importRoutes.lines, { params, query: {} })).rejects.toMatchObject(missing)
    for (const route of [importRoutes.get, importRoutes.save, importRoutes.undo, importRoutes.remove])
      await expect(other.call(route, { params })).rejects.toMatchObject(missing)
    await expect(other.call(importRowRoutes.list, { params, query: {} })).rejects.toMatchObject(missing)
    await expect(admin.call(importRoutes.save, { params })).rejects.toMatchObject({ code: 'CONFLICT' })
    const listed = async (client: Client) => (await client.call(importRoutes.list, { query: {} })).data
    expect([await listed(other), await listed(admin)]).toMatchObject([[], [{ id_import: params.id }]])
    await admin.call(importRoutes.remove, { params })
    expect(await db.selectFrom('import_file').select('no').execute()).toEqual([])
    expect(await listed(staff)).toEqual([])
  })

  it('goes on where a killed process left it, and saves no question twice', async () => {
    const staff = await signIn()
    const { params } = await ready(staff, TWO.slice(0, 6))
    await staff.call(importRoutes.edit, { params, body: { set: await place() } })
    for (const _ of [1, 2]) await staff.call(importRoutes.save, { params })
    const held = await takeJob(db)
    await runImports(db)
    expect(await read(staff, params.id), 'while its process may be at work').toMatchObject({ state: 'saving' })
    await expect(staff.call(importRoutes.remove, { params })).rejects.toMatchObject({ status: 409, code: 'CONFLICT' })
    await db
      .updateTable('import_job')
      .set({ leased_until: new Date(0) })
      .execute()
    await Promise.all([runImports(db), runImports(db)])
    expect(held?.id).toBe(params.id)
    expect(await read(staff, params.id)).toMatchObject({ state: 'done', counts: { saved: 1 } })
    expect(await db.selectFrom('question').select('id').execute()).toHaveLength(1)
  })

  it('is one change of Riwayat, which names its file, as taking it back does', async () => {
    const staff = await signIn()
    const { params, question: question_id } = await saved(staff)
    const kept = { kind: 'import', count: 1, title: 'Tryout 1.docx' }
    const changesOf = async (query: object) =>
      (await staff.call(historyRoutes.list, { query: { by: 'change', ...query } })).changes
    expect(await changesOf({ ac_id: staff.id })).toMatchObject([{ ...kept, action: 'add' }])
    await staff.call(importRoutes.undo, { params })
    await runImports(db)
    const both = [
      { ...kept, action: 'delete' },
      { ...kept, action: 'add' },
    ]
    expect(await changesOf({ ac_id: staff.id })).toMatchObject(both)
    expect(await changesOf({ question_id })).toMatchObject(both)
  })

  it('that is taken back keeps what was changed since', async () => {
    const staff = await signIn()
    const { params, question } = await saved(staff)
    await staff.call(questionRoutes.update, { params: { id: question }, body: { label: 'exam' } })
    await staff.call(importRoutes.undo, { params })
    await runImports(db)
    expect(await read(staff, params.id)).toMatchObject({
      state: 'done',
      warnings: ['1 soal tetap ada, karena sudah diubah atau dipakai.'],
    })
    expect((await staff.call(questionRoutes.get, { params: { id: question } })).data).toHaveLength(1)
  })

  it('stops when its account may not write any more', async () => {
    const staff = await signIn()
    const { params } = await ready(staff, TWO.slice(0, 6))
    await staff.call(importRoutes.edit, { params, body: { set: await place() } })
    await staff.call(importRoutes.save, { params })
    await db.updateTable('account').set({ is_active: 2 }).where('id', '=', staff.id).execute()
    await runImports(db)
    const admin = await signIn(LEVEL.admin)
    expect(await read(admin, params.id)).toMatchObject({ state: 'ready', counts: { ready: 1, saved: 0 } })
  })

  it('is not read when its account may not write any more', async () => {
    const staff = await signIn()
    const { id_import } = await send(staff, TWO)
    await db.updateTable('account').set({ is_active: 2 }).where('id', '=', staff.id).execute()
    await runImports(db)
    const error = 'Akun yang mengimpor tidak aktif lagi.'
    expect(await read(await signIn(LEVEL.admin), id_import)).toMatchObject({ state: 'failed', error })
    expect(await db.selectFrom('import_row').select('id').execute()).toEqual([])
  })

  it('that an admin takes back stands in Riwayat as taken back by the admin', async () => {
    const [staff, admin] = [await signIn(), await signIn(LEVEL.admin)]
    const { params } = await saved(staff)
    await admin.call(importRoutes.undo, { params })
    await runImports(db)
    const changes = await db.selectFrom('change').select(['account_id', 'kind']).where('kind', '=', 'import').execute()
    expect(changes.map(({ account_id }) => account_id)).toEqual([staff.id, admin.id])
    const removed = db.selectFrom('history').select('account_id').where('resource', '=', 'question')
    expect(await removed.where('action', '=', 'delete').execute()).toEqual([{ account_id: admin.id }])
  })

  it('that saved a part of its questions is kept, taken back and counted as one that ended', async () => {
    const staff = await signIn()
    const { params } = await saved(staff)
    // what is left waits for a person
    await db.updateTable('import_job').set({ state: 'ready' }).where('id', '=', params.id).execute()
    const jobs = sql`update import_job set created_at = now() - interval '45 days', updated_at = now() - interval '20 days'`
    await withoutTriggers(db, 'import_job', jobs, 'stamp')
    await sql`update import_file set created_at = now() - interval '45 days'`.execute(db)
    await tidyImports(db)
    expect(await db.selectFrom('import_file').select('upload').execute()).toEqual([])
    for (let open = 0; open < 3; open++) await send(staff, TWO)
    await staff.call(importRoutes.undo, { params })
    await runImports(db)
    expect(await read(staff, params.id)).toMatchObject({ state: 'undone' })
  })

  it('is forgotten in time: its file a day after it ended, itself after thirty; its pictures stay until then', async () => {
    const staff = await signIn()
    const { params } = await saved(staff)
    const picture = await a.image()
    await db.insertInto('import_image').values({ job_id: params.id, image_id: picture.id }).execute()
    await sql`update image set created_at = now() - interval '2 days'`.execute(db)
    const left = async () => {
      await tidyImports(db)
      await tidyImages(db)
      const count = async (table: 'import_job' | 'import_file' | 'image') =>
        (await db.selectFrom(table).selectAll().execute()).length
      return [await count('import_job'), await count('import_file'), await count('image')]
    }
    const pass = async (days: number) => {
      const jobs = sql`update import_job set updated_at = now() - make_interval(days => ${days})`
      await withoutTriggers(db, 'import_job', jobs, 'stamp')
      await sql`update import_file set created_at = now() - make_interval(days => ${days})`.execute(db)
    }
    expect(await left()).toEqual([1, 1, 1])
    await pass(2)
    expect(await left()).toEqual([1, 0, 1])
    await pass(31)
    expect(await left()).toEqual([0, 0, 0])
  })
})
