import type { Db } from '../db/connect.ts'
import { carelessSettings } from '../db/durability.ts'
import { migrationNames } from '../db/migrate.ts'
import { clockSkew, damagedImages, damagedPages, migrationsRun, serverVersion, wrongTallies } from './content.repo.ts'
import { type DatabaseCheck, type Finding, weak, well, wrong } from './finding.ts'

const RESTORE = 'Segera buat cadangan, periksa disk mesin ini, lalu pulihkan cadangan yang utuh dengan npm run restore.'

/** In the order in which they are told. */
export const databaseChecks: DatabaseCheck[] = [
  { name: 'PostgreSQL', look: version },
  { name: 'Ketahanan', look: durability },
  { name: 'Jam', look: async (db) => clock(await clockSkew(db)) },
  { name: 'Checksum', look: checksums },
  { name: 'Skema', look: schema },
  { name: 'Hitungan', look: tallies },
  { name: 'Gambar', look: images },
]

async function version(db: Db): Promise<Finding> {
  const { number, words } = await serverVersion(db)
  if (number >= 150_000) return well(`versi ${words}`)
  return wrong(`versi ${words} terlalu lama`, 'Pakai PostgreSQL 15 atau yang lebih baru.')
}

async function durability(db: Db): Promise<Finding> {
  const off = await carelessSettings(db)
  if (off.length === 0) return well('tahan listrik padam')
  const says = `${off.join(', ')} tidak aktif: yang sudah disimpan dapat hilang bila listrik padam`
  return wrong(says, 'Aktifkan di pengaturan PostgreSQL, lalu mulai ulang.')
}

export function clock(skew: number): Finding {
  const seconds = Math.round(Math.abs(skew) / 1000)
  if (seconds < 5) return well('sama dengan jam basis data')
  const todo = 'Nyalakan penyelarasan waktu (NTP) di kedua mesin.'
  const says = `berbeda ${seconds.toLocaleString('id-ID')} detik dari jam basis data`
  return seconds < 60 ? weak(says, todo) : wrong(says, todo)
}

async function checksums(db: Db): Promise<Finding> {
  const damaged = await damagedPages(db)
  return damaged === 0
    ? well('tidak ada halaman rusak yang tercatat')
    : wrong(`${damaged} halaman rusak di disk`, RESTORE)
}

async function schema(db: Db): Promise<Finding> {
  const [known, run] = await Promise.all([migrationNames(), migrationsRun(db)])
  if (run.some((name) => !known.includes(name)))
    return wrong(
      'lebih baru daripada Bank Soal ini',
      'Perbarui Bank Soal, atau pulihkan cadangan dari sebelum pembaruan.',
    )
  const missing = known.filter((name) => !run.includes(name)).length
  if (missing === 0) return well('terbaru')
  return weak(
    `${missing} pembaruan belum dijalankan`,
    'Buat cadangan, lalu jalankan npm start: pembaruan berjalan sendiri.',
  )
}

async function tallies(db: Db): Promise<Finding> {
  const off = await wrongTallies(db)
  if (off === 0) return well('sama dengan isi bank')
  return wrong(`${off} hitungan tidak sama dengan isi bank`, 'Jalankan "select recount_questions()" di basis data ini.')
}

async function images(db: Db): Promise<Finding> {
  const damaged = await damagedImages(db)
  if (damaged.length === 0) return well('semua utuh')
  return wrong(`${damaged.length} gambar hilang atau berubah, misalnya ${damaged[0]}`, RESTORE)
}
