import { defineConfig } from 'vitest/config'
import { LIMITS } from '../packages/contract/test/limits.ts'

/** `npm run screens`: takes screenshots and checks nothing. */
export default defineConfig({
  test: {
    name: 'screens',
    root: import.meta.dirname,
    include: ['draw-screens.ts'],
    globalSetup: 'support/global-setup.ts',
    ...LIMITS,
  },
})
