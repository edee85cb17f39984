import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname
const LONGEST = 4 * 60 * 60 * 1000
/** One test at a time, as each has a server and a database of its own; two at the small sizes of `npm test`. */
const maxWorkers = process.env.FAULTS_SIZE === 'few' ? 2 : 1
const alone = { root, maxWorkers, testTimeout: LONGEST, hookTimeout: LONGEST }
const IN_PROCESS = 'every-call-fails.test.ts'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'faults', ...alone, include: ['**/*.test.ts'], exclude: [IN_PROCESS] } },
      {
        test: {
          name: 'faults within the server',
          ...alone,
          include: [IN_PROCESS],
          globalSetup: join(root, '../packages/server/test/global-setup.ts'),
        },
      },
    ],
  },
})
