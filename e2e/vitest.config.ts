import { defineConfig } from 'vitest/config'

/** Many texts or places, one after the other: of `npm run test:more`, so that `npm test` stays under 15 minutes. */
const LONG = ['accessible-phone.test.ts', 'editor-round-trip.test.ts', 'hostile.test.ts']
const isMore = process.env.JOURNEYS === 'more'

export default defineConfig({
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    include: isMore ? LONG : ['*.test.ts'],
    exclude: process.env.JOURNEYS === 'few' ? LONG : [],
    globalSetup: 'support/global-setup.ts',
    // journeys share two cores with a browser, a server and a database each
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
