import { defineConfig } from 'vitest/config'

/** `npm run screens`: takes screenshots and checks nothing. */
export default defineConfig({
  test: {
    name: 'screens',
    root: import.meta.dirname,
    include: ['draw-screens.ts'],
    globalSetup: 'support/global-setup.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
