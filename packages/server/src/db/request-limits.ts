/** Limits that a request relies on, in milliseconds (reliability 4): PostgreSQL ends what takes longer. */
export const REQUEST_LIMITS = {
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
}
