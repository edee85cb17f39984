import { defineConfig } from 'vitest/config'

const contract = { test: { name: 'contract', root: 'packages/contract' } }
const exchange = { test: { name: 'exchange', root: 'packages/exchange' } }

export default defineConfig({
  test: { projects: [contract, exchange, 'packages/server', 'packages/web'], maxWorkers: 2 },
})
