/** Said once a question was revised: the first text has no number. */
export const revisionWords = (revision: number) => (revision > 0 ? `, revisi ${revision}` : '')
