import { createHash } from 'node:crypto'
import type pg from 'pg'
import { to } from 'pg-copy-streams'
import { isDamage } from '../db/damage.ts'
import { frame, told } from './frames.ts'
import type { TableEnd } from './header.ts'

/** Part of a table that cannot be read, because it is damaged on the disk. */
export class Unreadable extends Error {
  constructor(
    readonly table: string,
    cause: Error,
  ) {
    super(cause.message, { cause })
  }
}

/** What COPY reads from these sources, each the table or a query, then `more` lines, as frames with the end of the table. */
export async function* rowsOf(
  client: pg.Client,
  table: string,
  sources: string[],
  more?: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const sum = createHash('sha256')
  let rows = 0
  const parts = [...sources.map((source) => copied(client, table, source)), ...(more ? [more] : [])]
  for (const part of parts) {
    for await (const chunk of part) {
      sum.update(chunk)
      rows += linesIn(chunk)
      yield frame('D', chunk)
    }
  }
  yield told('E', { table, rows, sha256: sum.digest('hex') } satisfies TableEnd)
}

async function* copied(client: pg.Client, table: string, source: string): AsyncGenerator<Buffer> {
  try {
    yield* client.query(to(`copy ${source} to stdout`))
  } catch (error) {
    throw isDamage(error) ? new Unreadable(table, error) : error
  }
}

/** COPY writes one row per line, and a line break in a value as `\n`. Counted here, because the driver's count may come
 * after the rows. */
function linesIn(chunk: Buffer) {
  let lines = 0
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1
  return lines
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
