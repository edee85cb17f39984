import { DiskFull, isNoSpace } from '../free-space/no-space.ts'
import { StartRefused } from '../process/start-refused.ts'
import type { Wishes } from './open.ts'

/** What a person can do about a database that cannot be used, by the code of PostgreSQL, its driver or the system. */
const SENTENCES: [RegExp, (place: string, said: string) => string][] = [
  [
    /^(ECONN.*|E?TIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|57P0.|08...|CLOSED)$/,
    (place, said) =>
      `${place} tidak dapat dihubungi (${said}); periksa alamatnya dan apakah PostgreSQL berjalan di sana.`,
  ],
  [/^28...$/, (place, said) => `${place} menolak nama atau sandi (${said}); perbaiki keduanya.`],
  [/^3D000$/, (place, said) => `${place} belum memiliki basis data itu (${said}); buat dahulu dengan createdb.`],
  [/^42501$/, (place, said) => `${place} tidak memberi cukup hak (${said}); jadikan role itu pemilik basis data.`],
  [/^53300$/, (place, said) => `${place} kehabisan koneksi (${said}); naikkan max_connections atau kurangi server.`],
  [/^(53100|ENOSPC)$/, (place, said) => `disk ${place} penuh (${said}); kosongkan ruang di sana, lalu jalankan lagi.`],
  [
    /^(XX001|XX002|58030)$/,
    (place, said) =>
      `data di ${place} rusak (${said}); periksa dengan npm run doctor, selamatkan dengan npm run backup -- --salvage.`,
  ],
]
const REST = (place: string, said: string) =>
  `${place} menjawab dengan kesalahan (${said}); periksa dengan npm run doctor.`

/** Does `work` with a database. Its failures that a person can mend become StartRefused: one sentence, with what to do. */
export async function explaining<Result>(wishes: Pick<Wishes, 'url' | 'folder'>, work: () => Promise<Result>) {
  try {
    return await work()
  } catch (error) {
    throw refusalOf(error, wishes)
  }
}

function refusalOf(error: unknown, { url, folder }: Pick<Wishes, 'url' | 'folder'>): unknown {
  const reason = reasonOf(error)
  const sentence = reason && (SENTENCES.find(([codes]) => codes.test(codeOf(reason)))?.[1] ?? restFor(error))
  if (!sentence) return error
  if (url === undefined && isNoSpace(reason)) return new DiskFull(folder, error)
  const [variable, place] =
    url === undefined ? ['DATA_DIR', `basis data di ${folder}`] : ['DATABASE_URL', `server ${hostIn(url)}`]
  return new StartRefused(`${variable}: ${sentence(place, reason.message)}`, { cause: error })
}

/** Any other error that PostgreSQL itself has sent. A refusal with another reason stays as it is. */
const restFor = (error: unknown) => (error instanceof Error && 'severity' in error ? REST : undefined)

/** The error behind this one: a refusal may have it as its cause, and a host name with two addresses has two. */
function reasonOf(error: unknown): Error | undefined {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  if (error instanceof StartRefused) return reasonOf(error.cause)
  return error instanceof Error ? error : undefined
}

/** The driver's messages without a code, for a server that does not answer or hangs up. */
const SILENT = /^(timeout exceeded|timeout expired|Connection terminated)/
/** The driver refuses a password itself when there is none in the address. */
const NO_PASSWORD = /^SASL: /

function codeOf(error: Error): string {
  if (SILENT.test(error.message)) return 'CLOSED'
  if (NO_PASSWORD.test(error.message)) return '28P01'
  return 'code' in error ? String(error.code) : ''
}

const hostIn = (url: string) => (URL.canParse(url) ? new URL(url).host : 'itu')
