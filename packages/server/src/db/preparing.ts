import type { Sql } from 'postgres'

/**
 * Kysely's dialect runs everything through `reserve().unsafe()`, which never prepares by itself: planning a list's query
 * costs ten times what running it does. Statements without parameters stay on the simple protocol, which migrations
 * with several statements need.
 */
export function preparing<Types extends Record<string, unknown>>(sql: Sql<Types>): Sql<Types> {
  const reserve = sql.reserve.bind(sql)
  sql.reserve = async () => {
    const connection = await reserve()
    const unsafe = connection.unsafe.bind(connection)
    connection.unsafe = (query, parameters = [], options = {}) =>
      unsafe(query, parameters, parameters.length ? { prepare: true, ...options } : options)
    return connection
  }
  return sql
}
