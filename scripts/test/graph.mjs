import { dirname } from 'node:path'
import { ROOT } from '../run/process.mjs'

/** Only our own code: packages, styles and what a bundler makes of a file are leaves. */
const ours = {
  name: 'ours',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) => (path.startsWith('@bank/') ? undefined : { external: true }))
    onResolve({ filter: /\?|\.(css|svg|png|woff2?|html|json|sql)$/ }, () => ({ external: true }))
  },
}

/** Which of our files each of these files imports, and each of those, by their paths in the repository. */
export async function importsFrom(files) {
  const { build } = await import('esbuild')
  const { metafile } = await build({
    absWorkingDir: ROOT,
    // one entry: as many would each be bundled
    stdin: { contents: files.map((file) => `import './${file}'`).join('\n'), resolveDir: ROOT },
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [ours],
  })
  const imports = new Map()
  for (const [file, { imports: all }] of Object.entries(metafile.inputs))
    imports.set(
      file,
      all.filter(({ external }) => !external).map(({ path }) => path),
    )
  return imports
}

/** All that a file imports, itself included; what `isEnd` names is not followed. */
export function reachOf(file, imports, isEnd = () => false, seen = new Set()) {
  if (seen.has(file)) return seen
  seen.add(file)
  if (!isEnd(file)) for (const next of imports.get(file) ?? []) reachOf(next, imports, isEnd, seen)
  return seen
}

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
