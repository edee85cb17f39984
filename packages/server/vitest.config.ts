import { defineConfig } from 'vitest/config'
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
    // a wait ends when what is expected stands; its limit is for a machine that is busy, not for the product
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
