import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { StartRefused } from '../../process/start-refused.ts'
import { type Bucket, pictureIn } from './bucket.ts'
import { sha256 } from './sign.ts'

/**
 * Runs `work` in a transaction while no other server moves pictures or sweeps; undefined when one does. A bucket may take
 * longer to answer than a transaction may otherwise be idle.
 */
const alone = <Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result | undefined> =>
  db.transaction().execute(async (transaction) => {
    await sql`set local idle_in_transaction_session_timeout = '90s'`.execute(transaction)
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('move-images')) as mine`.execute(transaction)
    return rows[0]?.mine ? work(transaction) : undefined
  })

/**
 * Moves all pictures into the bucket, one in a transaction; who is killed goes on where it was. Returns how many. Throws
 * when the bucket is another database's, which would sweep them.
 */
export async function moveOut(db: Db, bucket: Bucket): Promise<number> {
  if (!(await db.selectFrom('image_bytes').select('image_id').limit(1).executeTakeFirst())) return 0
  if (!(await ownsBucket(db, bucket))) throw new StartRefused(FOREIGN)
  return eachAfter((after) =>
    alone(db, async (transaction) => {
      // the picture is locked before its bytes, in the order in which a deletion locks them
      const { rows } = await sql<{ id: string; etag: string; bytes: Buffer }>`
        select id, etag, bytes from image_bytes join image on id = image_id
        where image_id > ${after} order by image_id limit 1
        for key share of image skip locked for update of image_bytes skip locked`.execute(transaction)
      const [image] = rows
      if (!image) return undefined
      // also when it is there: its time of change becomes new, so that no sweep takes it
      await bucket.put(image.etag, image.bytes)
      await pictureIn(bucket, image.etag)
      await transaction.insertInto('image_object').values({ image_id: image.id }).execute()
      await transaction.deleteFrom('image_bytes').where('image_id', '=', image.id).execute()
      return image.id
    }),
  )
}

/** Moves all pictures back into the database; their objects stay until a sweep. Returns how many. */
export const moveBack = (db: Db, bucket: Bucket) =>
  eachAfter((after) =>
    alone(db, async (transaction) => {
      const { rows } = await sql<{ id: string; etag: string }>`
        select id, etag from image_object join image on id = image_id
        where image_id > ${after} order by image_id limit 1
        for key share of image skip locked for update of image_object skip locked`.execute(transaction)
      const [image] = rows
      if (!image) return undefined
      const bytes = await pictureIn(bucket, image.etag)
      await transaction.insertInto('image_bytes').values({ image_id: image.id, bytes }).execute()
      await transaction.deleteFrom('image_object').where('image_id', '=', image.id).execute()
      return image.id
    }),
  )

async function eachAfter(move: (after: string) => Promise<string | undefined>) {
  let moved = 0
  for (let last = await move(''); last !== undefined; last = await move(last)) moved += 1
  return moved
}

/** Whether this database knows of buckets: before an update it does not. */
export async function knowsBuckets(db: Db): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select to_regclass('image_object') is not null as known`.execute(db)
  return rows[0]?.known ?? false
}

/** How many pictures are in the bucket. */
export async function countOutside(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from image_object`.execute(db)
  return rows[0]?.n ?? 0
}

/** The pictures in the bucket whose objects are missing or differ. Throws when the bucket cannot be read. */
export async function damagedOutside(db: Db, bucket: Bucket): Promise<string[]> {
  const rows = await db
    .selectFrom('image_object')
    .innerJoin('image', 'id', 'image_id')
    .select(['id', 'etag'])
    .orderBy('id')
    .execute()
  const damaged: string[] = []
  for (const { id, etag } of rows) {
    const bytes = await bucket.get(etag)
    if (!bytes || sha256(bytes) !== etag) damaged.push(id)
  }
  return damaged
}

const OWNER = 'pemilik'
const FOREIGN =
  'MEDIA_STORE: bucket ini milik basis data lain, yang menghapus di sana; pakai bucket atau &prefix= yang lain.'

/** Whether the bucket is another database's. */
export async function isForeign(db: Db, bucket: Bucket): Promise<boolean> {
  const ours = await db.selectFrom('bucket_owner').select('id').executeTakeFirst()
  const owner = await bucket.get(OWNER)
  return owner !== undefined && owner.toString() !== ours?.id
}

/** Whether the bucket is this database's: the first that comes owns it. */
export async function ownsBucket(db: Db, bucket: Bucket): Promise<boolean> {
  await sql`insert into bucket_owner default values on conflict do nothing`.execute(db)
  const { id } = await db.selectFrom('bucket_owner').select('id').executeTakeFirstOrThrow()
  if ((await bucket.get(OWNER)) === undefined) await bucket.put(OWNER, Buffer.from(id))
  return !(await isForeign(db, bucket))
}

const KEPT_DAYS = 30
const DAY_MS = 86_400_000

/**
 * Deletes objects that no picture has and that nobody wrote for 30 days, so that a backup of the database by other means
 * still finds its pictures. Returns how many.
 */
export async function sweep(db: Db, bucket: Bucket, now = Date.now()): Promise<number> {
  if (!(await ownsBucket(db, bucket))) return 0
  let gone = 0
  let next: string | undefined
  do {
    const page = await bucket.list(next)
    next = page.next
    const old = page.objects.filter(
      ({ name, changed }) => /^[0-9a-f]{64}$/.test(name) && now - changed.getTime() > KEPT_DAYS * DAY_MS,
    )
    const unknown = await unknownTo(
      db,
      old.map(({ name }) => name),
    )
    for (const etag of unknown) if (await removeUnknown(db, bucket, etag)) gone += 1
  } while (next)
  return gone
}

/** Those that no picture has. */
async function unknownTo(db: Db, etags: string[]): Promise<string[]> {
  const { rows } = await sql<{ etag: string }>`
    select etag from unnest(${etags}::text[]) as old (etag)
    where not exists (select from image where image.etag = old.etag)`.execute(db)
  return rows.map(({ etag }) => etag)
}

/**
 * While no picture is moved, which would make a known one of it. One object in a transaction: of many, it would end for its
 * length, and with it the lock, before they are deleted.
 */
const removeUnknown = (db: Db, bucket: Bucket, etag: string) =>
  alone(db, async (transaction) => {
    const [isUnknown] = await unknownTo(transaction, [etag])
    if (isUnknown) await bucket.remove(etag)
    return isUnknown !== undefined
  })
