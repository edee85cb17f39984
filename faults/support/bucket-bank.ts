import { createHash } from 'node:crypto'
import { topicRoutes } from '@bank/contract/topic'
import { expect } from 'vitest'
import { apiOf } from '../../e2e/support/api.ts'
import type { DatabaseAddress } from '../../packages/server/src/db/address.ts'
import { type Bucket, pictureIn } from '../../packages/server/src/media/bucket/bucket.ts'
import { run } from '../../packages/server/test/statement.ts'

const LONGEST_MS = 60_000
/** The path of a picture in a bucket. */
export const PICTURE = /\/[0-9a-f]{64}$/

/** An upload as a person makes it; its address. */
export async function upload({ origin, token }: { origin: string; token: string }, bytes: Buffer): Promise<string> {
  const body = { image: bytes.toString('base64') }
  return (await apiOf(origin, token).call(topicRoutes.uploadImage, { body })).data
}

/** The SHA-256 of what is served at each address; the status instead where it is not 200. */
export const sumsServed = (origin: string, urls: string[]) =>
  Promise.all(
    urls.map(async (url) => {
      const response = await fetch(`${origin}${url}`)
      const bytes = Buffer.from(await response.arrayBuffer())
      return response.ok ? createHash('sha256').update(bytes).digest('hex') : String(response.status)
    }),
  )

/** What the rows say of pictures, compared with the bytes in the database and in the bucket: one sentence for each wrong one. */
export async function wrongPictures(address: DatabaseAddress, bucket: Bucket): Promise<string[]> {
  const rows: { id: string; etag: string; outside: boolean; inside: string | null }[] = await run(address, PICTURES)
  const found = rows.map(async ({ id, etag, outside, inside }) => {
    if (outside === (inside !== null)) return `${id} ${outside ? 'twice' : 'nowhere'}`
    if (inside) return inside === etag ? '' : `${id} spoilt`
    return pictureIn(bucket, etag).then(
      () => '',
      (error: Error) => `${id} ${error.message}`,
    )
  })
  return (await Promise.all(found)).filter(Boolean)
}

const PICTURES = `
  select id, etag, o.image_id is not null as outside, encode(sha256(b.bytes), 'hex') as inside
  from image left join image_bytes b on b.image_id = id left join image_object o on o.image_id = id`

/** All addresses of pictures, and the names of their objects. */
export const picturesIn = (address: DatabaseAddress): Promise<{ url: string; etag: string }[]> =>
  run(address, `select '/media/' || id || '.' || type as url, etag from image order by id`)

/** Resolves when no picture is in the database any more. */
export const untilOutside = (address: DatabaseAddress) =>
  expect.poll(() => run(address, 'select image_id from image_bytes'), { timeout: LONGEST_MS }).toEqual([])
