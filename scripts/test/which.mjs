/** Tests of the server that take long and seldom break alone: `npm run test:more` runs them, `npm test` does not. */
const STARTS = ['embedded', 'listen', 'start-server']
/** They start a PostgreSQL of their own, or damage one. */
const CLUSTERS = ['deploy-role', 'drop-database', 'salvage', 'ballast']
/** They read or build what is large. */
const LARGE = ['send-in-turns', 'migrate', 'stuck-reader']
export const IN_MORE = [
  'fuzz-binding',
  'fuzz-changes',
  'fuzz-reads',
  'model',
  'question-plans',
  ...LARGE,
  ...STARTS,
  ...CLUSTERS,
]
/** `npm test` tries some of their random input, or of their many cases: see packages/contract/test/tries.ts. */
export const RANDOM = [
  'bodies',
  'docx/whole',
  'fragment',
  'imported',
  'large-bank',
  'mtef/drawn',
  'nothing-vanishes',
  'sanitize',
  'upload',
]
/** What is exported, imported again: in `npm test` some dozen questions of each kind of file, there more than 500. */
export const IDENTITIES = ['moodle/round-trip', 'qti/valid', 'read-qti/identity', 'same/round-trip', 'sheet/round-trip']
/** What depends on the versions of Node.js and PostgreSQL: folders of the tests that `npm run test:node` runs on others. */
export const IN_NODE = [
  'packages/contract/',
  ...['backup', 'db', 'find', 'http', 'media', 'postgres', 'question/list', 'start'].map(
    (folder) => `packages/server/src/${folder}/`,
  ),
]
