import { type ExportKind, IMPORT_LIMITS, type Question } from '@bank/contract'
import { bytesOfContent } from '@bank/exchange/write/file-content'
import { paperOf } from '@bank/exchange/write/paper-of'
import { writtenOf } from '@bank/exchange/write/written-package'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Bucket } from '../../media/bucket/bucket.ts'
import { workerPool } from '../../process/worker-pool.ts'
import { questionsInOrder } from '../../question/list/question.repo.ts'
import { COMES_BACK } from '../comes-back.ts'
import { exportedIds, fail, type Job, storeBases, textBytes } from '../export.repo.ts'
import { forgetOldFiles, storePieces, useFile } from '../export-file.repo.ts'
import { choicesOf } from './choices.repo.ts'
import type { Given, Made } from './make-worker.ts'
import { pictureBytes, picturesIn } from './pictures.repo.ts'

const LONGEST_MS = 5 * 60_000
const ROWS = 100

const task = 'makeInThread' satisfies keyof typeof import('./make-worker.ts')
const pool = workerPool(import.meta.url, 'make-worker', task, { resourceLimits: { maxOldGenerationSizeMb: 384 } })

const NOT_MADE = 'Berkas tidak dapat dibuat.'
const TOO_LARGE = 'Gambar soal-soal ini lebih dari 60 MB. Pecah menjadi beberapa ekspor.'
/** Each letter is held several times while the file is made. */
const MOST_TEXT = 32 * 1024 * 1024
const TOO_LONG = 'Teks soal-soal ini lebih dari 32 MB. Pecah menjadi beberapa ekspor.'
const FILE_TOO_LARGE = 'Berkasnya lebih dari 200 MB. Pecah menjadi beberapa ekspor.'
const NOT_TAKEN_BACK =
  'Berkas ini lebih dari 50 MB dan tidak dapat diimpor kembali. Pecah menjadi beberapa ekspor bila akan disunting.'
const NONE_LEFT = 'Semua soalnya sudah dihapus.'

/** Makes the file of an export of its questions as they are now, or says why it cannot be made. */
export async function makeFile(db: Db, job: Job, bucket?: Bucket): Promise<void> {
  if (job.attempts > 2) return fail(db, job, NOT_MADE)
  if ((await textBytes(db, job.id)) > MOST_TEXT) return fail(db, job, TOO_LONG)
  const seen = new Map<number, Date>()
  // its questions are held no longer than until the thread has them
  const made = await inWorker(givenOf(db, job, seen))
  if (typeof made === 'string') return fail(db, job, made)
  const bytes = bytesOfContent(made.content, (address) => pictureBytes(db, address, bucket))
  const file = await storePieces(db, job.id, bytes)
  if (!file) return fail(db, job, FILE_TOO_LARGE)
  const losses = [...notTakenBack(job.options.kind, file.size), ...made.losses]
  await inTransaction(db, { actor: job.created_by, change: `export-${job.id}` }, async (transaction) => {
    if (!(await useFile(transaction, job, file.name, losses))) return
    await forgetOldFiles(transaction, job.id)
    await storeBases(transaction, job.id, made.bases, seen)
  })
}

/** Says of a file of so many bytes, to be edited and read again, that the import will refuse it. */
export const notTakenBack = (kind: ExportKind, bytes: number): string[] =>
  COMES_BACK.has(kind) && bytes > IMPORT_LIMITS.file ? [NOT_TAKEN_BACK] : []

/** What its file is made of, or why it cannot be made; notes in `seen` when each question was as it is read. */
async function givenOf(db: Db, job: Job, seen: Map<number, Date>): Promise<Given | string> {
  const questions = await rowsOf(db, job.id)
  if (questions.length === 0) return NONE_LEFT
  for (const { id_question, updated_at } of questions) seen.set(id_question, new Date(updated_at))
  const { kind } = job.options
  const options = { ...job.options, image: job.image }
  const choices = kind === 'excel' ? { choices: await choicesOf(db, job.product_type) } : {}
  const paper = { ...paperOf(job.id, options, questions, job.created_at.getTime()), ...choices }
  const pictures = await picturesIn(db, paper)
  if (!pictures) return TOO_LARGE
  const stored = COMES_BACK.has(kind) ? questions.map(writtenOf) : []
  return { kind, name: job.file_name, paper, pictures, stored }
}

async function inWorker(given: Promise<Given | string>): Promise<Made | string> {
  const task = await given
  if (typeof task === 'string') return task
  return pool.run(task, { signal: AbortSignal.timeout(LONGEST_MS) }).catch(() => NOT_MADE)
}

async function rowsOf(db: Db, exportId: number): Promise<Question[]> {
  const ids = await exportedIds(db, exportId)
  const rows = []
  for (let from = 0; from < ids.length; from += ROWS)
    rows.push(...(await questionsInOrder(db, ids.slice(from, from + ROWS))))
  return rows as unknown as Question[]
}
