import type { CompiledQuery } from 'kysely'
import type { Db } from './connect.ts'

/**
 * A statement whose words never change, built and compiled at its first use: composing one of forty columns costs more
 * than all else that is done for a page. Gives a function that runs it with the values of its parameters, in their order.
 */
export function compiledOnce<Row>(build: (db: Db) => CompiledQuery<Row>) {
  let known: CompiledQuery<Row> | undefined
  return async (db: Db, ...parameters: unknown[]): Promise<Row[]> => {
    known ??= build(db)
    if (parameters.length !== known.parameters.length) throw new TypeError('a statement wants all of its parameters')
    return (await db.executeQuery<Row>({ ...known, parameters })).rows
  }
}
