import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { world } from '../../test/world.ts'

const webRoot = await mkdtemp(join(tmpdir(), 'web-'))
afterAll(() => rm(webRoot, { recursive: true }))
await writeFile(join(webRoot, 'index.html'), '<p>Bank Soal</p>')
await mkdir(join(webRoot, 'assets'))
await mkdir(join(webRoot, '.vite'))
await writeFile(join(webRoot, 'assets', 'soal-1a2b.js'), 'import(0)')
await writeFile(join(webRoot, 'assets', '.sources'), 'ours')
await writeFile(join(webRoot, '.vite', 'manifest.json'), '{}')
const { app } = await world({ webRoot })

it.each([
  { range: 'bytes=9999-' },
  { 'if-match': '"other"' },
  { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
])('refuses what it cannot give as malformed, no mistake of ours: %j', async (headers) => {
  for (const url of ['/', '/index.html']) {
    expect((await app.inject({ url, headers })).json(), url).toMatchObject({ code: 'MALFORMED' })
  }
})

it('gives files with a hash in their name for a year, and asks for the first page each time', async () => {
  const asset = await app.inject({ url: '/assets/soal-1a2b.js' })
  expect(asset.body).toBe('import(0)')
  expect((await app.inject({ method: 'HEAD', url: '/assets/soal-1a2b.js' })).headers.etag).toBe(asset.headers.etag)
  expect(asset.headers).toMatchObject({
    'cache-control': expect.stringContaining('immutable'),
    etag: expect.any(String),
  })
  for (const url of ['/', '/index.html', '/soal/1', '/.vite/manifest.json']) {
    const page = await app.inject({ url })
    expect(page.body, url).toBe('<p>Bank Soal</p>')
    expect(page.headers['cache-control'], url).toBe('no-cache')
  }
})

it.each([
  'lost-1a2b.js',
  '',
  '.sources',
  'deep/soal-1a2b.js',
  '..%2f.vite%2fmanifest.json',
  'a%00.js',
  '%5c..%5cindex.html',
])('gives no other file below /assets/: %s', async (path) => {
  const reply = await app.inject({ url: `/assets/${path}` })
  expect(reply.statusCode).toBe(404)
  expect(reply.json()).toMatchObject({ code: 'NOT_FOUND' })
})
