import { type HistoryAction, historyPaging, type PageQuery } from '@bank/contract'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { paginate } from '../db/paginate.ts'

export interface HistoryFilter extends PageQuery {
  ac_id?: number
  resource?: string
  row_id?: number
  question_id?: number
  action?: HistoryAction
  from?: Date
  to?: Date
}

/** What happened, newest first: everything, or to content alone. */
export function listHistory(db: Db, scope: 'all' | 'content', query: HistoryFilter) {
  let ids = db.selectFrom('history').select('id').orderBy('id', 'desc')
  if (scope === 'content') ids = ids.where('resource', '<>', 'account')
  if (query.from) ids = ids.where('at', '>=', query.from)
  if (query.to) ids = ids.where('at', '<=', query.to)
  ids = ids.where((eb) => eb.and(columnsOf(query)))
  const paging = { ...historyPaging, whole: query.question_id !== undefined }
  return paginate(ids, query, paging, (page) => entries(db, page).execute())
}

function columnsOf({ ac_id, resource, row_id, question_id, action }: HistoryFilter) {
  const asked = { account_id: ac_id, resource, row_id, question_id, action }
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
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
      'h.title',
      'h.before',
      'h.after',
    ])
    .where('h.id', '=', sql<number>`any(${page}::bigint[])`)
    .orderBy('h.id', 'desc')
