import { sharesDone } from '../db/backfill.repo.ts'
import type { Db } from '../db/connect.ts'
import { checksumFailures } from '../db/damage.ts'
import { carelessSettings } from '../db/durability.ts'
import { setAside } from '../db/empty-queue.ts'
import { isMigrated, standing } from '../db/migrate.ts'
import { BACKFILLS } from '../start/backfills.ts'
import { clockSkew, damagedImages, serverVersion, wrongCells, wrongTallies } from './content.repo.ts'
import { type DatabaseCheck, type Finding, weak, well, wrong } from './finding.ts'
import { storage } from './storage.ts'

const RESTORE = 'Segera buat cadangan, periksa disk mesin ini, lalu pulihkan cadangan yang utuh dengan npm run restore.'

/** In the order of the report. */
export const databaseChecks: DatabaseCheck[] = [
  { name: 'PostgreSQL', look: version },
  { name: 'Ketahanan', look: durability },
  { name: 'Jam', look: async (db) => clock(await clockSkew(db)) },
  { name: 'Checksum', look: checksums },
  { name: 'Isi disk', look: storage },
  { name: 'Skema', look: schema },
  { name: 'Pengisian', look: backfills },
  { name: 'Antrean', look: queues },
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
  const { count: damaged } = await checksumFailures(db)
  return damaged === 0
    ? well('tidak ada halaman rusak yang tercatat')
    : wrong(
        `${damaged} kali PostgreSQL membaca halaman rusak di disk`,
        'Baca baris Isi disk: di sana tertulis tabelnya dan apa yang harus dilakukan. Periksa juga disk mesin ini.',
      )
}

async function schema(db: Db): Promise<Finding> {
  const { left, later, refusal } = await standing(db)
  if (refusal !== undefined)
    return wrong(
      'lebih baru daripada Bank Soal ini',
      'Perbarui Bank Soal, atau pulihkan cadangan dari sebelum pembaruan.',
    )
  if (later.length > 0)
    return weak(
      `sudah diperluas oleh Bank Soal yang lebih baru (${later.at(-1)}); versi ini tetap dapat memakainya`,
      'Perbarui juga Bank Soal ini.',
    )
  if (left.length === 0) return well('terbaru')
  return weak(
    `${left.length} pembaruan belum dijalankan`,
    'Buat cadangan, lalu jalankan npm start: pembaruan berjalan sendiri.',
  )
}

async function backfills(db: Db): Promise<Finding> {
  if (!(await isMigrated(db))) return well('menunggu pembaruan skema')
  const begun = await sharesDone(db)
  const shares = { ...Object.fromEntries(BACKFILLS.map(({ name }) => [name, 0])), ...begun }
  const open = Object.entries(shares).filter(([, share]) => share < 1)
  if (open.length === 0) return well('selesai, tidak ada yang masih diisi')
  const says = open.map(([name, share]) => `${name} ${Math.floor(share * 100)} %`).join(', ')
  return weak(says, 'Biarkan Bank Soal berjalan: pengisian berlanjut sendiri.')
}

/** Pieces of work that are named. */
const LISTED = 20

async function queues(db: Db): Promise<Finding> {
  if (!(await isMigrated(db))) return well('menunggu pembaruan skema')
  const aside = await setAside(db)
  if (aside.length === 0) return well('tidak ada pekerjaan yang disisihkan')
  const more = aside.length > LISTED ? `, dan ${aside.length - LISTED} lagi` : ''
  return wrong(
    `${aside.length} pekerjaan terputus tiga kali lalu disisihkan: ${aside.slice(0, LISTED).join(', ')}${more}`,
    'Ubah sedikit teks soal itu, lalu simpan: pekerjaannya dicoba lagi. Yang lain berjalan terus.',
  )
}

async function tallies(db: Db): Promise<Finding> {
  const off = (await wrongTallies(db)) + ((await isMigrated(db)) ? await wrongCells(db) : 0)
  if (off === 0) return well('sama dengan isi bank')
  return wrong(`${off} hitungan tidak sama dengan isi bank`, 'Jalankan "select recount_questions()" di basis data ini.')
}

async function images(db: Db): Promise<Finding> {
  const damaged = await damagedImages(db)
  if (damaged.length === 0) return well('semua utuh')
  return wrong(`${damaged.length} gambar hilang atau berubah, misalnya ${damaged[0]}`, RESTORE)
}
