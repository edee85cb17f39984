import { ApiError, type BankName, grouped, IMPORT_LIMITS } from '@bank/contract'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { cleanBody, richPlaces } from '../../http/bind/clean-body.ts'
import { authorOf, INACTIVE } from '../job/author.repo.ts'
import { keepDraftPictures } from '../job/draft-pictures.repo.ts'
import { bytesOfFile } from '../job/file.repo.ts'
import { type Job, noteChecking, setState } from '../job/job.repo.ts'
import { BODY } from '../job/judge.ts'
import { replaceLines, rolesOf } from '../job/line.repo.ts'
import { headsOf, replaceSheets } from '../job/sheet.repo.ts'
import { replaceRows } from '../job/stored-row.repo.ts'
import { placeRows } from './catalogue.repo.ts'
import { cleanedInProcess, type PictureOf, type ReadFile, readInProcess } from './in-process.ts'
import { knownSources } from './known-sources.ts'
import { matchRows } from './match-rows.ts'
import { keepPictures } from './pictures.ts'
import type { FileRow } from './row-of.ts'
import { shareStimuli } from './share-stimuli.ts'
import { tellTwins } from './tell-twins.ts'
import { UNREADABLE } from './unreadable.ts'

const NOTHING = 'Tidak ada soal yang dikenali.'
const MARK_LINES = `${NOTHING} Tandai sendiri baris soal dan opsinya.`
const SAY_COLUMNS = `${NOTHING} Katakan sendiri isi kolom-kolomnya.`
const NOT_HERE = 'Berkasnya tidak ikut dicadangkan. Unggah lagi.'
const TOO_MANY = `Lebih dari ${grouped(IMPORT_LIMITS.questions)} soal. Pecah menjadi beberapa berkas.`

/** Reads the file of an import into rows, or says why it cannot be read. */
export async function readFile(db: Db, job: Job, bank: BankName): Promise<void> {
  if (job.attempts > 2) return setState(db, job.id, 'failed', { error: UNREADABLE })
  if (!(await authorOf(db, job.created_by))) return setState(db, job.id, 'failed', { error: INACTIVE })
  const bytes = await bytesOfFile(db, job)
  if (!bytes) return setState(db, job.id, 'failed', { error: NOT_HERE })
  const [roles, heads] = [await rolesOf(db, job.id), await headsOf(db, job.created_by)]
  await readInProcess({ name: job.file_name, bytes, bank, roles, heads }, (read, pictureOf) =>
    keepWhatItSays(db, job, bank, read, pictureOf),
  )
}

async function keepWhatItSays(
  db: Db,
  job: Job,
  bank: BankName,
  read: ReadFile | { refused: string },
  pictureOf: PictureOf,
): Promise<void> {
  const refused = 'refused' in read ? read.refused : refusalOf(read)
  if (refused !== undefined || 'refused' in read)
    return setState(db, job.id, 'failed', { error: refused ?? UNREADABLE })
  await noteChecking(db, job.id)
  const said = await matchRows(db, job, read.rows)
  const ours = await knownSources(db, read.rows)
  const ended = await keepPictures(db, job, read.rows, pictureOf, { ours })
  await placeRows(db, bank, read.rows)
  for (const row of read.rows) await cleanRow(bank, row)
  shareStimuli(read.rows, job.grouped)
  await tellTwins(db, job, read.rows)
  await inTransaction(db, { actor: job.created_by, change: job.change }, async (transaction) => {
    await replaceRows(transaction, job.id, bank, read.rows)
    await replaceLines(transaction, job.id, read.lines)
    await replaceSheets(transaction, job.id, read.sheets)
    await keepDraftPictures(
      transaction,
      job.id,
      read.rows.map(({ draft }) => draft),
    )
    await setState(transaction, job.id, 'ready', {
      error: read.rows.length > 0 ? null : read.sheets.length > 0 ? SAY_COLUMNS : MARK_LINES,
      warnings: [...(job.warnings as string[]), ...said, ...ended, ...read.warnings],
    })
  })
}

type Found = Pick<ReadFile, 'rows' | 'lines' | 'sheets' | 'warnings'>

function refusalOf({ rows, lines, sheets, warnings }: Found): string | undefined {
  if (rows.length === 0 && lines.length === 0 && sheets.length === 0) return [NOTHING, ...warnings].join(' ')
  return rows.length > IMPORT_LIMITS.questions ? TOO_MANY : undefined
}

const PLACES = { general: richPlaces(BODY.general), snpmb: richPlaces(BODY.snpmb) }

/** As if the draft had been typed: each text is cleaned. One that cannot be is left out, and said. */
async function cleanRow(bank: BankName, row: FileRow): Promise<void> {
  try {
    await cleanBody(PLACES[bank], row.draft, cleanedInProcess)
    const shared = { question_text: row.stimulus }
    await cleanBody(PLACES[bank], shared, cleanedInProcess)
    row.stimulus = shared.question_text
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'VALIDATION') throw error
    row.draft = { qt_id: row.draft.qt_id }
    row.stimulus = ''
    row.notes.push({ severity: 'error', text: Object.values(error.fields ?? {}).join(' ') || error.message })
  }
}
