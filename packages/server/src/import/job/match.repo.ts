import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/connect.ts'
import { idOf } from '../../media/media-url.repo.ts'
import type { Base } from '../../question/content/prints.ts'

/** What tells each picture of the bank apart, by its address. */
export async function pictureKeysOf(db: Db, addresses: readonly string[]): Promise<Map<string, string>> {
  const ids = new Map(addresses.flatMap((address) => (idOf(address) ? [[idOf(address) ?? '', address] as const] : [])))
  if (ids.size === 0) return new Map()
  const rows = await db
    .selectFrom('image')
    .select(['id', 'etag'])
    .where('id', 'in', [...ids.keys()])
    .execute()
  return new Map(rows.map(({ id, etag }) => [ids.get(id) ?? '', etag]))
}

/** Addresses of pictures that stand in the bank, by what tells each apart. */
export async function knownPictures(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ etag: string; url: string }>`
    select distinct on (etag) etag, '/media/' || id || '.' || type as url from image
    where etag = any(${keys}::text[]) and used_at is not null order by etag, created_at, id`.execute(db)
  return new Map(rows.map(({ etag, url }) => [etag, url]))
}

export interface KnownExport {
  id: number
  made: number
  name_creator: string
  id_creator: number
}

/** Exports by their numbers. */
export async function exportsOf(db: Db, ids: readonly number[]): Promise<Map<number, KnownExport>> {
  const rows = await db
    .selectFrom('export_job as j')
    .innerJoin('account as creator', 'creator.id', 'j.created_by')
    .select(['j.id', 'j.created_at', 'j.created_by as id_creator', 'creator.name as name_creator'])
    .where('j.id', '=', anyOf([...ids]))
    .execute()
  return new Map(rows.map(({ created_at, ...row }) => [row.id, { ...row, made: created_at.getTime() }]))
}

export interface Item {
  export_id: number
  question_id: number
  code: string
  base: Base | null
}

/** What these exports know of their questions. */
export async function itemsOf(db: Db, ids: readonly number[]): Promise<Item[]> {
  return db
    .selectFrom('export_item as i')
    .innerJoin('question as q', 'q.id', 'i.question_id')
    .select(['i.export_id', 'i.question_id', 'q.code', sql<Base | null>`i.base`.as('base')])
    .where('i.export_id', '=', anyOf([...ids]))
    .orderBy('i.export_id')
    .orderBy('i.no')
    .execute()
}

/** The bank of each of these questions, by ids and by codes. */
export const questionsNamed = (db: Db, ids: readonly number[], codes: readonly string[]) =>
  db
    .selectFrom('question')
    .select(['id', 'code', 'product_type'])
    .where((where) => where.or([where('id', '=', anyOf([...ids])), where('code', 'in', ['', ...codes])]))
    .execute()
