import { contract } from '@bank/contract'
import { expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'
import { hasMoreSigns } from './json-bodies.ts'

it.each([
  ['{}', 1],
  ['{"a":[1,2]}', 4],
  ['{"a,b:{}[]":"}{"}', 2],
  ['"\\"{"', 0],
  ['["\\\\",{}]', 3],
  ['["{{{{', 1],
])('counts the signs outside strings of %s', (text, signs) => {
  expect([hasMoreSigns(text, signs - 1), hasMoreSigns(text, signs)]).toEqual([true, false])
})

const { app, db, signIn } = await world()

it('refuses null as a body, and takes none as an empty one', async () => {
  const { token } = await signIn()
  const id = await make(db).question()
  const url = contract.question.update.path.replace(':id', String(id))
  const send = (headers: object, payload?: string) =>
    app.inject({ method: 'PATCH', url, headers: { token, ...headers }, payload })
  expect((await send({ 'content-type': 'application/json' }, 'null')).statusCode).toBe(422)
  expect((await send({})).statusCode).toBe(200)
})

it('refuses a body of many values before it is parsed, and takes one of long values', async () => {
  const { token } = await signIn()
  const send = (payload: string) =>
    app.inject({
      method: 'POST',
      url: contract.question.create.path,
      headers: { token, 'content-type': 'application/json' },
      payload,
    })
  expect((await send(`{"selections":[${'{},'.repeat(10_000)}{}]}`)).statusCode).toBe(413)
  expect((await send(`[${','.repeat(20_000)}`)).statusCode).toBe(413)
  expect((await send(JSON.stringify({ label: '{}[],:'.repeat(20_000) }))).statusCode).toBe(422)
})
