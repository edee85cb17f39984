import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const run = promisify(execFile)
const SECRETS = [
  'ADMIN_PASSWORD',
  'METRICS_TOKEN',
  'SMTP_URL',
  'DATABASE_URL',
  'VITE_SECRET',
  'NPM_TOKEN',
  'GITHUB_TOKEN',
]
const canaryOf = (name: string) => `canary-${name.toLowerCase()}`
const env = { ...process.env, ...Object.fromEntries(SECRETS.map((name) => [name, canaryOf(name)])) }

it('what is built, and the list of what it is built of, know nothing of who built them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bank-built-'))
  const vite = [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', folder, '--logLevel', 'error']
  await run(process.execPath, vite, { cwd: join(ROOT, 'packages/web'), env })
  const { stdout: components } = await run('npm', ['sbom', '--omit=dev', '--sbom-format=cyclonedx'], {
    cwd: ROOT,
    env,
    maxBuffer: 64 * 1024 * 1024,
  })
  const built = await Promise.all([...(await filesIn(folder)), ...(await filesIn(join(ROOT, 'packages/server/dist')))])
  await rm(folder, { recursive: true })
  expect(built.length).toBeGreaterThan(10)
  expect(built.filter((text) => text.includes('canary-'))).toEqual([])
  expect(components).not.toContain('canary-')
})

async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !/\.(br|gz|woff2|png)$|^\./.test(entry.name))
  return files.map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8'))
}
