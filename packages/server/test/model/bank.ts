import { type ErrorCode, LEVEL, type Question as QuestionRow, type Route } from '@bank/contract'
import { expect } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { openSession } from '../../src/auth/session.repo.ts'
import type { Db } from '../../src/db/connect.ts'
import { emptier } from '../empty.ts'
import { make } from '../make.ts'
import { type Parts, requestOf } from '../request.ts'
import type { Who } from './question.ts'

/** The answer of the API: rows, or an error code. */
interface Answer {
  code?: ErrorCode
  data: QuestionRow[]
}

/** The server under test with two people signed in. */
export type Bank = Awaited<ReturnType<typeof openBank>>

export async function openBank(db: Db) {
  const start = () => buildApp({ db, rateLimits: false })
  const empty = await emptier(db)
  let app = await start()
  let token: Record<Who, string> = { Admin: '', Staf: '' }
  let places = { class_id: 0, ql_id: 0, category_id: 0, topics: [0, 0] as [number, number], subtopic_id: 0, snpmb: 0 }

  return {
    db,
    get places() {
      return places
    },

    /** Empties the bank, and adds two topics and an SNPMB category for questions. */
    async begin() {
      await empty()
      token = { Admin: await signIn(db, 'Admin'), Staf: await signIn(db, 'Staf') }
      places = await somePlaces(db)
    },

    async ask(who: Who, route: Route, parts: Parts): Promise<Answer> {
      return (await app.inject(await requestOf(route, parts, token[who]))).json()
    },

    /** Restarts the server on the same database. */
    async restart() {
      await app.close()
      app = await start()
    },

    close: () => app.close(),
  }
}

/** Whether a call succeeded. Expects it to fail with the first of `reasons` that is a code, or else to succeed. */
export function served({ code }: Answer, ...reasons: (ErrorCode | false | null | undefined)[]): boolean {
  expect(code).toBe(reasons.find(Boolean))
  return code === undefined
}

/** The one row of an answer. */
export function only({ data }: Answer): QuestionRow {
  const [row] = data
  if (!row) throw new Error('an answer without a row')
  return row
}

async function signIn(db: Db, name: Who) {
  const level = name === 'Admin' ? LEVEL.admin : LEVEL.teamContent
  return openSession(db, await make(db).account({ name, level }))
}

async function somePlaces(db: Db) {
  const a = make(db)
  const class_id = await a.class()
  const category_id = await a.category()
  const topics: [number, number] = [await a.topic({ category_id, class_id }), await a.topic({ category_id, class_id })]
  return {
    class_id,
    category_id,
    topics,
    subtopic_id: await a.subtopic({ topic_id: topics[0] }),
    ql_id: await a.questionLevel(),
    snpmb: await a.category({ product_type: 2 }),
  }
}
