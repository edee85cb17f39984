import { defineConfig } from 'vitest/config'

/** `npm run screens`: draws instead of judging. */
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
