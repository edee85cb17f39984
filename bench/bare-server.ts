import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import type { Statement } from '../packages/server/test/statements.ts'
import type { SocketAddress } from './database.ts'

// A separate process, so that its CPU time is measured alone. It receives a database address and statements, sends its
// port, and answers every request with the rows of the last statement.
interface Told {
  address: SocketAddress
  statements: Pick<Statement, 'text' | 'values'>[]
}

process.once('message', ({ address, statements }: Told) => {
  const { socketFolder: host, ...account } = address
  const pool = new pg.Pool({ host, ...account })
  const server = createServer(async (_request, response) => {
    let last: unknown[] = []
    for (const [index, { text, values }] of statements.entries()) {
      last = (await pool.query({ name: `s${index}`, text, values })).rows
    }
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: last }))
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
