/** Milliseconds until what was not read yet is asked for again: the server reads what was saved every two seconds. */
export const SOON = 3_000
