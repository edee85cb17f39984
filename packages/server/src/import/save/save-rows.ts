import { ApiError, type BankName } from '@bank/contract'
import type { Db } from '../../db/connect.ts'
import { inSavepoint } from '../../db/savepoint.ts'
import { inTransaction } from '../../db/transaction.ts'
import { cleanBody, richPlaces } from '../../http/bind/clean-body.ts'
import type { Actor } from '../../http/bind/handler.ts'
import { addingTo } from '../../question/bank-handlers.ts'
import { cleanedElsewhere } from '../../rich-text/worker/in-worker.ts'
import { authorOf, INACTIVE } from '../job/author.repo.ts'
import { asImport, type Job, noteProgress, setState } from '../job/job.repo.ts'
import { BODY } from '../job/judge.ts'
import { headless, withoutHeadless } from '../job/note.ts'
import { rematch } from '../job/rematch.ts'
import { countRows, isChild, type Row } from '../job/row.repo.ts'
import { headlessRows, readyRows } from '../job/row-groups.repo.ts'
import { storedQuestions } from '../job/stored.ts'
import { noteSaved, storeRow } from '../job/stored-row.repo.ts'
import { preparedEdit } from './edit-row.ts'
import { reasonsOf } from './reasons.ts'

/** Rows in one transaction: each with its question, so that after a kill none is saved twice. */
const CHUNK = 100
const PREPARE = { general: addingTo('general'), snpmb: addingTo('snpmb') }
const PLACES = { general: richPlaces(BODY.general), snpmb: richPlaces(BODY.snpmb) }
const noLimit = async () => {}

/** Adds the questions of the rows that are ready, until none is left. */
export async function saveRows(db: Db, job: Job, bank: BankName): Promise<void> {
  // until none is left: the children of a group can be saved after its head
  for (let saved = 1; saved > 0; ) {
    const author = await authorOf(db, job.created_by)
    if (!author) return setState(db, job.id, 'ready', { error: INACTIVE })
    saved = await saveChunk(db, job, bank, author)
    if (saved > 0) await noteProgress(db, job.id)
  }
  if (job.grouped) await tellHeadless(db, job, bank)
  // a question that the bank has already is not waited for
  const left = (await countRows(db, job.id, 'look')) + (await countRows(db, job.id, 'wrong'))
  await setState(db, job.id, left > 0 ? 'ready' : 'done')
}

const saveChunk = (db: Db, job: Job, bank: BankName, author: Actor): Promise<number> =>
  inTransaction(db, { actor: author.id, change: job.change }, async (transaction) => {
    await asImport(transaction, job)
    const rows = await readyRows(transaction, job, CHUNK)
    const bodies = rows.map((row) => withParent(row, job))
    const stored = await storedQuestions(
      transaction,
      bodies.flatMap(({ match_id }) => match_id ?? []),
    )
    // the next row is cleaned in its thread while the database takes this one
    let next = preparedOf(bank, bodies[0], stored)
    for (const [at, row] of bodies.entries()) {
      const add = await next
      next = preparedOf(bank, bodies[at + 1], stored)
      await saveRow(transaction, bank, author, row, add)
    }
    return rows.length
  })

type Prepared = Awaited<ReturnType<(typeof PREPARE)[BankName]>>
type StoredRows = Awaited<ReturnType<typeof storedQuestions>>

/** What adds the question of a row, or edits the one that it is; or why it cannot be, which is thrown where it would be added. */
async function preparedOf(bank: BankName, row: Row | undefined, stored: StoredRows): Promise<Prepared> {
  try {
    if (row?.match) return await preparedEdit(bank, row, row.match, stored.get(row.match_id ?? 0)?.question)
    if (row) return await PREPARE[bank]({ body: await bodyOf(bank, row) }, { mayUpload: noLimit })
    throw new Error('no row')
  } catch (error) {
    return async () => {
      throw error
    }
  }
}

const withParent = (row: Row, { grouped }: Job): Row => ({
  ...row,
  parent_id: grouped && isChild(row) ? row.parent_id : null,
})

/** Questions whose head was not saved wait for a person. */
const tellHeadless = (db: Db, job: Job, bank: BankName): Promise<void> =>
  inTransaction(db, { actor: job.created_by, change: job.change }, async (transaction) => {
    for (const row of await headlessRows(transaction, job.id)) {
      const notes = [...withoutHeadless(row.notes), headless(row.head_no ?? row.no)]
      await storeRow(transaction, bank, { ...row, notes, accepted: false })
    }
  })

/** One row that is refused does not hold up the others: it is told why. */
async function saveRow(db: Db, bank: BankName, actor: Actor, row: Row, add: Prepared): Promise<void> {
  try {
    await noteSaved(db, row.id, await inSavepoint(db, () => add({ db, actor })))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const isOther = error.code === 'STALE' || error.code === 'NOT_FOUND'
    if (row.match && isOther) return rematch(db, bank, row, row.match)
    await storeRow(db, bank, { ...row, refusal: reasonsOf(error) })
  }
}

async function bodyOf(bank: BankName, { draft, parent_id }: Row) {
  const { data, error } = BODY[bank].safeParse({ ...draft, parent_id })
  if (!data) throw new ApiError('VALIDATION', { fields: { draft: error.issues[0]?.message ?? '' } })
  await cleanBody(PLACES[bank], data, cleanedElsewhere)
  return data as Parameters<(typeof PREPARE)[BankName]>[0]['body']
}
