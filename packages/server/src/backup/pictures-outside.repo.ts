import type pg from 'pg'
import { type Bucket, pictureIn } from '../media/bucket/bucket.ts'
import { StartRefused } from '../process/start-refused.ts'

const AT_ONCE = 1_000

/** The pictures in the bucket as COPY would write them if they were rows of `image_bytes` (image_id, bytes). */
export async function* picturesOutside(client: pg.Client, bucket: Bucket | undefined): AsyncGenerator<Buffer> {
  const { rows } = await client.query("select from pg_class where oid = to_regclass('image_object')")
  if (rows.length === 0) return
  for (let page = await after(client, ''); page.length > 0; page = await after(client, page.at(-1)?.id ?? '')) {
    if (!bucket)
      throw new StartRefused(
        'Sebagian gambar di luar basis data: cadangan yang utuh memerlukan MEDIA_STORE yang sama dengan server.',
      )
    for (const { id, etag } of page) {
      const bytes = await pictureIn(bucket, etag)
      yield Buffer.from(`${id}\t\\\\x${bytes.toString('hex')}\n`)
    }
  }
}

async function after(client: pg.Client, last: string) {
  const { rows } = await client.query<{ id: string; etag: string }>(
    `select id, etag from image_object join image on id = image_id where id > $1 order by id limit ${AT_ONCE}`,
    [last],
  )
  return rows
}
