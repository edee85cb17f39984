import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname
const LONGEST = 4 * 60 * 60 * 1000
/** One fault at a time: they share two cores with a server and a database each. */
const alone = { root, maxWorkers: 1, testTimeout: LONGEST, hookTimeout: LONGEST }
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
