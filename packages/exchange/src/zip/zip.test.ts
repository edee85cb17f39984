import { expect, it } from 'vitest'
import { countingAs, lying, zipped } from '../../test/zips.ts'
import { FileRefused } from './file-refused.ts'
import { openZip, ZIP_LIMITS } from './zip.ts'

const read = async (zip: Uint8Array, name = 'a.xml') => {
  const parts: Uint8Array[] = []
  for await (const part of (await openZip(zip)).bytesOf(name)) parts.push(part)
  return Buffer.concat(parts).toString()
}

const small = zipped({ 'a.xml': '<a>teks</a>' })

it('gives the bytes of a part, whatever the case of its name', async () => {
  expect(await read(small)).toBe('<a>teks</a>')
  expect(await read(small, 'A.XML')).toBe('<a>teks</a>')
  expect((await openZip(small)).names).toEqual(['a.xml'])
})

it.each([
  ['what is no zip', new TextEncoder().encode('halo'), 'broken'],
  ['nothing', new Uint8Array(), 'broken'],
  ['a zip cut in half', small.slice(0, small.length / 2), 'broken'],
  ['an encrypted part', lying(small, { flags: 1 }), 'locked'],
  ['a name that leads out', zipped({ '../a.xml': 'x' }), 'broken'],
  ['a name of the disk', zipped({ '/etc/a.xml': 'x' }), 'broken'],
  ['a part without its bytes', small, 'broken', 'b.xml'],
  ['a part that says it is smaller', lying(small, { size: 3 }), 'broken'],
  ['a part that says it is larger', lying(small, { size: 3000 }), 'broken'],
  ['other bytes than were packed', lying(small, { sum: 1 }), 'broken'],
  ['a bomb by its ratio', zipped({ 'a.xml': new Uint8Array(2 ** 21) }), 'too-large'],
  [
    'a bomb by its size',
    lying(zipped({ a: '1', b: '2', c: '3' }), { size: ZIP_LIMITS.part, packed: ZIP_LIMITS.part }),
    'too-large',
  ],
  ['one part over 200 MiB', lying(small, { size: ZIP_LIMITS.part + 1, packed: ZIP_LIMITS.part }), 'too-large'],
  ['more entries than a document has', countingAs(small, ZIP_LIMITS.entries + 1), 'too-large'],
  ['a file over 50 MiB', new Uint8Array(ZIP_LIMITS.file + 1), 'file-too-large'],
])('refuses %s', async (_, zip, refusal, name?: string) => {
  const refused = await read(zip, name).catch((error) => error)
  expect(refused).toBeInstanceOf(FileRefused)
  expect(refused.refusal).toBe(refusal)
})

it('unpacks nothing before it is asked', async () => {
  const zip = await openZip(lying(small, { sum: 1 }))
  expect(zip.has('a.xml')).toBe(true)
})

it('says why in a sentence for people', async () => {
  await expect(openZip(lying(small, { flags: 1 }))).rejects.toThrow('Berkas dikunci kata sandi. Buka kuncinya dahulu.')
})
