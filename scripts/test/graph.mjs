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
