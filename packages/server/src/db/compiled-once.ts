import type { CompiledQuery } from 'kysely'
import type { Db } from './connect.ts'

/**
 * A statement with a fixed text, compiled at its first use: building one with forty columns costs more than the rest of
 * the work for a page. Returns a function that runs it with the values of its parameters, in order.
 */
export function compiledOnce<Row>(build: (db: Db) => CompiledQuery<Row>) {
  let compiled: CompiledQuery<Row> | undefined
  return async (db: Db, ...parameters: unknown[]): Promise<Row[]> => {
    compiled ??= build(db)
    if (parameters.length !== compiled.parameters.length) throw new TypeError('a statement wants all of its parameters')
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}
