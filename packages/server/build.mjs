import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = fileURLToPath(new URL('.', import.meta.url))
const source = join(here, 'src')
const target = join(here, 'dist')

/** Packages stay packages; only our own contract, which is TypeScript, goes into the bundle. */
const packagesOutside = {
  name: 'packages-outside',
  setup: (bundle) =>
    bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@bank/') ? undefined : { path, external: true },
    ),
}

await rm(target, { recursive: true, force: true })
await build({
  entryPoints: (await readdir(source))
    .filter((name) => /^(main|\w+-console)\.ts$/.test(name))
    .map((name) => join(source, name)),
  outdir: target,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'linked',
  logLevel: 'warning',
  plugins: [packagesOutside],
})

// Files that are no code lie in a folder of their own (migrations, pictures) and are reached as
// `new URL('./folder/', import.meta.url)`: from the sources, and from here, where each folder lies beside the bundle.
const entries = await readdir(source, { withFileTypes: true, recursive: true })
for (const entry of entries.filter((one) => one.isFile() && !/\.tsx?$/.test(one.name))) {
  const folder = entry.parentPath ?? entry.path
  const copy = join(target, basename(folder), entry.name)
  await mkdir(dirname(copy), { recursive: true })
  await cp(join(folder, entry.name), copy)
}
