import type { WrittenPicture } from '@bank/exchange/write/written-question'
import type { Db } from '../../db/connect.ts'
import { type Bucket, pictureIn } from '../../media/bucket/bucket.ts'
import { idOf } from '../../media/media-url.repo.ts'

const MOST_BYTES = 60 * 1024 * 1024
const ADDRESS = /\/media\/[0-9a-f]{32}\.(?:png|jpg)/g

/** `key`: what tells it apart. */
export type StoredPicture = WrittenPicture & { key: string }

/** The pictures whose addresses stand in some plain data, by their addresses. Undefined when they are too large together. */
export async function picturesIn(db: Db, data: object): Promise<Map<string, StoredPicture> | undefined> {
  const addresses = [...new Set(JSON.stringify(data).match(ADDRESS))]
  const ids = new Map(addresses.map((address) => [idOf(address), address]))
  const known = await db
    .selectFrom('image')
    .select(['id', 'type', 'width', 'height', 'byte_size', 'etag'])
    .where('id', 'in', ['', ...ids.keys()])
    .execute()
  if (known.reduce((sum, { byte_size }) => sum + byte_size, 0) > MOST_BYTES) return undefined
  return new Map(
    known.map(({ id, type, width, height, etag }) => [
      ids.get(id) ?? '',
      { type: type === 'png' ? 'png' : 'jpeg', width, height, key: etag },
    ]),
  )
}

/** The bytes of one of them. Throws when it was deleted meanwhile. */
export async function pictureBytes(db: Db, address: string, bucket: Bucket | undefined): Promise<Buffer> {
  const { bytes, etag } = await db
    .selectFrom('image')
    .leftJoin('image_bytes', 'image_id', 'id')
    .select(['bytes', 'etag'])
    .where('id', '=', idOf(address) ?? '')
    .executeTakeFirstOrThrow()
  if (bytes) return bytes
  if (!bucket) throw new Error(`MEDIA_STORE: ${address} di luar basis data`)
  return pictureIn(bucket, etag)
}
