import { ROOT, run } from '../run/process.mjs'

// node scripts/test/word-files.mjs <folder>: what the reader finds in each .docx of a folder, as counts
const [folder = '.'] = process.argv.slice(2)
process.exit(await run(process.execPath, ['--import', 'tsx', `${ROOT}/packages/exchange/test/word-files.ts`, folder]))
