import type { Db } from '../db/connect.ts'
import { type Bucket, bucketAt } from '../media/bucket/bucket.ts'
import { countOutside, damagedOutside, isForeign, knowsBuckets } from '../media/bucket/move.repo.ts'
import { StartRefused } from '../process/start-refused.ts'
import type { Env } from '../start/env.ts'
import { type Finding, weak, well, wrong } from './finding.ts'

/** Pictures in a bucket: every object is read, and compared with what the database says of it. */
export const pictureChecks = [{ name: 'Gambar di luar', look: outside }]

async function outside({ db, env }: { db: Db; env: Env }): Promise<Finding> {
  if (!(await knowsBuckets(db))) return well('tidak ada')
  const count = await countOutside(db)
  const bucket = env.bucket && bucketAt(env.bucket)
  if (!bucket && count === 0) return well('tidak ada')
  if (!bucket) return wrong(`${count} gambar tidak terbaca tanpa MEDIA_STORE`, 'Isi MEDIA_STORE seperti sebelumnya.')
  return judged(db, bucket, count).catch((error) => {
    if (!(error instanceof StartRefused)) throw error
    return wrong(`bucket tidak dapat dibaca, dengan ${count} gambar di dalamnya`, error.message)
  })
}

async function judged(db: Db, bucket: Bucket, count: number): Promise<Finding> {
  const damaged = await damagedOutside(db, bucket)
  if (damaged.length > 0)
    return wrong(
      `${damaged.length} dari ${count} gambar hilang atau berubah di bucket, misalnya ${damaged[0]}`,
      'Pulihkan objeknya dari versi lama di bucket, atau pulihkan cadangan yang utuh dengan npm run restore.',
    )
  if (await isForeign(db, bucket))
    return weak(
      'bucket ini milik basis data lain, jadi tidak ada yang dipindahkan ke sana atau dihapus di sana',
      'Bila basis data itu sudah tidak dipakai, hapus objek "pemilik" di bucket, lalu mulai ulang server.',
    )
  return well(`${count} gambar, semua utuh`)
}
