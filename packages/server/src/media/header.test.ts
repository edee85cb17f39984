import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { jpegOfScans } from '../../test/jpeg.ts'
import { chunk, png } from '../../test/png.ts'
import { readHeader } from './header.ts'

const zeros = deflateSync(Buffer.alloc(1_000_000))
const TEXTS = {
  tEXt: Buffer.from('Comment\0halo'),
  zTXt: Buffer.concat([Buffer.from('Comment\0\0'), zeros]),
  iTXt: Buffer.concat([Buffer.from('Comment\0\x01\0\0\0'), zeros]),
}

it.each(Object.entries(TEXTS))('hands the decoder no %s to unpack', async (type, data) => {
  const size = { width: 20, height: 10 }
  const header = await readHeader(png({ ...size, before: [chunk(type, data)] }))
  expect(header).toMatchObject({ type: 'png', ...size })
  expect(header.bytes).toEqual(png(size))
})

it('refuses a JPEG of more than 100 passes before it is decoded', async () => {
  expect(await readHeader(jpegOfScans(16, 100))).toMatchObject({ type: 'jpg', width: 16 })
  await expect(readHeader(jpegOfScans(16, 101))).rejects.toMatchObject({ code: 'VALIDATION' })
})
