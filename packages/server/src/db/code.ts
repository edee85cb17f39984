import { sql } from 'kysely'
import type { Db } from './connect.ts'

const MAX_CODE = 20

/** A code that is not in use, made of the first letters of a name, with a number added when they are taken. */
export async function codeFrom(db: Db, table: 'subject' | 'category', name: string): Promise<string> {
  const stem = initials(name)
  // one transaction at a time per table: two with the same name would choose the same code
  await sql`select pg_advisory_xact_lock(hashtext(${`code:${table}`}))`.execute(db)
  const { rows } = await sql<{ code: string }>`
    select lower(code) as code from ${sql.table(table)} where lower(code) like ${`${stem.toLowerCase()}%`}`.execute(db)
  const taken = new Set(rows.map((row) => row.code))
  const candidates = [stem, ...Array.from({ length: taken.size }, (_, index) => `${stem}-${index + 2}`)]
  return candidates.find((code) => !taken.has(code.toLowerCase())) ?? stem
}

/** "Teks Informasi" becomes TEKINF, "Aljabar" ALJABA: at most six letters, from the first three words. */
function initials(name: string) {
  const words = name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .toUpperCase()
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, 3)
  const share = words.length === 1 ? 6 : words.length === 2 ? 3 : 2
  const stem = words.map((word) => word.slice(0, share)).join('')
  return (stem === '' ? 'KODE' : stem).slice(0, MAX_CODE - 5)
}
