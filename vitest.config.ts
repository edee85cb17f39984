import { defineConfig } from 'vitest/config'

const contract = { test: { name: 'contract', root: 'packages/contract', isolate: false, testTimeout: 60_000 } }
const exchange = { test: { name: 'exchange', root: 'packages/exchange', isolate: false, testTimeout: 60_000 } }

export default defineConfig({
  test: {
    projects: [contract, exchange, 'packages/server', 'packages/web'],
    maxWorkers: 2,
    // what was transformed stays for the next run, by its content
    experimental: { fsModuleCache: true },
  },
})
