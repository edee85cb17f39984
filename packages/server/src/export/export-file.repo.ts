// The file of an export, in pieces: it is written, kept and sent without being held whole.
import { randomUUID } from 'node:crypto'
import type { FileReply } from '@bank/contract'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { fewConnectionsOf } from '../db/few-connections.ts'
import { inPieces } from '../process/in-pieces.ts'

/** As large as what is sent at once. */
const PIECE = 256 * 1024
/** More than any file of the pictures and texts that an export may have, unless they stand in it many times. */
const MOST_BYTES = 200 * 1024 * 1024

/**
 * Stores the bytes of a file for an export, which has it once `useFile` says so. Returns its name among the files of the
 * export and its bytes; undefined when it is too large. What came of one that cannot be stored is deleted.
 */
export async function storePieces(
  db: Db,
  export_id: number,
  bytes: AsyncIterable<Uint8Array>,
  most = MOST_BYTES,
): Promise<{ name: string; size: number } | undefined> {
  const file = randomUUID()
  try {
    let no = 0
    let size = 0
    for await (const piece of inPieces(bytes, PIECE)) {
      size += piece.length
      if (size > most) {
        await forgetPieces(db, export_id, file)
        return undefined
      }
      await db.insertInto('export_piece').values({ export_id, file, no: no++, bytes: piece }).execute()
    }
    return { name: file, size }
  } catch (error) {
    // pieces that stay are deleted with the next file, or after a day
    await forgetPieces(db, export_id, file).catch(() => undefined)
    throw error
  }
}

const forgetPieces = (db: Db, exportId: number, file: string) =>
  db.deleteFrom('export_piece').where('export_id', '=', exportId).where('file', '=', file).execute()

/** Makes this the file of an export, in place of an earlier one. False when another process has taken the export meanwhile. */
export async function useFile(
  db: Db,
  { id, attempts }: { id: number; attempts: number },
  file: string,
  losses: readonly string[],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('export_job')
    .set({ state: 'done', losses: JSON.stringify(losses), leased_until: null, file })
    .where('id', '=', id)
    .where('state', '=', 'making')
    .where('attempts', '=', attempts)
    .executeTakeFirst()
  const isOurs = numUpdatedRows > 0n
  await db
    .deleteFrom('export_piece')
    .where('export_id', '=', id)
    .where('file', isOurs ? '<>' : '=', file)
    .execute()
  if (isOurs) await db.deleteFrom('export_file').where('export_id', '=', id).execute()
  return isOurs
}

/** Files by their exports: in pieces or, as the release before stored them, whole (`file` is null). */
const files = sql`(
  select p.export_id, p.file, sum(octet_length(p.bytes)) as bytes, max(p.created_at) as created_at
  from export_piece p join export_job j on j.id = p.export_id and j.file = p.file group by p.export_id, p.file
  union all select export_id, null, octet_length(bytes), created_at from export_file)`

export const hasFile = (exportId: string) => sql<boolean>`(
  exists (select from export_piece p where p.export_id = ${sql.ref(exportId)} and p.file = j.file)
  or exists (select from export_file f where f.export_id = ${sql.ref(exportId)}))`

interface Found {
  name: string
  file: string | null
  size: number
  created_at: Date
}

/** The file of an export, to be read while it is sent. Whole, a file of 60 MB took seconds of all calls' time. */
export async function findFile(db: Db, exportId: number): Promise<FileReply | undefined> {
  const { rows } = await sql<Found>`
    select j.file_name as name, f.file, f.bytes::int as size, f.created_at
    from ${files} f join export_job j on j.id = f.export_id
    where f.export_id = ${exportId} order by f.created_at desc limit 1`.execute(db)
  const [found] = rows
  if (!found) return undefined
  const { name, size, file } = found
  const from = fewConnectionsOf(db, 'heavy')
  const pieces = file === null ? partsOfWhole(from, exportId, found) : storedPieces(from, exportId, file, size)
  return { name, size, longest: Math.min(size, PIECE), pieces }
}

/** Throws when the file was deleted or made anew meanwhile. */
async function* storedPieces(db: Db, exportId: number, file: string, size: number) {
  const pieces = db.selectFrom('export_piece').select('bytes').where('export_id', '=', exportId)
  for (let no = 0; no * PIECE < size; no++) {
    yield (await pieces.where('file', '=', file).where('no', '=', no).executeTakeFirstOrThrow()).bytes
  }
}

/** The same of a file that the release before stored. */
async function* partsOfWhole(db: Db, exportId: number, { size, created_at }: Found) {
  const file = db.selectFrom('export_file').where('export_id', '=', exportId).where('created_at', '=', created_at)
  for (let at = 0; at < size; at += PIECE) {
    const piece = sql<Buffer>`substring(bytes from ${at + 1}::int for ${PIECE}::int)`.as('piece')
    yield (await file.select(piece).executeTakeFirstOrThrow()).piece
  }
}

const KEPT_BYTES = 500 * 1024 * 1024

/** Forgets the oldest files of the account of an export, so that all of its files are `most` bytes together; never the file of this one. */
export async function forgetOldFiles(db: Db, id: number, most = KEPT_BYTES) {
  await sql`
    with old as materialized (
      select export_id, file from (
        select f.export_id, f.file, sum(f.bytes) over (order by f.export_id <> ${id}, f.created_at desc, f.export_id desc) as bytes
        from ${files} f join export_job j on j.id = f.export_id
        where j.created_by = (select created_by from export_job where id = ${id})) newest
      where bytes > ${most} and export_id <> ${id}),
    pieces as (delete from export_piece p using old where p.export_id = old.export_id and p.file = old.file)
    delete from export_file f using old where f.export_id = old.export_id and old.file is null`.execute(db)
}

/** Forgets files after a day. */
export async function tidyFiles(db: Db): Promise<void> {
  // all pieces of a file at once, the last of which says when it was whole
  await sql`delete from export_piece p using (
      select export_id, file from export_piece group by export_id, file having max(created_at) < now() - interval '1 day') old
    where p.export_id = old.export_id and p.file = old.file`.execute(db)
  await sql`delete from export_file where created_at < now() - interval '1 day'`.execute(db)
}
