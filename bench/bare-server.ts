import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import type { DatabaseAddress } from '../packages/server/src/db/address.ts'
import { driverOptions } from '../packages/server/src/db/address.ts'
import { PLANNED_ANEW } from '../packages/server/src/db/preparing-client.ts'
import type { Statement } from '../packages/server/test/statements.ts'

// A separate process, so that its CPU time is measured alone. It is told a database address and sends its port; then it
// is told the statements of one call after the other, and answers every request with the rows of the last statement.
type Played = Pick<Statement, 'text' | 'values'>
export type Told = { address: DatabaseAddress } | { statements: Played[] }

let pool: pg.Pool
let played: pg.QueryConfig[] = []
const names = new Map<string, string>()

process.on('message', (told: Told) => {
  if ('address' in told) return open(told.address)
  played = told.statements.map(({ text, values }) => ({
    text,
    values,
    ...(text.includes(PLANNED_ANEW) ? {} : { name: nameOf(text) }),
  }))
  process.send?.('ready')
})

function open(address: DatabaseAddress) {
  pool = new pg.Pool(driverOptions(address))
  const server = createServer(async (_request, response) => {
    let last: unknown[] = []
    for (const statement of played) last = (await pool.query(statement)).rows
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: last }))
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
}

function nameOf(text: string) {
  const name = names.get(text) ?? `s${names.size}`
  names.set(text, name)
  return name
}
