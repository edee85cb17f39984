import { HISTORY_COUNTED, type HistoryAction, historyPaging, type PageQuery, pageOf, WHOLE_LIMIT } from '@bank/contract'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { pageOfChanges, pageOfRowChanges } from './changes.repo.ts'
import { ONLY_ADMINS, rootOf } from './families.ts'
import { namesOf } from './names.repo.ts'
import { type Mention, mentionsIn, type Stored } from './references.ts'
import { isTexted, textsThen } from './texts-then.repo.ts'

export interface HistoryFilter extends PageQuery {
  ac_id?: number
  resource?: string
  row_id?: number
  question_id?: number
  action?: HistoryAction
  by?: 'change'
  change?: string
  from?: Date
  to?: Date
}

type Scope = 'all' | 'content'

/** History entries, newest first; scope `content` leaves out ONLY_ADMINS. Counts and pages at most HISTORY_COUNTED. */
export async function listHistory(db: Db, scope: Scope, query: HistoryFilter) {
  if (query.by === 'change') return listChanges(db, scope, query)
  const found = chosen(db, scope, query)
  const paging = { ...historyPaging, whole: query.question_id !== undefined }
  const { page, limit } = pageOf(query, paging)
  const reach = limit === null ? WHOLE_LIMIT : HISTORY_COUNTED
  const offset = limit === null ? 0 : (page - 1) * limit
  const [{ total }, ids] = await Promise.all([
    countUpTo(db, found, reach),
    (isOfOneRow(query) ? found : found.orderBy('at', 'desc'))
      .select('id')
      .orderBy('id', 'desc')
      .limit(Math.max(0, Math.min(limit ?? reach, reach - offset)))
      .offset(Math.min(offset, reach))
      .execute(),
  ])
  const data = await load(
    db,
    ids.map(({ id }) => id),
    query,
  )
  return { data, pagination: { page, limit: limit ?? Math.max(1, data.length), totalData: total } }
}

async function listChanges(db: Db, scope: Scope, query: HistoryFilter) {
  const { page, limit } = pageOf(query, historyPaging)
  const asked = { page, limit: limit ?? historyPaging.size }
  const { changes, total, older, ids } = isOfOneRow(query)
    ? await pageOfRowChanges(db, chosen(db, scope, query), asked)
    : await pageOfChanges(db, chosenChanges(db, scope, query), asked)
  return { data: await load(db, ids, query), changes, pagination: { ...asked, totalData: total, older } }
}

/** Then in the order of the numbers, as the clock may have been set back between two of its changes. */
const isOfOneRow = ({ row_id, question_id }: HistoryFilter) => row_id !== undefined || question_id !== undefined

/** Sign-ins have a list of their own: here they come only when they are asked for. */
function chosenChanges(db: Db, scope: Scope, { ac_id, resource, action, from, to }: HistoryFilter) {
  const isByPart = resource !== undefined || action !== undefined
  let found = db.selectFrom(isByPart ? 'change_part' : 'change').select(['change_id', 'at', 'first_id'])
  if (isByPart) found = found.distinct()
  if (scope === 'content')
    found = found.where((eb) => eb.or([eb('what', 'is', null), eb('what', 'not in', ONLY_ADMINS)]))
  if (action !== 'login' && action !== 'logout') found = found.where('kind', '!=', 'sign-in')
  if (ac_id !== undefined) found = found.where('account_id', '=', ac_id)
  if (resource !== undefined) found = found.where('resource', '=', resource)
  if (action !== undefined) found = found.where('action', '=', action)
  if (from) found = found.where('at', '>=', from)
  if (to) found = found.where('at', '<=', to)
  return found
}

function chosen(db: Db, scope: Scope, query: HistoryFilter) {
  let found = db.selectFrom('history')
  if (scope === 'content') found = found.where('resource', 'not in', ONLY_ADMINS)
  if (query.from) found = found.where('at', '>=', query.from)
  if (query.to) found = found.where('at', '<=', query.to)
  if (query.change !== undefined) found = found.where(isOf(query.change))
  return found.where((eb) => eb.and(columnsOf(query)))
}

/** The condition for an entry to belong to a change: reads only the ids between its first and its last. */
const isOf = (change: string) => sql<boolean>`history.change_id = ${change}
  and history.id >= (select first_id from change where change_id = ${change})
  and history.id <= (select last_id from change where change_id = ${change})`

function columnsOf({ ac_id, resource, row_id, question_id, action }: HistoryFilter) {
  const asked = { account_id: ac_id, resource, row_id, question_id, action }
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
}

const countUpTo = (db: Db, found: ReturnType<typeof chosen>, most: number) =>
  db
    .selectFrom(found.select('id').limit(most).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()

async function load(db: Db, ids: number[], query: HistoryFilter) {
  if (ids.length === 0) return []
  const found = entries(db, ids)
  const rows = await (isOfOneRow(query) ? found : found.orderBy('h.at', 'desc')).orderBy('h.id', 'desc').execute()
  const nameOf = await namesOf(
    db,
    rows.flatMap(({ before, after, question_id }) => [
      ...mentionsIn(before),
      ...mentionsIn(after),
      ...mentionsIn({ question_id }),
    ]),
  )
  const textOf = await textsThen(
    db,
    rows.flatMap(({ id, before, after }) =>
      [...mentionsIn(before), ...mentionsIn(after)].filter(isTexted).map((mention) => ({ ...mention, entry: id })),
    ),
  )
  return rows.map(({ came_whole, stands_again, ...row }) => ({
    ...row,
    names: namesIn(
      (mention) => (isTexted(mention) ? textOf({ ...mention, entry: row.id }) : undefined) ?? nameOf(mention)?.name,
      [row.before, row.after, { question_id: row.question_id }],
    ),
    restorable: !came_whole && isRestorable({ ...row, stands_again }),
  }))
}

function namesIn(nameOf: (mention: Mention) => string | undefined, rows: (Stored | null)[]) {
  const names: Record<string, Record<string, string>> = {}
  for (const mention of rows.flatMap(mentionsIn)) {
    const name = nameOf(mention)
    if (name !== undefined) names[mention.column] = { ...names[mention.column], [mention.id]: name }
  }
  return names
}

interface RestorableEntry {
  resource: string
  question_id: number | null
  before: Stored | null
  stands_again: boolean
}

/** Whether there is an earlier version to restore: of the row itself, or, for a part, of the row that it belongs to. */
function isRestorable({ resource, question_id, before, stands_again }: RestorableEntry) {
  const root = rootOf(resource)
  if (!root || (root === 'question' && question_id === null)) return false
  return resource === root ? before !== null && !stands_again : true
}

const entries = (db: Db, page: number[]) =>
  db
    .selectFrom('history as h')
    .leftJoin('account as a', 'a.id', 'h.account_id')
    .select([
      'h.id',
      'h.at',
      'h.account_id as ac_id',
      'a.name as ac_name',
      'h.action',
      'h.resource',
      'h.row_id',
      'h.question_id',
      'h.change_id as change',
      'h.title',
      'h.before',
      'h.after',
      // true when the same change added the row that this one belongs to: there is no earlier version
      sql<boolean>`exists (select from history root where root.row_id = coalesce(h.question_id, h.row_id)
        and root.resource = case when h.question_id is null then regexp_replace(h.resource, '_(image|class)$', '') else 'question' end
        and root.change_id = h.change_id and root.before is null)`.as('came_whole'),
      // true for the deletion of a row that was restored since
      sql<boolean>`h.after is null and exists (select from history later where later.row_id = h.row_id
        and later.resource = h.resource and later.id > h.id and later.before is null)`.as('stands_again'),
    ])
    .where('h.id', '=', sql<number>`any(${page}::bigint[])`)
