import { ApiError, classRoutes, route, subjectRoutes } from '@bank/contract'
import fastify from 'fastify'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'
import type { Db } from '../../db/connect.ts'
import { bind } from './bind.ts'
import { errorHandler } from './error-handler.ts'

const { db, signIn } = await world()
const classes = async () => (await db.selectFrom('class').select('name').execute()).map(({ name }) => name)
const actorIn = (db: Db) =>
  sql<{ actor: string }>`select coalesce(current_setting('bank.actor', true), '') as actor`
    .execute(db)
    .then(({ rows }) => rows[0]?.actor)

const said = z.object({ said: z.string() })
const common = { access: 'staff', summary: 'Try', response: said } as const
const trial = {
  refused: route({ ...common, method: 'POST', path: '/refused' }),
  remembered: route({ ...common, method: 'POST', path: '/remembered' }),
  prepared: route({ ...common, method: 'POST', path: '/prepared' }),
  secret: route({ ...common, method: 'GET', path: '/secret' }),
  broken: route({ ...common, method: 'GET', path: '/broken' }),
}

/** The answer of a server with routes of its own to the first account. */
async function ask({ method, path: url }: { method: 'GET' | 'POST'; path: string }) {
  const app = fastify()
  app.setErrorHandler(errorHandler)
  const add = (db: Db) => make(db).class({ name: 'Kelas 5' })
  const handlers = {
    refused: async (_: unknown, { db }: { db: Db }) => {
      await add(db)
      throw new ApiError('CONFLICT')
    },
    remembered: async (_: unknown, { db }: { db: Db }) => {
      await add(db)
      return new ApiError('CONFLICT')
    },
    prepared: {
      prepare: async (_: unknown, { db: outside }: { db: Db }) => {
        const before = await actorIn(outside)
        return async ({ db: inside }: { db: Db }) => ({ said: `${before || 'nobody'}, then ${await actorIn(inside)}` })
      },
    },
    secret: async () => ({ said: 'yes', password_hash: 'no' }),
    broken: async () => ({ said: 1 as unknown as string }),
  }
  const actor = { id: await make(db).account(), name: 'Staf', level: 2 as const, session: Buffer.from('') }
  bind(
    app,
    { trial },
    { trial: handlers },
    {
      db,
      actorOf: async () => actor,
      lacksFactor: async () => false,
      keepFile: async () => ({}),
      forgetUntaken: async () => {},
      mayUpload: async () => {},
    },
  )
  const response = await app.inject({ method, url })
  return { status: response.statusCode, ...response.json() }
}

it('keeps nothing of a change that throws', async () => {
  expect(await ask(trial.refused)).toMatchObject({ status: 409, code: 'CONFLICT' })
  expect(await classes()).toEqual([])
})

it('keeps what a refusal that is returned wants remembered', async () => {
  expect(await ask(trial.remembered)).toMatchObject({ status: 409, code: 'CONFLICT' })
  expect(await classes()).toEqual(['Kelas 5'])
})

it('prepares outside the transaction and acts inside it, as the actor', async () => {
  expect(await ask(trial.prepared)).toEqual({ status: 200, said: 'nobody, then 1' })
})

it('lets nothing out that the contract does not name, and nothing of another shape', async () => {
  expect(await ask(trial.secret)).toEqual({ status: 200, said: 'yes' })
  expect(await ask(trial.broken)).toEqual({ status: 500, code: 'INTERNAL', message: 'Terjadi kesalahan pada server.' })
})

it('serves reads and changes that arrive together, more than there are connections', async () => {
  const { call } = await signIn()
  await Promise.all(
    Array.from({ length: 30 }, async (_, at) => {
      await call(classRoutes.create, { body: { class_name: `Kelas ${at}`, stage: 'SD' } })
      await call(subjectRoutes.list, { query: {} })
    }),
  )
  expect((await call(classRoutes.list, { query: {} })).pagination.totalData).toBe(30)
})
