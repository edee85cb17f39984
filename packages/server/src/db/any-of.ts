import { sql } from 'kysely'

/**
 * `any(...)` of a page's ids. The sub-select hides the number of ids from the planner. If it saw the number, a plan for
 * few ids would look cheaper than the generic plan, so it would plan each time: 10 ms for the nine joins of a question.
 */
export const anyOf = (ids: number[]) => sql<number>`any((select ${ids}::int[])::int[])`
