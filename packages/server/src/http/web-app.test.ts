import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { world } from '../../test/world.ts'

const webRoot = await mkdtemp(join(tmpdir(), 'web-'))
afterAll(() => rm(webRoot, { recursive: true }))
await writeFile(join(webRoot, 'index.html'), '<p>Bank Soal</p>')
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
