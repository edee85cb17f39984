import { defineConfig } from 'vitest/config'

/** `npm run test:hostile`: tests that take too long to run at every change. */
export default defineConfig({
  test: {
    name: 'release',
    root: import.meta.dirname,
    include: ['release/*.test.ts'],
    globalSetup: 'support/global-setup.ts',
    // one file at a time, because one of them measures time
    maxWorkers: 1,
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
})
