import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { topicRoutes } from '@bank/contract'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { opened, rowsIn } from '../../../test/backed-up.ts'
import { blankDatabase, newDatabase } from '../../../test/database.ts'
import { make } from '../../../test/make.ts'
import { startS3 } from '../../../test/s3-server.ts'
import { world } from '../../../test/world.ts'
import { buildApp } from '../../app.ts'
import { restoreBackup } from '../../backup/restore.ts'
import { writeBackup } from '../../backup/write-backup.ts'
import { pictureChecks } from '../../doctor/pictures.ts'
import { pictureBytes } from '../../export/make/pictures.repo.ts'
import { readEnv } from '../../start/env.ts'
import { keepPictures } from '../../start/keep-pictures.ts'
import { copyImages } from '../copy-images.repo.ts'
import { decode } from '../decode.ts'
import { insertImage } from '../media.repo.ts'
import { bucketAt } from './bucket.ts'
import { countOutside, moveBack, moveOut, ownsBucket, sweep } from './move.repo.ts'

const s3 = await startS3()
afterAll(s3.stop)
const bucket = bucketAt(s3.place)
const { db, app, signIn } = await world({ bucket })
beforeEach(() => s3.objects.clear())

const NEXT_YEAR = Date.now() + 365 * 86_400_000
/** Of several parts. */
const large = await sharp({
  create: {
    width: 300,
    height: 300,
    channels: 3,
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
    background: '#fff',
  },
})
  .png()
  .toBuffer()

async function upload(bytes = large) {
  const staff = await signIn()
  const { data: url } = await staff.call(topicRoutes.uploadImage, { body: { image: bytes.toString('base64') } })
  return { url, bytes: await served(url), id: url.slice(7, 39) }
}
const served = async (url: string) => (await app.inject({ url })).rawPayload
const stored = () => db.selectFrom('image_bytes').select('image_id').execute()
const look = (at: typeof db, place?: typeof s3.place) =>
  pictureChecks[0]?.look({ db: at, env: { ...readEnv({}), bucket: place } })

it('moves pictures out and back byte for byte, and shows them all the while', async () => {
  const { url, bytes, id } = await upload()
  expect(await moveOut(db, bucket)).toBe(1)
  expect([await stored(), await countOutside(db), s3.objects.size]).toEqual([[], 1, 2])
  expect((await served(url)).equals(bytes)).toBe(true)
  expect((await pictureBytes(db, url, bucket)).equals(bytes)).toBe(true)

  const { id: actor } = await signIn()
  const copy = (await copyImages(db, [id], actor)).get(id)
  expect((await served(`/media/${copy}.png`)).equals(bytes)).toBe(true)
  expect([await stored(), s3.objects.size]).toEqual([[], 2])
  expect(await look(db, s3.place)).toMatchObject({ state: 'well', says: '2 gambar, semua utuh' })

  expect(await moveBack(db, bucket)).toBe(2)
  s3.objects.clear()
  expect((await served(url)).equals(bytes)).toBe(true)
  expect(await countOutside(db)).toBe(0)
})

it('keeps in the database what the bucket refuses or does not hold as it was', async () => {
  const { url, bytes } = await upload()
  const stranger = bucketAt({ ...s3.place, secret: 'salah' })
  await expect(moveOut(db, stranger)).rejects.toThrow(/^MEDIA_STORE: GET ditolak \(403 SignatureDoesNotMatch\)/)
  const forgetful = {
    ...bucket,
    get: async (name: string) => (name === 'pemilik' ? bucket.get(name) : Buffer.from('lain')),
  }
  await expect(moveOut(db, forgetful)).rejects.toThrow(/berubah/)
  expect([(await stored()).length, await countOutside(db)]).toEqual([1, 0])
  expect((await served(url)).equals(bytes)).toBe(true)
})

it('says so when the bucket is not named, away, or lacks a picture', async () => {
  const { url, id } = await upload()
  await moveOut(db, bucket)
  const without = await buildApp({ db })
  expect((await without.inject({ url })).json()).toMatchObject({ code: 'UNAVAILABLE', message: /di luar basis data/ })
  await without.close()
  expect(await look(db)).toMatchObject({ state: 'wrong', says: '1 gambar tidak terbaca tanpa MEDIA_STORE' })
  const error = vi.fn()
  await keepPictures(db, undefined, { error, warn: error })
  expect(error).toHaveBeenCalledWith('MEDIA_STORE: 1 gambar di luar basis data tidak terbaca tanpa variabel ini.')
  s3.objects.clear()
  expect((await app.inject({ url })).statusCode).toBe(503)
  expect(await look(db, s3.place)).toMatchObject({ state: 'wrong', says: expect.stringContaining(id) })
})

it('says why the bucket refuses', async () => {
  await upload()
  await moveOut(db, bucket)
  const todo = 'MEDIA_STORE: GET ditolak (403 SignatureDoesNotMatch); periksa MEDIA_KEY_ID dan MEDIA_SECRET.'
  const says = 'bucket tidak dapat dibaca, dengan 1 gambar di dalamnya'
  expect(await look(db, { ...s3.place, secret: 'salah' })).toEqual({ state: 'wrong', says, todo })
  const away = { ...s3.place, endpoint: 'http://127.0.0.1:1' }
  const reach = 'MEDIA_STORE: http://127.0.0.1:1 tidak dapat dihubungi.'
  expect(await look(db, away)).toEqual({ state: 'wrong', says, todo: reach })
})

it('moves nothing into the bucket of another database, which sweeps there', async () => {
  await upload()
  s3.objects.set('pemilik', Buffer.from('lain'))
  await expect(moveOut(db, bucket)).rejects.toThrow(/milik basis data lain/)
  expect([(await stored()).length, s3.objects.size]).toEqual([1, 1])
})

it('sweeps what no picture has, when it is old, and nothing of another database', async () => {
  const [kept, gone] = [await upload(), await upload(await sharp(large).resize(50).png().toBuffer())]
  await moveOut(db, bucket)
  await db.deleteFrom('image').where('id', '=', gone.id).execute()
  expect([await sweep(db, bucket), s3.objects.size]).toEqual([0, 3])
  s3.objects.set('pemilik', Buffer.from('lain'))
  expect([await ownsBucket(db, bucket), await sweep(db, bucket, NEXT_YEAR)]).toEqual([false, 0])
  expect(await look(db, s3.place)).toMatchObject({ state: 'weak' })
  s3.objects.delete('pemilik')
  expect([await sweep(db, bucket, NEXT_YEAR), s3.objects.size]).toEqual([1, 2])
  expect((await served(kept.url)).equals(kept.bytes)).toBe(true)
})

it('lets others move between two deletions of a sweep', async () => {
  for (const size of [40, 50]) await upload(await sharp(large).resize(size).png().toBuffer())
  await moveOut(db, bucket)
  await db.deleteFrom('image').execute()
  const holders = new Set<string>()
  const remove = async () => {
    const { rows } = await sql<{ by: string }>`
      select virtualtransaction as by from pg_locks where objid = hashtext('move-images')::oid`.execute(db)
    for (const { by } of rows) holders.add(by)
  }
  expect([await sweep(db, { ...bucket, remove }, NEXT_YEAR), holders.size]).toEqual([2, 2])
})

it('sweeps nothing that a transaction under way is about to show', async () => {
  const first = await upload()
  await moveOut(db, bucket)
  await db.deleteFrom('image').where('id', '=', first.id).execute()
  const picture = await decode(large)
  const { url } = await db.transaction().execute(async (saving) => {
    const saved = await insertImage(saving, picture, null)
    expect(await sweep(db, bucket, NEXT_YEAR)).toBe(1)
    return saved
  })
  expect((await served(url)).equals(first.bytes)).toBe(true)
  await moveOut(db, bucket)
  expect((await served(url)).equals(first.bytes)).toBe(true)
})

it('is in a backup as a whole, which is restored without the bucket', async () => {
  const source = opened(await newDatabase())
  const folder = await mkdtemp(join(tmpdir(), 'bank-bucket-'))
  const path = join(folder, 'outside.backup')
  for (let each = 0; each < 3; each += 1) await make(source.db).image()
  const before = await rowsIn(source.db)
  await moveOut(source.db, bucket)
  await make(source.db).image()
  await expect(writeBackup(source.address, path)).rejects.toThrow(/memerlukan MEDIA_STORE/)
  await writeBackup(source.address, path, { bucket })

  const copy = opened(await blankDatabase())
  await restoreBackup(copy.address, path)
  const after = await rowsIn(copy.db)
  expect(after.image_bytes).toHaveLength(4)
  expect(after.image_bytes).toEqual(expect.arrayContaining(before.image_bytes ?? []))
  expect(after.image).toEqual((await rowsIn(source.db)).image)
  expect([after.image_object, after.bucket_owner]).toEqual([[], []])
  await Promise.all([source.db.destroy(), copy.db.destroy()])
  await rm(folder, { recursive: true })
})
