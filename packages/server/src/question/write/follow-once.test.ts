import fc from 'fast-check'
import { sql } from 'kysely'
import type pg from 'pg'
import { expect, it } from 'vitest'
import { newDatabase } from '../../../test/database.ts'
import { make } from '../../../test/make.ts'
import { listening } from '../../../test/statements.ts'
import { world } from '../../../test/world.ts'
import { openSession } from '../../auth/session.repo.ts'
import type { Db } from '../../db/connect.ts'
import { inSavepoint } from '../../db/savepoint.ts'

const { db } = await world()
const a = make(db)

const WHOLE = {
  question_text: '<p>Apa ibu kota Jepang?</p>',
  selections: [{ selection_text: 'Tokyo', is_answer: true }, { selection_text: 'Osaka' }, { selection_text: 'Kyoto' }],
  keywords: [{ keyword_text: 'ibu kota' }],
  discussion: { discussion_text: '<p>Sejak 1868.</p>' },
}

const CALLS = [
  ['a whole new question', 'POST', '/v1/question', WHOLE],
  ['an edit with all parts', 'PATCH', '/v1/question/1', WHOLE],
  ['an option', 'POST', '/v1/selection', { question_id: 1, selection_text: 'Edo' }],
  ['a status', 'PATCH', '/v1/question/1', { status: 'approved' }],
  ['the words of a discussion', 'PATCH', '/v1/discussion/1', { discussion_text: '<p>Ya.</p>' }],
  ['pictures of a discussion', 'PATCH', '/v1/discussion/1', { image: '' }],
] as const

it('is written once by each save that it follows from, however many statements that is', async () => {
  const runs = await listening(await newDatabase(), async ({ db: own, client, statementsOf }) => {
    const [topic_id, ql_id] = [await make(own).topic(), await make(own).questionLevel()]
    const { class_id } = await own.selectFrom('topic').select('class_id').executeTakeFirstOrThrow()
    await make(own).discussion({ question_id: await make(own).question({ topic_id, type: 2 }) })
    const token = await openSession(own, await make(own).account())
    await countRuns(client)
    const ran: Record<string, string[]> = {}
    for (const [what, method, url, body] of CALLS) {
      await statementsOf({ method, url, token, body: { qt_id: 2, label: 'exam', topic_id, class_id, ql_id, ...body } })
      ran[what] = await takeRuns(client)
    }
    return ran
  })
  expect(runs).toEqual({
    'a whole new question': COUNTED,
    'an edit with all parts': COUNTED,
    'an option': COUNTED,
    'a status': [],
    'the words of a discussion': COUNTED,
    'pictures of a discussion': [],
  })
})

it('is written once of each of a thousand questions, too', async () => {
  const runs = await listening(await newDatabase(), async ({ db: own, client }) => {
    const one = await make(own).question({ type: 2 })
    await countRuns(client)
    await client.query('begin')
    await client.query(
      `insert into question (type, text, category_id, class_id, topic_id, level_id, label)
       select type, text, category_id, class_id, topic_id, level_id, label from question, generate_series(1, 1000)
       where question.id = $1`,
      [one],
    )
    await client.query(`insert into selection (question_id, text) select id, 'Tokyo' from question`)
    await client.query('commit')
    return takeRuns(client)
  })
  expect(runs.filter((name) => name === 'write_question_search')).toHaveLength(1_001)
})

const COUNTED = ['note_lacks', 'write_content_words', 'write_question_search']

/** Has the database say in a table which of these functions ran: only a superuser may ask PostgreSQL to count them. */
async function countRuns(client: pg.Client) {
  await client.query('create table ran (name text)')
  for (const name of COUNTED)
    await client.query(`
      alter function ${name}(int[]) rename to ${name}_itself;
      create function ${name}(ids int[]) returns void language plpgsql as $$ begin
        insert into ran values ('${name}');
        perform ${name}_itself(ids);
      end $$`)
}

async function takeRuns(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>('delete from ran returning name')
  return rows.map(({ name }) => name).toSorted()
}

it('is as if it were written anew, whatever several people change within transactions, and take back', async () => {
  const ids = await Promise.all([2, 2, 5, 1].map((type) => a.question({ type, ...(type === 5 && OF_SNPMB) })))
  const step = fc.record({ id: fc.constantFrom(...ids), kind: fc.nat(CHANGES.length - 1), undone: fc.boolean() })
  const transaction = fc.array(step, { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(fc.array(transaction, { minLength: 2, maxLength: 4 }), async (people) => {
      await Promise.allSettled(
        people.map((steps) =>
          db.transaction().execute(async (own) => {
            for (const { id, kind, undone } of steps) await change(own, id, kind, undone)
          }),
        ),
      )
      const kept = await derived()
      await sql`
        select write_question_search(array_agg(id)), write_content_words(array_agg(id)), note_lacks(array_agg(id))
        from question`.execute(db)
      expect(kept).toEqual(await derived())
    }),
    { numRuns: 25 },
  )
})

const OF_SNPMB = { class_id: null, level_id: null, topic_id: null }
const refused = new Error('taken back')

const change = (own: Db, id: number, kind: number, undone: boolean) =>
  inSavepoint(own, async () => {
    await CHANGES[kind]?.(own, id)
    if (undone) throw refused
  }).catch((error: unknown) => {
    if (error !== refused && !isOfForm(error)) throw error
  })
/** An answer of a question of another form, or one that is there already. */
const isOfForm = (error: unknown) => /^23/.test(String((error as { code?: unknown }).code))

const CHANGES: ((own: Db, id: number) => Promise<unknown>)[] = [
  (own, id) => own.updateTable('question').set({ text: sql`text || 'a'` }).where('id', '=', id).execute(),
  (own, id) => own.updateTable('question').set({ answer: sql`nullif('Empat', answer)` }).where('id', '=', id).execute(),
  (own, id) =>
    own
      .updateTable('question')
      .set({ type: sql`case type when 2 then 3 when 3 then 2 else type end` })
      .where('id', '=', id)
      .execute(),
  (own, id) => make(own).selection({ question_id: id, text: `pilihan ${id}` }),
  (own, id) => own.updateTable('selection').set({ text: sql`text || 'b'` }).where('question_id', '=', id).execute(),
  (own, id) =>
    sql`delete from selection where id = (select min(id) from selection where question_id = ${id})`.execute(own),
  (own, id) =>
    sql`insert into answer (question_id, selection_id) select question_id, min(id) from selection where question_id = ${id} group by 1`.execute(
      own,
    ),
  (own, id) => own.deleteFrom('answer').where('question_id', '=', id).execute(),
  (own, id) => make(own).statement({ question_id: id }),
  (own, id) =>
    sql`insert into statement_answer (question_id, statement_id, value) select question_id, id, 1 from statement where question_id = ${id}`.execute(
      own,
    ),
  (own, id) => own.deleteFrom('statement_answer').where('question_id', '=', id).execute(),
  (own, id) => make(own).discussion({ question_id: id }),
  (own, id) => own.deleteFrom('discussion').where('question_id', '=', id).execute(),
  (own, id) => own.updateTable('discussion').set({ text: sql`text || 'c'` }).where('question_id', '=', id).execute(),
  (own, id) => make(own).keyword({ question_id: id }),
  (own, id) => own.updateTable('keyword').set({ text: sql`text || 'd'` }).where('question_id', '=', id).execute(),
  (own, id) => own.deleteFrom('keyword').where('question_id', '=', id).execute(),
  (own, id) => make(own).shortAnswer({ question_id: id }),
  (own, id) => own.updateTable('short_answer').set({ text: sql`text || 'e'` }).where('question_id', '=', id).execute(),
]

/** What stands in the tables that follow from questions. */
const derived = async () => [
  await db.selectFrom('question_search').selectAll().orderBy('question_id').execute(),
  await db.selectFrom('content_words').selectAll().orderBy('question_id').execute(),
  await db.selectFrom('question_lack').selectAll().orderBy('question_id').orderBy('what').execute(),
]
