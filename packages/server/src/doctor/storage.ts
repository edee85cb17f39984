import type { Db } from '../db/connect.ts'
import { wordsFor } from '../db/damage.ts'
import { type Finding, well, wrong } from './finding.ts'
import { damagedTables, readIndexes } from './storage.repo.ts'

const SALVAGE =
  'Jalankan npm run backup -- --salvage, periksa disk mesin ini, lalu npm run restore ke basis data yang kosong; atau pulihkan cadangan terakhir yang utuh.'

/** Reads every row with its long values, and every index that can be read whole. */
export async function storage(db: Db): Promise<Finding> {
  const tables = await damagedTables(db)
  const { damaged, read, all } = await readIndexes(db)
  const parts = [
    ...tables.map(
      ({ table, blocks, rows }) =>
        `tabel ${table} (${[countOf(blocks, 'blok'), countOf(rows, 'baris')].filter(Boolean).join(', ')} tidak terbaca)`,
    ),
    ...damaged.map(wordsFor),
  ]
  if (parts.length === 0) return well(`semua tabel terbaca, juga ${read} dari ${all} indeks`)
  return wrong(
    `rusak di disk: ${parts.join('; ')}`,
    tables.length > 0 ? SALVAGE : rebuild(damaged.map(({ name }) => name)),
  )
}

const countOf = (lost: unknown[], word: string) => (lost.length > 0 ? `${lost.length} ${word}` : '')

const rebuild = (indexes: string[]) =>
  `Isi tabel utuh: jalankan ${indexes.map((name) => `"reindex index ${name}"`).join(' dan ')} di basis data ini, atau npm run backup lalu npm run restore ke basis data yang kosong.`
