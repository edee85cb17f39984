import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDatabase } from '../../test/database.ts'
import { make, PNG_DATA_URL } from '../../test/make.ts'
import { listening } from '../../test/statements.ts'
import { openSession } from '../auth/session.repo.ts'
import type { DatabaseAddress } from '../db/address.ts'
import { connect, type Db } from '../db/connect.ts'

// The work of a call as a number of statements: each is a way to PostgreSQL and back, so one per row would be the first
// thing that makes a large bank slow.
const QUESTIONS = 30

let address: DatabaseAddress
let db: Db
let token = ''
/** What every saved question of this file has. */
let question = {}

beforeAll(async () => {
  address = await newDatabase()
  db = connect(address)
  const a = make(db)
  const class_id = await a.class()
  const topic_id = await a.topic({ class_id })
  const ql_id = await a.questionLevel()
  question = { qt_id: 2, label: 'exam', question_text: '<p>Satu</p>', topic_id, class_id, ql_id }
  for (let made = 0; made < QUESTIONS; made++) await a.question({ topic_id, level_id: ql_id })
  token = await openSession(db, await a.account())
})
afterAll(() => db.destroy())

const sentBy = async (method: 'GET' | 'POST' | 'PATCH', url: string, body?: object, options = {}) => {
  const ask = { method, url, token, body }
  const sent = await listening(address, ({ statementsOf }) => statementsOf(ask), options)
  return sent.map(({ text }) => text)
}

it.each([
  ['the lists', '/v1/questionParent', 3],
  ['one question with all its parts', '/v1/question/1', 2],
  ['totals', '/v1/total', 2],
  ['totals by indicator', '/v1/total/indicator', 2],
  ['totals by level', '/v1/total/level', 2],
  ['the chart', '/v1/total/chart', 2],
  ['the dashboard', '/v1/dashboard', 3],
  ['the history', '/v1/history?limit=5', 5],
])('%s are asked with the same number of statements, however many rows there are', async (_, url, statements) => {
  expect(await sentBy('GET', url)).toHaveLength(statements)
})

describe('a save', () => {
  const optionsOf = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ selection_text: `${at}`, is_answer: at === 0 }))

  it('has the same number of statements, however many options the question has', async () => {
    const saved = (options: number) => sentBy('POST', '/v1/question', { ...question, selections: optionsOf(options) })
    expect((await saved(5)).length).toBe((await saved(2)).length)
  })

  it('of a whole new item with a picture is 8 statements, besides its session, its limit and its transaction', async () => {
    const selections = [...optionsOf(3), { image: PNG_DATA_URL }]
    const discussion = { discussion_text: '<p>Begini.</p>' }
    const body = { ...question, selections, discussion }
    const sent = await sentBy('POST', '/v1/question', body, { rateLimits: false })
    const around = /^(begin|commit)|set_config|from session/
    expect(sent.filter((text) => !around.test(text))).toHaveLength(8)
  })

  it.each([
    ['POST', '/v1/question'],
    ['PATCH', '/v1/question/1'],
  ] as const)('reads nothing twice: %s', async (method, url) => {
    const texts = await sentBy(method, url, { ...question, selections: optionsOf(2) })
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
    expect(texts.filter((text) => text.includes('insert into "selection"'))).toHaveLength(1)
    expect(texts.filter((text) => text.includes('delete from "selection"'))).toHaveLength(method === 'PATCH' ? 1 : 0)
  })
})
