import { dirname } from 'node:path'
import { reachOf } from './graph.mjs'

/** They put everything together: through them each test would reach each source. */
const HUBS = new Set([
  'packages/contract/src/index.ts',
  'packages/server/src/handlers.ts',
  'packages/web/src/app/routes.ts',
])

/**
 * The tests that a change reaches: changed ones, those that import what has changed, and those beside it (of a file that
 * no test imports, such as a migration, those of the nearest folder above that has any).
 */
export function reachedBy(changed, tests, imports) {
  const files = [...changed]
  const beside = new Set(
    files.filter((file) => /^packages\/\w+\/src\//.test(file)).flatMap((file) => besides(file, tests)),
  )
  return tests.filter((test) => {
    const all = reachOf(test, imports, (file) => HUBS.has(file))
    return beside.has(test) || files.some((file) => all.has(file))
  })
}

function besides(file, tests) {
  for (let folder = dirname(file); folder.split('/').length > 3; folder = dirname(folder)) {
    const found = tests.filter((test) => dirname(test) === folder)
    if (found.length > 0) return found
  }
  return []
}
