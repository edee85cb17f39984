import { questionRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'
import { FAMILIES } from '../../history/families.ts'

const { db, signIn } = await world()
const a = make(db)

/** Columns whose value in a copy differs from its source. All other columns are copied. */
const OWN: Readonly<Record<string, readonly string[]>> = { question: ['code', 'status', 'parent_id', 'position'] }
const AUDIT = ['id', 'created_at', 'created_by', 'updated_at', 'updated_by']
/** The column by which the rows of a table are sorted, where it is not `position` or the first one. */
const ORDER: Readonly<Record<string, string>> = { answer: 'selection_id', statement_answer: 'statement_id' }

interface Column {
  name: string
  type: string
  refers: boolean
}

/** The columns that a copy must take, from PostgreSQL's catalogue, so that new columns are checked too. */
async function columnsOf(table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select a.attname as name, format_type(a.atttypid, null) as type,
      exists (select from pg_constraint where conrelid = a.attrelid and contype = 'f' and a.attnum = any(conkey)) as refers
    from pg_attribute a where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped
    order by a.attnum`.execute(db)
  return rows.filter(({ name }) => !AUDIT.includes(name) && !OWN[table]?.includes(name))
}

/** Restricts a part's table to the rows of one question. */
const ofQuestion = (table: string, id: number) =>
  table === 'question'
    ? sql`row.id = ${id}`
    : table === 'discussion_image'
      ? sql`row.discussion_id in (select id from discussion where question_id = ${id})`
      : sql`row.question_id = ${id}`

function valueFor(name: string, type: string): unknown {
  const values: Readonly<Record<string, unknown>> = { integer: 7, smallint: 1, boolean: true, jsonb: '{"isi": 1}' }
  return values[type] ?? `isi ${name}`
}

/** Gives a value to every empty column, so that a column that is not copied makes the test fail. */
async function fillEmpty(table: string, id: number) {
  for (const { name, type, refers } of await columnsOf(table)) {
    if (refers) continue
    await sql`
      update ${sql.table(table)} row set ${sql.ref(name)} = ${valueFor(name, type)}
      where ${ofQuestion(table, id)} and (${sql.ref(`row.${name}`)} is null or ${sql.ref(`row.${name}`)}::text = '')`.execute(
      db,
    )
  }
}

/** The rows of a table that belong to a question, only with the columns that a copy must take. */
async function rowsOf(table: string, id: number) {
  const columns = await columnsOf(table)
  const order = sql.ref(
    `row.${ORDER[table] ?? (columns.some(({ name }) => name === 'position') ? 'position' : columns[0]?.name)}`,
  )
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(row) as row from ${sql.table(table)} row where ${ofQuestion(table, id)} order by ${order}`.execute(
    db,
  )
  return rows.map(({ row }) => Object.fromEntries(columns.map(({ name }) => [name, row[name]])))
}

/** Replaces the ids of pictures, options, statements and the question by numbers in the order of their first use. */
function withoutIds(tables: Record<string, Record<string, unknown>[]>) {
  const pictures = new Map<string, string>()
  const numbered = (id: string) => {
    if (!pictures.has(id)) pictures.set(id, `gambar ${pictures.size}`)
    return pictures.get(id) ?? ''
  }
  const references = new Map<string, number>()
  const words = JSON.stringify(tables, (name, value: unknown) => {
    if (typeof value === 'string') return value.replace(/[0-9a-f]{32}/g, numbered)
    const isOwn = ['question_id', 'selection_id', 'statement_id', 'discussion_id'].includes(name)
    if (!isOwn || typeof value !== 'number') return value
    const key = `${name} ${value}`
    if (!references.has(key)) references.set(key, references.size)
    return references.get(key)
  })
  return JSON.parse(words)
}

async function whole() {
  const subject_id = await a.subject()
  const class_id = await a.class()
  const topic_id = await a.topic({ category_id: await a.category({ subject_id }), class_id })
  const [shown, option, listed, explained] = [await a.image(), await a.image(), await a.image(), await a.image()]
  const id = await a.question({
    topic_id,
    class_id,
    text: `<p><img src="${shown.url}" alt="Denah"></p>`,
    subtopic_id: await a.subtopic({ topic_id }),
    indicator_id: await a.indicator({ subject_id }),
  })
  const question_id = id
  await a.selection({ question_id, position: 1, text: 'salah' })
  const right = await a.selection({ question_id, position: 2, text: 'benar', image_id: option.id })
  await a.answer({ question_id, selection_id: right })
  await a.keyword({ question_id, position: 1 })
  await a.shortAnswer({ question_id, position: 1 })
  await a.statement({ question_id, position: 1 })
  await a.statementAnswer({ statement_id: await a.statement({ question_id, position: 2 }) })
  const discussion_id = await a.discussion({ question_id })
  await db.insertInto('discussion_image').values({ discussion_id, image_id: explained.id, position: 1 }).execute()
  await a.questionImage({ question_id, image_id: shown.id, position: 1 })
  await a.questionImage({ question_id, image_id: listed.id, position: 2 })
  await a.freeTrial({ question_id })
  return id
}

it('takes every column of a question and of its parts, but for what each question has of its own', async () => {
  const staff = await signIn()
  const tables = FAMILIES.question.map(({ table }) => table)
  const id = await whole()
  for (const table of tables) await fillEmpty(table, id)
  const [copy] = (await staff.call(questionRoutes.duplicate, { params: { id }, body: {} })).data

  const everything = async (question: number) =>
    withoutIds(
      Object.fromEntries(
        await Promise.all(tables.map(async (table) => [table, await rowsOf(table, question)] as const)),
      ),
    )
  const source = await everything(id)
  expect(await everything(copy.id_question)).toEqual(source)

  const unfilled = tables.flatMap((table) =>
    Object.entries(source[table][0] ?? { [table]: null })
      .filter(
        ([name]) =>
          source[table].every((row: Record<string, unknown>) => row[name] == null) || source[table].length === 0,
      )
      .map(([name]) => `${table}.${name}`),
  )
  expect(unfilled, 'columns that this test gives no value').toEqual([])
})
