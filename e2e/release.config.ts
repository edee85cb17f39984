import { defineConfig } from 'vitest/config'
import { LIMITS, LONG } from '../packages/contract/test/limits.ts'

/** `npm run test:hostile`: tests that take too long to run at every change. */
export default defineConfig({
  test: {
    name: 'release',
    root: import.meta.dirname,
    include: ['release/*.test.ts'],
    globalSetup: 'support/global-setup.ts',
    // one file at a time, because one of them measures time
    maxWorkers: 1,
    ...LIMITS,
    testTimeout: LONG,
  },
})
