import { defineConfig } from 'vitest/config'

const contract = { test: { name: 'contract', root: 'packages/contract' } }

export default defineConfig({
  test: { projects: [contract, 'packages/server', 'packages/web'], maxWorkers: 2 },
})
