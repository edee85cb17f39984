import { invalid } from '@bank/contract'
import { mediaIdsIn } from '@bank/contract/rich-text'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Throws 422 at the text's field unless every picture in the text exists. Returns whether the text has any. */
export async function checkShownImages(db: Db, field: string, html: string | null | undefined): Promise<boolean> {
  const ids = [...new Set(mediaIdsIn(html ?? ''))]
  if (ids.length === 0) return false
  const { rows } = await sql`select from image where id = any(${ids}::text[])`.execute(db)
  if (rows.length < ids.length) throw invalid({ [field]: 'Ada gambar yang tidak ditemukan. Unggah lagi gambarnya.' })
  return true
}
