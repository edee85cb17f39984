import { ApiError, type BankName } from '@bank/contract'
import type { Db } from '../../db/connect.ts'
import { inSavepoint } from '../../db/savepoint.ts'
import { inTransaction } from '../../db/transaction.ts'
import { cleanBody, richPlaces } from '../../http/bind/clean-body.ts'
import type { Actor } from '../../http/bind/handler.ts'
import { bankHandlers } from '../../question/bank-handlers.ts'
import { cleanedElsewhere } from '../../rich-text/worker/in-worker.ts'
import { asImport, type Job, renewLease, setState } from '../job/job.repo.ts'
import { BODY } from '../job/judge.ts'
import { headless, withoutHeadless } from '../job/note.ts'
import { countRows, isChild, noteSaved, type Row, storeRow } from '../job/row.repo.ts'
import { headlessRows, readyRows } from '../job/row-groups.repo.ts'
import { authorOf } from './author.repo.ts'

/** Rows in one transaction: each with its question, so that after a kill none is saved twice. */
const CHUNK = 100
const CREATE = { general: bankHandlers('general').create, snpmb: bankHandlers('snpmb').create }
const PLACES = { general: richPlaces(BODY.general), snpmb: richPlaces(BODY.snpmb) }
const noLimit = async () => {}

/** Adds the questions of the rows that are ready, until none is left. */
export async function saveRows(db: Db, job: Job, bank: BankName): Promise<void> {
  // until none is left: the children of a group can be saved after its head
  for (let saved = 1; saved > 0; ) {
    const author = await authorOf(db, job.created_by)
    if (!author) return setState(db, job.id, 'ready', { error: 'Akun yang mengimpor tidak aktif lagi.' })
    saved = await saveChunk(db, job, bank, author)
    await renewLease(db, job.id)
  }
  if (job.grouped) await tellHeadless(db, job, bank)
  // a question that the bank has already is not waited for
  const left = (await countRows(db, job.id, 'look')) + (await countRows(db, job.id, 'wrong'))
  await setState(db, job.id, left > 0 ? 'ready' : 'done')
}

const saveChunk = (db: Db, job: Job, bank: BankName, author: Actor): Promise<number> =>
  inTransaction(db, { actor: author.id, change: job.change }, async (transaction) => {
    await asImport(transaction)
    const rows = await readyRows(transaction, job, CHUNK)
    for (const row of rows) await saveRow(transaction, bank, author, withParent(row, job))
    return rows.length
  })

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
async function saveRow(db: Db, bank: BankName, actor: Actor, row: Row): Promise<void> {
  try {
    const [question] = await inSavepoint(db, () => added(db, bank, actor, row))
    await noteSaved(db, row.id, question)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const places = Object.values(error.fields ?? {})
    // a row without a reason would be tried for ever
    await storeRow(db, bank, { ...row, refusal: places.length > 0 ? places : [error.message] })
  }
}

async function added(db: Db, bank: BankName, actor: Actor, row: Row) {
  const act = await CREATE[bank].prepare({ body: await bodyOf(bank, row) }, { mayUpload: noLimit })
  return (await act({ db, actor })).data
}

async function bodyOf(bank: BankName, { draft, parent_id }: Row) {
  const { data, error } = BODY[bank].safeParse({ ...draft, parent_id })
  if (!data) throw new ApiError('VALIDATION', { fields: { draft: error.issues[0]?.message ?? '' } })
  await cleanBody(PLACES[bank], data, cleanedElsewhere)
  return data as Parameters<(typeof CREATE)[BankName]['prepare']>[0]['body']
}
