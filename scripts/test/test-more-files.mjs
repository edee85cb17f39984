/** Tests of the server that take long and seldom break alone: `npm run test:more` runs them, `npm test` does not. */
const STARTS = ['embedded', 'listen', 'start-server']
export const IN_MORE = ['fuzz-changes', 'fuzz-reads', 'model', 'question-plans', 'stuck-reader', ...STARTS]
