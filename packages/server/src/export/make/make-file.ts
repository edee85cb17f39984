import type { Question } from '@bank/contract'
import { paperOf } from '@bank/exchange/write/paper-of'
import { writtenOf } from '@bank/exchange/write/written-package'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { workerPool } from '../../process/worker-pool.ts'
import { questionsInOrder } from '../../question/list/question.repo.ts'
import { exportedIds, fail, forgetOldFiles, type Job, storeBases, storeFile, textBytes } from '../export.repo.ts'
import { choicesOf } from './choices.repo.ts'
import type { Given, Made } from './make-worker.ts'
import { picturesIn } from './pictures.repo.ts'

const LONGEST_MS = 5 * 60_000
const ROWS = 100

const task = 'makeInThread' satisfies keyof typeof import('./make-worker.ts')
const pool = workerPool(import.meta.url, 'make-worker', task, { resourceLimits: { maxOldGenerationSizeMb: 384 } })

/** Kinds that are edited and read again. */
const COMES_BACK: ReadonlySet<string> = new Set(['suntingan', 'excel', 'csv'])

const NOT_MADE = 'Berkas tidak dapat dibuat.'
const TOO_LARGE = 'Gambar soal-soal ini lebih dari 60 MB. Pecah menjadi beberapa ekspor.'
/** Each letter is held several times while the file is made. */
const MOST_TEXT = 32 * 1024 * 1024
const TOO_LONG = 'Teks soal-soal ini lebih dari 32 MB. Pecah menjadi beberapa ekspor.'
const NONE_LEFT = 'Semua soalnya sudah dihapus.'

/** Makes the file of an export of its questions as they are now, or says why it cannot be made. */
export async function makeFile(db: Db, job: Job): Promise<void> {
  if (job.attempts > 2) return fail(db, job.id, NOT_MADE)
  if ((await textBytes(db, job.id)) > MOST_TEXT) return fail(db, job.id, TOO_LONG)
  const questions = await rowsOf(db, job.id)
  if (questions.length === 0) return fail(db, job.id, NONE_LEFT)
  const { kind } = job.options
  const options = { ...job.options, image: job.image }
  const choices = kind === 'excel' ? { choices: await choicesOf(db, job.product_type) } : {}
  const paper = { ...paperOf(job.id, options, questions, job.created_at.getTime()), ...choices }
  const pictures = await picturesIn(db, paper)
  if (!pictures) return fail(db, job.id, TOO_LARGE)
  const stored = COMES_BACK.has(kind) ? questions.map(writtenOf) : []
  const file = await inWorker({ kind, name: job.file_name, paper, pictures, stored })
  if (!file) return fail(db, job.id, NOT_MADE)
  const seen = new Map(questions.map(({ id_question, updated_at }) => [id_question, new Date(updated_at)]))
  await inTransaction(db, { actor: job.created_by, change: `export-${job.id}` }, async (transaction) => {
    await storeFile(transaction, job.id, file.bytes, file.losses)
    await forgetOldFiles(transaction, job.id)
    await storeBases(transaction, job.id, file.bases, seen)
  })
}

/** Takes the bytes of its pictures away, which are not needed twice. */
const inWorker = (given: Given): Promise<Made | undefined> =>
  pool
    .run(given, { transferList: ownBytes(given.pictures), signal: AbortSignal.timeout(LONGEST_MS) })
    .catch(() => undefined)

/** Small pictures share their memory with others. */
const ownBytes = (pictures: Given['pictures']) =>
  [...pictures.values()].flatMap(({ bytes: { buffer, byteLength } }) =>
    buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
  )

async function rowsOf(db: Db, exportId: number): Promise<Question[]> {
  const ids = await exportedIds(db, exportId)
  const rows = []
  for (let from = 0; from < ids.length; from += ROWS)
    rows.push(...(await questionsInOrder(db, ids.slice(from, from + ROWS))))
  return rows as unknown as Question[]
}
