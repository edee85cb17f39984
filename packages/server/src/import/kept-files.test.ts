import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { read, send, TWO } from '../../test/importing.ts'
import { world } from '../../test/world.ts'
import { runImports } from './run-imports.ts'

const { app, db, signIn } = await world({ rateLimits: false })

it('keeps three imports open for a person', async () => {
  const staff = await signIn()
  for (let open = 0; open < 3; open++) await send(staff, TWO)
  const file = 'Selesaikan atau hapus dahulu salah satu dari 3 impor yang terbuka.'
  await expect(send(staff, TWO)).rejects.toMatchObject({ status: 422, fields: { file } })
  expect(await send(await signIn(), TWO)).toMatchObject({ state: 'uploaded' })
})

const filesKept = async () => (await db.selectFrom('import_file').select('upload').execute()).length

it('takes no more than three that come together, and keeps the bytes of no other', async () => {
  const staff = await signIn()
  const sent = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(() => send(staff, TWO)))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await filesKept()).toBe(3)
})

it('keeps nothing of a file whose form is refused', async () => {
  await expect(send(await signIn(), TWO, 9)).rejects.toMatchObject({ status: 422 })
  expect(await filesKept()).toBe(0)
})

it.each([
  ['has two files', 'filename="b.txt"', 413],
  ['writes over its file', 'x=""', 422],
])('keeps nothing of a form that %s', async (_, second, status) => {
  const { token } = await signIn()
  const part = (about: string) => `--x\r\ncontent-disposition: form-data; name="file"; ${about}\r\n\r\n1. Apa?\r\n`
  const headers = { token, 'content-type': 'multipart/form-data; boundary=x' }
  const payload = `${part('filename="a.txt"')}${part(second)}--x--\r\n`
  const answer = await app.inject({ method: 'POST', url: '/v1/import', headers, payload })
  expect([answer.statusCode, await filesKept()]).toEqual([status, 0])
})

it('ends at 500 MB of files that an account sent within a day, and not for others', async () => {
  const staff = await signIn()
  const { id_import: id } = await send(staff, TWO)
  const bytes = 500 * 1024 * 1024
  await db.updateTable('import_job').set({ bytes, state: 'failed' }).where('id', '=', id).execute()
  await expect(send(staff, TWO)).rejects.toMatchObject({ status: 429, code: 'TOO_MANY' })
  expect(await filesKept()).toBe(1)
  expect(await send(await signIn(), TWO)).toMatchObject({ state: 'uploaded' })
  await db
    .updateTable('import_job')
    .set({ created_at: sql`now() - interval '25 hours'` })
    .where('id', '=', id)
    .execute()
  expect(await send(staff, TWO)).toMatchObject({ state: 'uploaded' })
})

it('says that a file is gone which a restored backup has left out', async () => {
  const staff = await signIn()
  const job = await send(staff, TWO)
  await db.deleteFrom('import_file').execute()
  await runImports(db)
  const error = 'Berkasnya tidak ikut dicadangkan. Unggah lagi.'
  expect(await read(staff, job.id_import)).toMatchObject({ state: 'failed', error })
})

it('gives a file up that has ended its process twice', async () => {
  const staff = await signIn()
  const job = await send(staff, TWO)
  await db.updateTable('import_job').set({ state: 'reading', attempts: 2 }).execute()
  await runImports(db)
  expect(await read(staff, job.id_import)).toMatchObject({ state: 'failed', error: 'Berkas ini tidak dapat dibaca.' })
})
