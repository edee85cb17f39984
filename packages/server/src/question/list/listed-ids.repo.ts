import { invalid, type QuestionSelect, questionRoutes } from '@bank/contract'
import { sql } from 'kysely'
import type { ListScope } from '../../count/tally/list-scope.ts'
import type { Db } from '../../db/connect.ts'
import { parse } from '../../http/bind/parse.ts'
import { findingOf } from '../../search/find-words.repo.ts'
import { arrangedBy } from './list-found.repo.ts'
import { questionIds } from './question-filters.repo.ts'

type Listed = Extract<QuestionSelect, { query: string }>

/** The ids of the first questions that a list shows for a query, as it stands in an address, in the order of the list. */
export async function listedIds(db: Db, scope: ListScope, { query, except = [] }: Listed, most: number) {
  const asked = Object.fromEntries([...new URLSearchParams(query)].filter(([, value]) => value !== ''))
  const filters = parse(questionRoutes.main.query, asked) as ReturnType<typeof questionRoutes.main.query.parse>
  const finding = await findingOf(db, filters.cari)
  const ids = questionIds(db, scope, filters, finding)
    .where(sql<boolean>`q.id <> all(${except}::int[])`)
    .orderBy('q.id', filters.order === 'oldest' ? 'asc' : 'desc')
    .limit(most)
  const arranged = arrangedBy(filters.order, finding)?.arranged ?? sql`select id from found`
  const { rows } = await sql<{ id: number }>`with found as materialized (${ids}) ${arranged}`.execute(db)
  return rows.map(({ id }) => id)
}

interface Selection {
  product_type: 1 | 2
  select: QuestionSelect
}

/** The ids that are meant, each once. Throws VALIDATION above `most`. */
export async function selectedIds(db: Db, { product_type, select }: Selection, most: number): Promise<number[]> {
  const ids = 'ids' in select ? select.ids : await listedIds(db, { product_type, only: 'main' }, select, most + 1)
  if (ids.length > most) throw invalid({ select: `Lebih dari ${most.toLocaleString('id-ID')} soal. Persempit dahulu.` })
  return [...new Set(ids)]
}
