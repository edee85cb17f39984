import { defineConfig } from 'vitest/config'
import { LIMITS } from '../contract/test/limits.ts'
import { uncachedSetup } from './test/uncached-setup.ts'

export default defineConfig({
  plugins: [uncachedSetup],
  test: {
    name: 'server',
    // one database and one server for each worker: loading them takes longer than a hundred tests
    isolate: false,
    maxWorkers: 2,
    setupFiles: ['test/cheap-hashes.ts'],
    globalSetup: ['test/global-setup.ts', 'test/every-route-tested.ts'],
    ...LIMITS,
  },
})
