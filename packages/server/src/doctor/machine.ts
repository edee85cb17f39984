import { access, constants, statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, resolve } from 'node:path'
import { newestBackup } from '../backup/folder.ts'
import type { Env } from '../start/env.ts'
import { type Finding, type MachineCheck, weak, well, wrong } from './finding.ts'

const MEGABYTE = 1024 * 1024
const DAY = 86_400_000

/** In the order of the report. */
export const machineChecks: MachineCheck[] = [
  { name: 'Node.js', look: async () => nodeVersion(process.versions.node) },
  { name: 'Zona waktu', look: async () => timeZone() },
  { name: 'Folder data', look: dataFolder },
  { name: 'Ruang disk', look: diskSpace },
  { name: 'Port', look: port },
  { name: 'Jaringan', look: async (env) => network(env) },
  { name: 'Surat', look: async (env) => mail(env) },
  { name: 'Cadangan', look: (env) => lastBackup(env) },
]

export function nodeVersion(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return well(`versi ${version}`)
  return wrong(`versi ${version} terlalu lama`, 'Pasang Node.js 20.19 atau yang lebih baru.')
}

function timeZone(): Finding {
  try {
    new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta' })
    return well('Asia/Jakarta dikenal')
  } catch {
    return wrong('Asia/Jakarta tidak dikenal Node.js', 'Pasang Node.js dengan data ICU lengkap.')
  }
}

export async function dataFolder({ DATABASE_URL, DATA_DIR }: Env): Promise<Finding> {
  if (DATABASE_URL) return well('tidak dipakai, sebab DATABASE_URL diisi')
  const folder = await nearestFolder(resolve(DATA_DIR))
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return well(`${folder} dapat ditulis`)
  } catch {
    const todo = 'Beri akun yang menjalankan Bank Soal hak baca dan tulis, atau pilih DATA_DIR lain.'
    return wrong(`${folder} tidak dapat ditulis`, todo)
  }
}

/** The folder itself, or the nearest existing folder above it. */
async function nearestFolder(folder: string): Promise<string> {
  const above = dirname(folder)
  if (above === folder) return folder
  return access(folder).then(
    () => folder,
    () => nearestFolder(above),
  )
}

type Look = (folder: string) => Promise<{ bavail: number; bsize: number }>

export async function diskSpace({ DATABASE_URL, DATA_DIR }: Env, look: Look = statfs): Promise<Finding> {
  if (DATABASE_URL) return well('diurus oleh server basis data')
  const { bavail, bsize } = await look(await nearestFolder(resolve(DATA_DIR)))
  const free = Math.floor((bavail * bsize) / MEGABYTE)
  const says = `${free.toLocaleString('id-ID')} MB kosong`
  const todo = 'Kosongkan disk atau pindahkan DATA_DIR ke disk yang lebih besar.'
  if (free < 256) return wrong(`${says}; perubahan ditolak di bawah 256 MB`, todo)
  if (free < 1024) return weak(says, todo)
  return well(says)
}

export async function port({ HOST, PORT }: Env): Promise<Finding> {
  const refusal = await refusalOf(HOST, PORT)
  if (refusal === undefined) return well(`${PORT} bebas`)
  if (refusal === 'EADDRINUSE' && (await isOurs(HOST, PORT)))
    return well(`${PORT} dilayani Bank Soal yang sedang berjalan`)
  if (refusal === 'EADDRINUSE')
    return wrong(`${PORT} dipakai program lain`, 'Hentikan program itu atau pilih PORT lain.')
  if (refusal === 'EACCES') return wrong(`${PORT} tidak boleh dipakai akun ini`, 'Pilih PORT di atas 1024.')
  return wrong(`${HOST} bukan alamat mesin ini (${refusal})`, 'Perbaiki HOST, misalnya 127.0.0.1 atau 0.0.0.0.')
}

function refusalOf(host: string, port: number) {
  return new Promise<string | undefined>((done) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message))
    server.listen({ host, port }, () => server.close(() => done(undefined)))
  })
}

async function isOurs(host: string, port: number) {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host
  const answer = await fetch(`http://${reachable}:${port}/v1/subject`, { signal: AbortSignal.timeout(3_000) }).catch(
    () => null,
  )
  // without a token our server answers in its own error form
  const body: unknown = await answer?.json().catch(() => null)
  return body instanceof Object && 'code' in body && body.code === 'UNAUTHENTICATED'
}

export function network({ isLoopback, BASE_URL, TRUST_PROXY }: Env): Finding {
  if (isLoopback) return well('hanya dari mesin ini, atau lewat proksi di mesin ini')
  if (TRUST_PROXY.length === 0) {
    const todo = 'Letakkan proksi HTTPS di depan dan isi TRUST_PROXY dengan alamatnya.'
    return weak('terbuka bagi jaringan tanpa proksi: sandi terkirim terbuka', todo)
  }
  if (BASE_URL?.startsWith('http://')) return weak('BASE_URL tanpa HTTPS', 'Pakai alamat https:// di BASE_URL.')
  return well('di belakang proksi')
}

export function mail({ SMTP_URL, BASE_URL, isLoopback }: Env): Finding {
  if (!SMTP_URL) return well('tidak diatur: admin menyetujui penggantian password dengan kode')
  const names = ['localhost', '127.0.0.1', '[::1]']
  if (BASE_URL && !isLoopback && names.includes(new URL(BASE_URL).hostname))
    return wrong(`tautan dalam surat menunjuk ke ${BASE_URL}`, 'Isi BASE_URL dengan alamat yang dibuka orang.')
  return well(`tautan dalam surat menunjuk ke ${BASE_URL}`)
}

export async function lastBackup({ BACKUP_DIR }: Env, now = new Date()): Promise<Finding> {
  if (!BACKUP_DIR) return weak('tidak ada cadangan malam', 'Isi BACKUP_DIR dengan folder di disk lain.')
  try {
    await access(await nearestFolder(resolve(BACKUP_DIR)), constants.W_OK | constants.X_OK)
  } catch {
    return wrong(`${BACKUP_DIR} tidak dapat ditulis`, 'Beri hak tulis atau pilih BACKUP_DIR lain.')
  }
  const newest = await newestBackup(BACKUP_DIR, now)
  const todo = 'Jalankan Bank Soal dan lihat lognya, atau buat sekarang dengan npm run backup.'
  if (!newest) return wrong(`belum ada satu pun di ${BACKUP_DIR}`, todo)
  const hours = Math.floor((now.getTime() - newest.getTime()) / 3_600_000)
  if (hours * 3_600_000 > 2 * DAY) return wrong(`yang terbaru berumur ${Math.floor(hours / 24)} hari`, todo)
  return well(`yang terbaru berumur ${hours} jam`)
}
