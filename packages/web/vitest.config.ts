import { defineConfig } from 'vitest/config'
import { LIMITS } from '../contract/test/limits.ts'
import { uncachedSetup } from '../server/test/uncached-setup.ts'

/** React's build; REACT_BUILD=development makes the tests red that it warns in. */
const NODE_ENV = process.env.REACT_BUILD ?? 'production'

export default defineConfig({
  // the cache of modules tells builds apart by the names of plugins, and not by what follows
  plugins: [uncachedSetup, { name: `react-${NODE_ENV}` }],
  oxc: { jsx: { development: NODE_ENV === 'development' } },
  test: {
    name: 'web',
    environment: 'jsdom',
    env: { NODE_ENV },
    // loading React and the app takes longer than most tests; test/setup.ts removes what a test leaves behind
    isolate: false,
    setupFiles: ['../server/test/cheap-hashes.ts', 'test/setup.ts'],
    globalSetup: '../server/test/global-setup.ts',
    maxWorkers: 2,
    ...LIMITS,
  },
})
