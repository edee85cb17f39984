/** Tests of the server that take long and seldom break alone: `npm run test:more` runs them, `npm test` does not. */
const STARTS = ['embedded', 'listen', 'start-server']
/** They start a PostgreSQL of their own, or damage one. */
const CLUSTERS = ['deploy-role', 'drop-database', 'salvage']
export const IN_MORE = ['fuzz-changes', 'fuzz-reads', 'model', 'question-plans', 'stuck-reader', ...STARTS, ...CLUSTERS]
/** Their random input is tried in `npm test` too, less often: see packages/contract/test/tries.ts. */
export const RANDOM = ['docx/whole', 'fragment', 'imported', 'large-bank', 'mtef/drawn', 'nothing-vanishes', 'sanitize']
