import { install } from '../run/install.mjs'
import { vitest } from './vitest.mjs'

/** The tests that compare a generated file with its source (packages/server/test/golden.ts, telaah/corpus of the contract). */
const GOLDEN = [
  'db/types.test',
  'db/schema.test',
  'openapi.test',
  'calls.test',
  'contract/packages.test',
  'corpus/version.test',
  'corpus/figures.test',
]

// `npm run golden`: rewrites the generated files; `git diff` then shows the effect of a change on them
await install()
const { red } = await vitest(['--project', 'server', '--project', 'contract', ...GOLDEN], { env: { GOLDEN: 'write' } })
process.exit(red.length > 0 ? 1 : 0)
