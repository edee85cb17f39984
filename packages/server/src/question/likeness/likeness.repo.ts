import { setImmediate as pause } from 'node:timers/promises'
import { type AskedText, NO_IMAGE } from '@bank/contract'
import { bandsOf } from '@bank/contract/telaah/twins/bands'
import { type Compared, comparedOf } from '@bank/contract/telaah/twins/compared'
import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/connect.ts'
import { emptyQueue } from '../../db/empty-queue.ts'
import { idOf, urlOf } from '../../media/media-url.repo.ts'
import { fingerprintOf } from './fingerprint.ts'

/** Questions whose texts are held at a time. */
const CHUNK = 50
const TURN = 500
/** Key of the advisory lock. Any number, but the same in every release. */
const LOCK = 5_210_433_671

/**
 * Makes the likeness of these questions from what they ask now. One transaction at a time does: the later one also reads what
 * was saved later. Who edits a question waits for none.
 */
export async function writeLikeness(db: Db, ids: number[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(db)
  for (let from = 0; from < ids.length; from += CHUNK) await writeChunk(db, ids.slice(from, from + CHUNK))
}

/** Renews the likeness of questions that changed, until none is left. Returns how many changes there were. */
export const renewLikeness = (db: Db): Promise<number> =>
  emptyQueue(db, { table: 'likeness_due', lock: LOCK, turn: TURN, work: writeLikeness })

async function writeChunk(db: Db, ids: number[]): Promise<void> {
  const questions = await askedBy(db, ids)
  const prints = await fingerprintsOf(db, questions)
  const made: { id: number; exact: string; compared: Compared; bands: number[] | null }[] = []
  for (const [at, { id, ...asked }] of questions.entries()) {
    const exact = prints[at]
    if (exact === undefined) continue
    const compared = comparedOf(asked)
    made.push({ id, exact, compared, bands: compared.length > 0 ? bandsOf(compared) : null })
    await pause()
  }
  await sql`delete from question_likeness
    where question_id = ${anyOf(ids)} and question_id <> all(${made.map(({ id }) => id)}::int[])`.execute(db)
  // a question that is deleted meanwhile waits for this transaction, or is not found
  await sql`
    with written as (
      insert into question_likeness as known (question_id, exact, compared, bands)
      select q.id, made.exact, array(select jsonb_array_elements_text(made.compared)),
        case when made.bands is not null then array(select jsonb_array_elements(made.bands)::int) end
      from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made (id int, exact bigint, compared jsonb, bands jsonb)
      join question q on q.id = made.id order by q.id for key share of q
      on conflict (question_id) do update set exact = excluded.exact, compared = excluded.compared, bands = excluded.bands,
          made_at = clock_timestamp()
        where (known.exact, known.compared, known.bands)
          is distinct from (excluded.exact, excluded.compared, excluded.bands)
      returning question_id
    )
    insert into twin_due select question_id from written`.execute(db)
}

/** What these questions ask in the form that they have now. */
async function askedBy(db: Db, ids: number[]): Promise<(AskedText & { id: number })[]> {
  const { rows } = await sql<AskedText & { id: number }>`
    select q.id, q.text as question_text, coalesce(q.interaction -> q.type::text, '{}') as interaction,
      case q.type when 2 then (
        select json_agg(json_build_object('selection_text', o.text, 'image', coalesce(${urlOf('i')}, '')))
        from selection o left join image i on i.id = o.image_id where o.question_id = q.id) end as selections,
      case q.type when 5 then (
        select json_agg(json_build_object('text', s.text)) from statement s where s.question_id = q.id) end as statements
    from question q where q.id = ${anyOf(ids)} order by q.id`.execute(db)
  return rows.map(({ selections, statements, ...row }) => ({
    ...row,
    selections: selections ?? [],
    statements: statements ?? [],
  }))
}

/** What a question asks now as one number, in words; undefined for one without a text. */
export async function printNow(db: Db, id: number): Promise<string | undefined> {
  const [print] = await fingerprintsOf(db, await askedBy(db, [id]))
  return print
}

const ADDRESS = /\/media\/[0-9a-f]{32}\.(?:png|jpg)/g

/** By its address, what a picture shows: the same for two of the same bytes. */
async function picturesIn(db: Db, asked: readonly AskedText[]): Promise<(address: string) => string> {
  const ids = [...new Set(JSON.stringify(asked).match(ADDRESS) ?? [])].map((address) => idOf(address) ?? '')
  const shown = ids.length === 0 ? new Map<string, string>() : await etagsOf(db, ids)
  return (address) => (address === NO_IMAGE ? '' : (shown.get(idOf(address) ?? '') ?? address))
}

async function etagsOf(db: Db, ids: string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; etag: string }>`
    select id, etag from image where id = any(${ids}::text[])`.execute(db)
  return new Map(rows.map(({ id, etag }) => [id, etag]))
}

/** Of each of these, what it asks as one number, in words; undefined for one without a text. */
export async function fingerprintsOf(db: Db, asked: readonly AskedText[]): Promise<(string | undefined)[]> {
  const pictureOf = await picturesIn(db, asked)
  const prints: (string | undefined)[] = []
  for (const one of asked) {
    prints.push(fingerprintOf(one, pictureOf))
    // thousands of them would hold up every request
    await pause()
  }
  return prints
}

/** By its fingerprint, the id of the oldest question of the bank that has it. */
export async function findExact(
  db: Db,
  product_type: number,
  prints: readonly (string | undefined)[],
): Promise<ReadonlyMap<string | undefined, number>> {
  const known = [...new Set(prints.filter((print) => print !== undefined))]
  const { rows } = await sql<{ exact: string; id: number }>`
    select l.exact::text, min(q.id) as id from question_likeness l join question q on q.id = l.question_id
    where l.exact = any(${known}::bigint[]) and q.product_type = ${product_type} group by l.exact`.execute(db)
  return new Map(rows.map(({ exact, id }) => [exact, id]))
}
