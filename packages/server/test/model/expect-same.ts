import {
  groupRoutes,
  type Question as QuestionRow,
  questionRoutes,
  type Route,
  snpmbQuestionRoutes,
} from '@bank/contract'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { type Bank, only } from './bank.ts'
import { KIND_NAMES, KINDS } from './parts.ts'
import { type Model, noteRead, type Question, shown } from './question.ts'

/** Expects the API to show exactly the model, in the lists, the groups and single questions, with no rows left over. */
export async function expectSame(model: Model, bank: Bank, reply?: QuestionRow) {
  const rows = await listed(model, bank)
  for (const question of model.questions) {
    const row = rows.find((row) => row.id_question === question.id)
    if (!row) throw new Error(`question ${question.id} stands in no list`)
    learnIds(question, row)
    expect(row).toMatchObject(shown(question, model))
    const isChanged = question.touched || question.versions.length === 0
    expectVersion(question, row.updated_at)
    if (isChanged)
      expect(only(await bank.ask('Staf', questionRoutes.get, { params: { id: question.id } }))).toEqual(row)
  }
  if (reply) expect(reply).toEqual(rows.find((row) => row.id_question === reply.id_question))
  expect(await countRows(bank)).toEqual(countsOf(model))
}

/** The rows of both main lists, newest first, and of their groups, oldest first: every question is there once. */
async function listed({ questions }: Model, bank: Bank): Promise<QuestionRow[]> {
  const heads = questions.filter((question) => question.parent === null).toReversed()
  const mainOf = async (product: 1 | 2, route: Route) => {
    const { data } = await bank.ask('Staf', route, { query: { limit: 100 } })
    expect(idsOf(data)).toEqual(heads.filter((head) => head.bank === product).map(({ id }) => id))
    return data
  }
  const childrenOf = async (id: number) => {
    const { data } = await bank.ask('Staf', groupRoutes.children, { params: { id } })
    expect(idsOf(data)).toEqual(questions.filter(({ parent }) => parent === id).map((child) => child.id))
    return data
  }
  const lists = [mainOf(1, questionRoutes.main), mainOf(2, snpmbQuestionRoutes.list)]
  return (await Promise.all([...lists, ...heads.map(({ id }) => childrenOf(id))])).flat()
}

const idsOf = (rows: QuestionRow[]) => rows.map((row) => row.id_question)

/** Stores in the model the ids that the API gave to new parts. */
function learnIds(question: Question, row: QuestionRow) {
  for (const kind of KIND_NAMES) {
    const given: object[] = row[kind]
    for (const [index, part] of question.parts[kind].entries()) {
      const { [KINDS[kind].id]: id = null } = (given[index] ?? {}) as Record<string, number | null>
      part.id ??= id
    }
  }
}

/** Expects `updated_at` to change with every change of a question or its parts, and with nothing else. */
function expectVersion(question: Question, version: string) {
  const before = question.versions.at(-1)
  if (before !== undefined) expect({ moved: version > before }).toEqual({ moved: question.touched })
  if (version !== before) question.versions.push(version)
  question.touched = false
  noteRead(question)
}

async function countRows({ db }: Bank) {
  const tables = ['question', 'selection', 'answer', 'keyword', 'short_answer', 'statement', 'statement_answer']
  const counts = [...tables, 'discussion', 'free_trial'].map(
    (table) => sql`(select count(*)::int from ${sql.table(table)}) as ${sql.ref(table)}`,
  )
  return (await sql`select ${sql.join(counts)}`.execute(db)).rows[0]
}

function countsOf({ questions }: Model) {
  const parts = (kind: (typeof KIND_NAMES)[number]) => questions.flatMap((question) => question.parts[kind])
  return {
    question: questions.length,
    selection: parts('selections').length,
    answer: parts('selections').filter(({ right }) => right).length,
    keyword: parts('keywords').length,
    short_answer: parts('short_answers').length,
    statement: parts('statements').length,
    statement_answer: parts('statements').filter(({ right }) => right !== null).length,
    discussion: questions.filter(({ discussion }) => discussion).length,
    free_trial: questions.filter(({ free_trial }) => free_trial).length,
  }
}
