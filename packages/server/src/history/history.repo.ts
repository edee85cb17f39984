import { HISTORY_COUNTED, type HistoryAction, historyPaging, type PageQuery, pageOf, WHOLE_LIMIT } from '@bank/contract'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { pageOfChanges } from './by-change.repo.ts'
import { FAMILIES, rootOf } from './families.ts'
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
  from?: Date
  to?: Date
}

/** What level 2 sees nowhere else either (decisions 2). */
const ONLY_ADMINS = ['account', 'banner']

/** What happened, newest first: everything, or to content alone. Counts and pages through HISTORY_COUNTED entries. */
export async function listHistory(db: Db, scope: 'all' | 'content', query: HistoryFilter) {
  const found = chosen(db, scope, query)
  if (query.by === 'change') return listChanges(db, found, query)
  const paging = { ...historyPaging, whole: query.question_id !== undefined }
  const { page, limit } = pageOf(query, paging)
  const reach = limit === null ? WHOLE_LIMIT : HISTORY_COUNTED
  const offset = limit === null ? 0 : (page - 1) * limit
  const [{ total }, ids] = await Promise.all([
    countUpTo(db, found, reach),
    found
      .select('id')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(Math.max(0, Math.min(limit ?? reach, reach - offset)))
      .offset(Math.min(offset, reach))
      .execute(),
  ])
  const data = await load(
    db,
    ids.map(({ id }) => id),
  )
  return { data, pagination: { page, limit: limit ?? Math.max(1, data.length), totalData: total } }
}

async function listChanges(db: Db, found: ReturnType<typeof chosen>, query: HistoryFilter) {
  const { page, limit } = pageOf(query, historyPaging)
  const asked = { page, limit: limit ?? historyPaging.size }
  const { total, older, ids } = await pageOfChanges(db, found, asked)
  return { data: await load(db, ids), pagination: { ...asked, totalData: total, older } }
}

function chosen(db: Db, scope: 'all' | 'content', query: HistoryFilter) {
  let found = db.selectFrom('history')
  if (scope === 'content') found = found.where('resource', 'not in', ONLY_ADMINS)
  if (query.from) found = found.where('at', '>=', query.from)
  if (query.to) found = found.where('at', '<=', query.to)
  return found.where((eb) => eb.and(columnsOf(query)))
}

function columnsOf({ ac_id, resource, row_id, question_id, action }: HistoryFilter) {
  const asked = { account_id: ac_id, resource, row_id, question_id, action }
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
}

const countUpTo = (db: Db, found: ReturnType<typeof chosen>, most: number) =>
  db
    .selectFrom(found.select('id').limit(most).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()

async function load(db: Db, ids: number[]) {
  if (ids.length === 0) return []
  const rows = await entries(db, ids).execute()
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
  return rows.map(({ came_whole, ...row }) => ({
    ...row,
    names: namesIn(
      (mention) => (isTexted(mention) ? textOf({ ...mention, entry: row.id }) : undefined) ?? nameOf(mention)?.name,
      [row.before, row.after, { question_id: row.question_id }],
    ),
    restorable: !came_whole && isRestorable(row),
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

interface Happened {
  resource: string
  question_id: number | null
  before: Stored | null
}

/** Something stood there before: the row, or, for its parts, the row that they belong to. */
function isRestorable({ resource, question_id, before }: Happened) {
  const root = rootOf(resource)
  if (!root || (root === 'question' && question_id === null)) return false
  return before !== null || !(resource in FAMILIES)
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
      // what came with the row that it belongs to: before it there was nothing
      sql<boolean>`exists (select from history root where root.row_id = coalesce(h.question_id, h.row_id)
        and root.resource = case when h.question_id is null then regexp_replace(h.resource, '_(image|class)$', '') else 'question' end
        and root.change_id = h.change_id and root.before is null)`.as('came_whole'),
    ])
    .where('h.id', '=', sql<number>`any(${page}::bigint[])`)
    .orderBy('h.at', 'desc')
    .orderBy('h.id', 'desc')
