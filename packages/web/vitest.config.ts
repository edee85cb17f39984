import { defineConfig } from 'vitest/config'
import { LIMITS } from '../contract/test/limits.ts'
import { uncachedSetup } from '../server/test/uncached-setup.ts'

export default defineConfig({
  plugins: [uncachedSetup],
  test: {
    name: 'web',
    environment: 'jsdom',
    // loading React and the app takes longer than most tests; test/setup.ts removes what a test leaves behind
    isolate: false,
    setupFiles: ['../server/test/cheap-hashes.ts', 'test/setup.ts'],
    globalSetup: '../server/test/global-setup.ts',
    maxWorkers: 2,
    ...LIMITS,
  },
})
