import { type RawBuilder, sql } from 'kysely'

/**
 * The condition that a moment is less than a span away from now, before or after. The clock of the database may have been
 * ahead and set back: without the second bound, a moment of then would count as recent until the clock reaches it again.
 */
export const nearNow = (at: RawBuilder<unknown>, span: RawBuilder<unknown>) =>
  sql<boolean>`greatest(now() - ${at}, ${at} - now()) < ${span}`
