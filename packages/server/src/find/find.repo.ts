import { FIND, type Found } from '@bank/contract'
import { plainOf } from '@bank/contract/plain-text'
import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/connect.ts'
import { codeContains, isCodePart, nameContains } from '../db/containing.ts'
import { PLANNED_ANEW } from '../db/preparing-client.ts'
import { readWithin } from '../db/read-in-time.ts'
import { halfTyped } from '../search/find-words.repo.ts'

const MOST_WORDS = 12

interface Named {
  kind: Found['kind']
  from: RawBuilder<unknown>
  /** Columns. */
  id: string
  name: string
  detail?: string
  product_type?: string
  of_id?: string
}

const CATALOGUE: readonly Named[] = [
  {
    kind: 'topic',
    from: sql`topic t join category c on c.id = t.category_id`,
    id: 't.id',
    name: 't.name',
    detail: 'c.name',
    product_type: 'c.product_type',
    of_id: 't.category_id',
  },
  {
    kind: 'subtopic',
    from: sql`subtopic st join topic t on t.id = st.topic_id join category c on c.id = t.category_id`,
    id: 'st.id',
    name: 'st.name',
    detail: 't.name',
    product_type: 'c.product_type',
    of_id: 'st.topic_id',
  },
  {
    kind: 'category',
    from: sql`category c join subject s on s.id = c.subject_id`,
    id: 'c.id',
    name: 'c.name',
    detail: 's.name',
    product_type: 'c.product_type',
  },
  { kind: 'subject', from: sql`subject s`, id: 's.id', name: 's.name' },
]
const ACCOUNTS: Named = {
  kind: 'account',
  from: sql`(select id, name, email from account where deleted_at is null) a`,
  id: 'a.id',
  name: 'a.name',
  detail: 'a.email',
}

/** Rows of the catalogue, and for an admin accounts, whose names have all words; those that begin so first. */
export async function findNamed(db: Db, q: string, isAdmin: boolean): Promise<Found[]> {
  const words = q.split(/\s+/u).slice(0, MOST_WORDS)
  const kinds = isAdmin ? [...CATALOGUE, ACCOUNTS] : CATALOGUE
  const { rows } = await sql<Found>`${sql.join(
    kinds.map((kind) => ofKind(kind, words)),
    sql` union all `,
  )}`.execute(db)
  return rows
}

function ofKind({ kind, from, id, name, detail, product_type, of_id }: Named, words: string[]) {
  const column = (named: string | undefined, none: string) => (named ? sql.ref(named) : sql.raw(none))
  const all = sql.join(
    words.map((word) => nameContains(name, word)),
    sql` and `,
  )
  return sql`(
    select ${sql.lit(kind)} as kind, ${sql.ref(id)} as id, ${sql.ref(name)} as name, ${column(detail, "''")} as detail,
      ${column(product_type, 'null::smallint')} as product_type, ${column(of_id, 'null::int')} as of_id
    from ${from} where ${all}
    order by not starts_with(lower(${sql.ref(name)}), lower(${words[0]})), length(${sql.ref(name)}), 2
    limit ${sql.lit(FIND.each)})`
}

/** The newest main questions of a bank that are looked through before the index is asked. */
const NEWEST = 2_000
/** Milliseconds. */
const LOOKING = 1_000

/** The newest questions of each bank that have these words, the last of which may be half typed; undefined when it takes too long. */
export async function findQuestions(db: Db, q: string, newest = NEWEST): Promise<Found[] | undefined> {
  const words = await halfTyped(db, q, MOST_WORDS)
  return readWithin(db, LOOKING, async (own) => beginnings(own, await idsOf(own, q, words, newest)))
}

/** By code, the one with this very code first; then by words. */
async function idsOf(db: Db, q: string, words: string | undefined, newest: number): Promise<number[]> {
  const { rows: coded } = await sql<{ id: number }>`
    select id from question where ${isCodePart(q) ? codeContains(sql.ref('code'), q) : sql`code in (${q}, upper(${q}))`}
    order by lower(code) <> lower(${q}), id desc limit ${FIND.each}`.execute(db)
  return [...coded, ...(words ? await havingWords(db, words, newest) : [])].map(({ id }) => id)
}

/**
 * What is common stands among the newest, where it is found at once; the index would list all of it. What does not stand
 * there is rare, and the index has it at once.
 */
async function havingWords(db: Db, words: string, newest: number) {
  const [general, snpmb] = [await amongNewest(db, 1, words, newest), await amongNewest(db, 2, words, newest)]
  const isCommon = general.length === FIND.each || snpmb.length === FIND.each
  return isCommon ? [...general, ...snpmb] : byIndex(db, words)
}

async function amongNewest(db: Db, product_type: 1 | 2, words: string, newest: number) {
  const { rows } = await sql<{ id: number }>`
    select member.id from (
      select id from question where product_type = ${product_type} and parent_id is null order by id desc limit ${newest}) main,
      lateral (select main.id union all select child.id from question child where child.parent_id = main.id) member
    where (select doc from content_words where question_id = member.id) @@ ${words}::tsquery
    order by main.id desc, member.id limit ${FIND.each}`.execute(db)
  return rows
}

async function byIndex(db: Db, words: string) {
  const { rows } = await sql<{ id: number }>`${sql.raw(PLANNED_ANEW)}
    with found as materialized (select question_id from content_words where doc @@ ${words}::tsquery)
    select id from (
      select id, row_number() over (partition by product_type order by id desc) as place
      from question where id in (select question_id from found)) placed
    where place <= ${FIND.each} order by id desc`.execute(db)
  return rows
}

/** Letters of a stored text that its beginning is read from, and of the beginning that is shown. */
const READ = 4_000
const SHOWN = 160

async function beginnings(db: Db, ids: number[]): Promise<Found[]> {
  const { rows } = await sql<{ id: number; code: string; text: string; product_type: 1 | 2 }>`
    select id, code, left(text, ${READ}) as text, product_type from question where id = ${anyOf(ids)}`.execute(db)
  const known = new Map(rows.map((row) => [row.id, row]))
  const found = [...new Set(ids)].flatMap((id): Found[] => {
    const row = known.get(id)
    if (!row) return []
    const detail = [...plainOf(row.text)].slice(0, SHOWN).join('')
    return [{ kind: 'question', id, name: row.code, detail, product_type: row.product_type, of_id: null }]
  })
  const ofBank = (bank: 1 | 2) => found.filter(({ product_type }) => product_type === bank).slice(0, FIND.each)
  return [...ofBank(1), ...ofBank(2)]
}
