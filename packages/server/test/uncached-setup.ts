import type { VitestPluginContext } from 'vitest/node'

/**
 * Keeps a global setup out of the cache of modules: Vitest 4.1 reads its modules from there as bytes, and fails when an error
 * asks in which line it began.
 */
export const uncachedSetup = {
  name: 'uncached-setup',
  configureVitest({ experimental_defineCacheKeyGenerator: decide }: VitestPluginContext) {
    decide(({ environment }) => (environment.name === '__vitest__' ? false : undefined))
  },
}
