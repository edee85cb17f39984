import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { readEnv } from '../../src/start/env.ts'

const ROOT = new URL('../../../../', import.meta.url)
const text = (path: string) => readFile(new URL(path, ROOT), 'utf8')

const dockerfile = await text('Dockerfile')
const compose = await text('compose.yaml')
const exists = (path: string) => existsSync(new URL(path, ROOT))

describe('the image', () => {
  it('copies only what exists and what the list of exceptions lets through', async () => {
    const sources = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, some = '']) => some.split(' '))
    expect(sources.length).toBeGreaterThan(5)
    expect(sources.filter((source) => !exists(source))).toEqual([])
    const allowed = (await text('.dockerignore')).split('\n').filter((line) => line.startsWith('!'))
    expect(sources.filter((source) => !allowed.includes(`!${source.split('/')[0]}`))).toEqual([])
  })

  it('takes from earlier stages what they make, and starts what is built', async () => {
    const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name)
    const used = [...dockerfile.matchAll(/--from=(\w+)/g)].map(([, name]) => name)
    expect(used.filter((name) => !stages.includes(name))).toEqual([])
    expect(dockerfile).toMatch(/^RUN node scripts\/run\/build\.mjs$/m)
    expect(dockerfile).toContain('packages/server/dist/main.js')
    expect(await text('packages/server/build.mjs')).toContain('main')
  })

  it('is not root, and names the exact version of what it stands on', () => {
    const [last = ''] = dockerfile.split(/^FROM /m).slice(-1)
    expect(last).toMatch(/^USER node$/m)
    expect(last).toMatch(/^HEALTHCHECK /m)
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base = '']) => base)
    expect(bases.filter((base) => base.includes(':') && !/:\d+\.\d+\.\d+/.test(base))).toEqual([])
  })
})

describe('the composition', () => {
  it('names exact versions and mounts files that exist', () => {
    const images = [...compose.matchAll(/image: (\S+:\S+)/g)].map(([, image = '']) => image)
    expect(images.filter((image) => !/:\d+\.\d+/.test(image))).toEqual([])
    const mounted = [...compose.matchAll(/- \.\/([^:]+):/g)].map(([, file = '']) => file)
    expect(mounted.length).toBeGreaterThan(0)
    expect(mounted.filter((file) => !exists(file))).toEqual([])
  })

  it('tells the server only what it understands, and no secret', () => {
    const environment = /x-app:[\s\S]*?environment:\n((?: {4}.+\n)+)/.exec(compose)?.[1] ?? ''
    const said = Object.fromEntries(
      [...environment.matchAll(/^ {4}([A-Z_]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, filled(value)]),
    )
    expect(Object.keys(said).length).toBeGreaterThan(4)
    expect(Object.keys(readEnv({ ...said, HOST: '0.0.0.0' }))).toEqual(expect.arrayContaining(Object.keys(said)))
    expect(compose.match(/(PASSWORD|TOKEN): (?!\$\{)/g)).toBeNull()
  })

  it('signs the app in as a role that is not the superuser, and never tells it the password of that one', () => {
    expect(compose).toMatch(/^ {6}POSTGRES_USER: postgres$/m)
    expect(compose).toMatch(/^ {4}DATABASE_URL: postgres:\/\/bank:\$\{BANK_PASSWORD:\?\}@database:5432\/bank_soal$/m)
    expect(compose.match(/\$\{POSTGRES_PASSWORD:\?\}/g)).toHaveLength(1)
    expect(compose).toContain('/docker-entrypoint-initdb.d/init-database.sql:ro')
  })

  it('proxies to every replica', async () => {
    const replicas = [...compose.matchAll(/^ {2}(app-\d): \*app$/gm)].map(([, name]) => `${name}:3000`)
    expect(replicas.length).toBeGreaterThan(1)
    expect(await text('deploy/Caddyfile')).toContain(`reverse_proxy ${replicas.join(' ')} {`)
  })
})

/** Replaces variables by values that an operator could set. */
const filled = (value: string) =>
  value
    .replace(/\$\{ADMIN_EMAIL:\?\}/, 'admin@sekolah.id')
    .replace(/\$\{SECURITY_CONTACT:-\}/, 'mailto:keamanan@sekolah.id')
    // a default that the file names
    .replace(/\$\{\w+:-(\w+)\}/g, '$1')
    .replace(/\$\{\w+:[?-]\}/g, 'rahasia-yang-panjang')
