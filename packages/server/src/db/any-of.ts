import { sql } from 'kysely'

/**
 * `any(...)` of a page's ids. Behind a sub-select PostgreSQL does not see how many there are: a plan for few would always
 * look cheaper than the one for any number, and it would plan anew each time, which costs a question's nine joins 10 ms.
 */
export const anyOf = (ids: number[]) => sql<number>`any((select ${ids}::int[])::int[])`
