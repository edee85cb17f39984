import { defineConfig } from 'vitest/config'
import { LIMITS } from './packages/contract/test/limits.ts'

const contract = { test: { name: 'contract', root: 'packages/contract', isolate: false, ...LIMITS } }
const scripts = { test: { name: 'scripts', root: 'scripts', ...LIMITS } }
const exchange = { test: { name: 'exchange', root: 'packages/exchange', isolate: false, ...LIMITS } }

export default defineConfig({
  test: {
    projects: [scripts, contract, exchange, 'packages/server', 'packages/web'],
    maxWorkers: 2,
    // what was transformed stays for the next run, by its content: for runs of `npm test` outside the clone
    experimental: { fsModuleCache: true, fsModuleCachePath: process.env.MODULES_FOLDER },
  },
})
