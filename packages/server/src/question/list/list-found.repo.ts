import { invalid, type QuestionFilters, questionPaging, snpmbQuestionPaging } from '@bank/contract'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { ListScope } from '../../count/tally/list-scope.ts'
import type { Db } from '../../db/connect.ts'
import { countOf, paginate } from '../../db/paginate.ts'
import { PLANNED_ANEW } from '../../db/preparing-client.ts'
import { readInTime } from '../../db/read-in-time.ts'
import { type Finding, findingOf } from '../../search/find-words.repo.ts'
import { matchedIn, withMatched } from '../../search/matched.repo.ts'
import { questionIds } from './question-filters.repo.ts'
import { textsOfQuestion } from './question-texts.repo.ts'

/** The most questions that are counted unless the exact count is asked for, or put into another order. */
const MOST_COUNTED = 10_000
/** The newest questions among which the best stand first. */
const MOST_RANKED = 1_001
/** Milliseconds. */
const COUNTING = 4_000

/** Lists that are not in the order of their ids. */
export const isArranged = (order: QuestionFilters['order']) => order === 'edited' || order === 'best'

/** One page of a list that is counted in part: of what `cari` finds, with what was found in each question, of new kinds of filters (decision 048), or in an order of its own. */
export async function listFound<Row extends { id_question: number }>(
  db: Db,
  scope: ListScope,
  query: QuestionFilters,
  load: (db: Db, ids: number[]) => Promise<Row[]>,
) {
  const finding = await findingOf(db, query.cari)
  const found = questionIds(db, scope, query, finding)
  const exact = query.count === 'exact' ? await countExactly(db, found) : undefined
  const rowsOf = async (page: number[], from: Db) =>
    withMatched(from, await load(from, page), ({ id_question }) => id_question, matchedIn, finding)
  const ids = found.orderBy('q.id', query.order === 'oldest' ? 'asc' : 'desc')
  return paginate(db, ids, query, scope.product_type === 1 ? questionPaging : snpmbQuestionPaging, rowsOf, {
    texts: textsOfQuestion,
    bounded: { most: MOST_COUNTED, exact, ...arrangedBy(query.order, finding) },
  })
}

const TOO_MANY = 'Lebih dari 10.000 soal. Persempit dahulu untuk mengurutkan menurut perubahan terakhir.'

/** Undefined where the list is in the order of its ids. */
export function arrangedBy(order: QuestionFilters['order'], finding: Finding | undefined) {
  if (order === 'edited') return { arranged: BY_EDIT, tooMany: invalid({ order: TOO_MANY }) }
  return order === 'best' && finding?.words ? { arranged: byRank(finding.words) } : undefined
}

const BY_EDIT = sql`select q.id from found join question q on q.id = found.id order by q.updated_at desc, q.id desc`

/** The best of the newest first, then the others, whose words are not read. */
const byRank = (words: string): RawBuilder<unknown> => sql`
  select id from (
    select newest.id, ts_rank(doc, ${words}::tsquery) as rank
    from (select id from found order by id desc limit ${MOST_RANKED}) newest
    left join content_words on question_id = newest.id
    union all
    (select id, null from found order by id desc offset ${MOST_RANKED})
  ) best
  order by rank desc nulls last, id desc`

const LATE = 'Terlalu banyak soal untuk dihitung tepat saat ini. Persempit pencarian.'

const countExactly = <DB, TB extends keyof DB>(db: Db, ids: SelectQueryBuilder<DB, TB, { id: number }>) =>
  readInTime(db, { milliseconds: COUNTING, late: LATE }, async (own) => {
    const count = sql<{ total: number }>`${sql.raw(PLANNED_ANEW)} select ${countOf(ids)} as total`
    const { rows } = await count.execute(own)
    return rows[0]?.total ?? 0
  })
