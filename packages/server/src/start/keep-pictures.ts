import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import type { Bucket } from '../media/bucket/bucket.ts'
import { countOutside, moveOut, ownsBucket, sweep } from '../media/bucket/move.repo.ts'
import { onlyOnce, repeatedly } from '../process/repeatedly.ts'

const MOVING = 2_000
const DAY = 86_400_000

/** Moves pictures into the bucket and sweeps it (decision 064); says what keeps it from that. The returned function stops it. */
export async function keepPictures(
  db: Db,
  bucket: Bucket | undefined,
  log: Pick<FastifyInstance['log'], 'error' | 'warn'>,
): Promise<() => void> {
  const tell = (error: unknown) => log.error(error)
  if (!bucket) {
    const outside = await countOutside(db)
    if (outside > 0) log.error(`MEDIA_STORE: ${outside} gambar di luar basis data tidak terbaca tanpa variabel ini.`)
    return () => {}
  }
  const isOwner = await ownsBucket(db, bucket).catch(tell)
  if (isOwner === false)
    log.warn('MEDIA_STORE: bucket ini milik basis data lain; tidak ada yang dipindahkan ke sana atau dihapus di sana.')
  if (!bucket.takesNew || isOwner === false) return () => {}
  const endMoving = repeatedly(
    MOVING,
    onlyOnce(() => moveOut(db, bucket)),
    tell,
  )
  const endSweeping = repeatedly(
    DAY,
    onlyOnce(() => sweep(db, bucket)),
    tell,
  )
  return () => {
    endMoving()
    endSweeping()
  }
}
