import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LIMITS } from '../packages/contract/test/limits.ts'

const root = import.meta.dirname
const LONGEST = 4 * 60 * 60 * 1000
/** A release runs one at a time, all else two: they mostly wait, and each has a server and a database of its own. */
const isRelease = process.env.FAULTS_SIZE === 'release'
const faults = (maxWorkers: number, groupOrder: number) => ({
  root,
  maxWorkers,
  sequence: { groupOrder },
  ...LIMITS,
  testTimeout: LONGEST,
  hookTimeout: LONGEST,
})
const beside = faults(isRelease ? 1 : 2, 0)
/** They judge how long others wait, or the memory of a busy server: one at a time, after the others. */
const ALONE = ['attack', 'connections', 'hostile-imports', 'large-exports', 'oversized', 'soak'].map(
  (name) => `${name}.test.ts`,
)
const IN_PROCESS = 'every-call-fails.test.ts'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'faults', ...beside, include: ['**/*.test.ts'], exclude: [IN_PROCESS, ...ALONE] } },
      {
        test: {
          name: 'faults within the server',
          ...beside,
          include: [IN_PROCESS],
          globalSetup: join(root, '../packages/server/test/global-setup.ts'),
        },
      },
      { test: { name: 'faults alone', ...faults(1, 1), include: ALONE } },
    ],
  },
})
