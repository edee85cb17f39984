import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    // one database and one server for each worker: loading them takes longer than a hundred tests
    isolate: false,
    maxWorkers: 2,
    globalSetup: ['test/global-setup.ts', 'test/every-route-tested.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
