import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { chunk, png } from '../../test/png.ts'
import { decode } from './decode.ts'
import { indexedPng } from './indexed-png.ts'

const RED = { r: 200, g: 30, b: 30 }
const drawing = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: RED } })

/** The colour of the first pixel. */
const colourOf = async (bytes: Buffer) => [...(await sharp(bytes).removeAlpha().raw().toBuffer()).subarray(0, 3)]

const seen = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer()

describe('decoding a picture', () => {
  it('turns a photo upright and forgets where it was taken', async () => {
    const exif = { IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1' } }
    const sent = await drawing(60, 40).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const picture = await decode(sent)
    expect(picture).toMatchObject({ type: 'jpg', width: 40, height: 60 })
    const { exif: left, orientation } = await sharp(picture.bytes).metadata()
    expect({ left, orientation }).toEqual({ left: undefined, orientation: undefined })
  })

  it.each([
    ['in four inks', () => drawing(20, 20).toColourspace('cmyk').jpeg()],
    ['of 16 bits', () => drawing(20, 20).toColourspace('rgb16').png()],
    ['with a wide colour profile', () => drawing(20, 20).withIccProfile('p3').jpeg({ quality: 100 })],
    ['of a palette', () => drawing(20, 20).png({ palette: true })],
  ])('keeps the colours of one %s', async (_, make) => {
    const { bytes } = await decode(await make().toBuffer())
    const { space, depth, icc } = await sharp(bytes).metadata()
    expect({ space, depth, icc }).toEqual({ space: 'srgb', depth: 'uchar', icc: undefined })
    for (const [index, value] of (await colourOf(bytes)).entries()) {
      expect(Math.abs(value - (Object.values(RED)[index] ?? 0))).toBeLessThan(30)
    }
  })

  it.each([2, 4, 16, 256])('keeps a palette of %i a palette, each of its colours and its size', async (colours) => {
    const [width, height] = [600, 400]
    const pixels = Buffer.alloc(width * height * 4)
    for (let at = 0; at < width * height; at++) {
      const tile = Math.floor((at % width) / 25) + Math.floor(at / width / 25) * 24
      const colour = ((tile * 7) % colours) * (256 / colours)
      const alpha = colour % 3 === 0 ? colour : 255
      pixels.set([(colour * 37) % 256, (colour * 91) % 256, colour, alpha], at * 4)
    }
    const drawn = sharp(pixels, { raw: { width, height, channels: 4 } })
    const sent = await drawn.png({ palette: true, colours, dither: 0 }).toBuffer()
    const { bytes } = await decode(sent)
    expect((await sharp(bytes).metadata()).isPalette).toBe(true)
    expect(bytes.length).toBeLessThan(sent.length * 1.2)
    expect((await seen(bytes)).equals(await seen(sent))).toBe(true)
  })

  it('keeps every pixel of any palette, however transparent its colours are', async () => {
    const drawn = fc.constantFrom(1, 2, 4, 8).chain((depth) =>
      fc.record({
        depth: fc.constant(depth),
        width: fc.integer({ min: 1, max: 70 }),
        height: fc.integer({ min: 1, max: 20 }),
        colours: fc.uint8Array({ minLength: 3 * 2 ** depth, maxLength: 3 * 2 ** depth }),
        alphas: fc.uint8Array({ minLength: 1, maxLength: 2 ** depth }),
        noise: fc.uint8Array({ minLength: 200, maxLength: 400 }),
      }),
    )
    await fc.assert(
      fc.asyncProperty(drawn, async ({ depth, width, height, colours, alphas, noise }) => {
        const rows = Buffer.alloc((1 + Math.ceil((width * depth) / 8)) * height, noise)
        for (let y = 0; y < height; y++) rows[(y * rows.length) / height] = 0
        const before = [chunk('PLTE', Buffer.from(colours)), chunk('tRNS', Buffer.from(alphas))]
        const sent = png({ width, height, depth, colour: 3, rows, before })
        const { bytes } = await decode(sent)
        const { isPalette, bitsPerSample } = await sharp(bytes).metadata()
        expect({ isPalette, bitsPerSample }).toEqual({ isPalette: true, bitsPerSample: depth })
        expect((await seen(bytes)).equals(await seen(sent))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('makes no palette of more colours than its bits can number', async () => {
    const rgba = Buffer.from(Uint32Array.from({ length: 17 }, (_, colour) => colour * 99_991).buffer)
    expect(await indexedPng({ rgba, width: 17, height: 1, bits: 4 })).toBe(undefined)
    expect(await indexedPng({ rgba, width: 16, height: 1, bits: 4 })).toBeInstanceOf(Buffer)
  })

  it('keeps what is transparent so', async () => {
    const sent = await sharp({ create: { width: 9, height: 9, channels: 4, background: { ...RED, alpha: 0.5 } } })
      .png()
      .toBuffer()
    const { bytes } = await decode(sent)
    expect((await sharp(bytes).raw().toBuffer())[3]).toBe(128)
  })

  it('takes the first frame of a PNG that moves', async () => {
    const frames = [
      chunk('acTL', Buffer.from('0000000200000000', 'hex')),
      chunk('fcTL', Buffer.from('00000000000000040000000400000000000000000001000a0000', 'hex')),
    ]
    const { bytes } = await decode(png({ before: frames }))
    expect(bytes.includes('acTL') || bytes.includes('fcTL')).toBe(false)
  })

  it.each([
    ['two pictures', 2, () => drawing(3000, 2000).jpeg()],
    ['one large picture in passes', 1, () => drawing(3000, 2001).jpeg({ progressive: true })],
    ['one large picture on its side', 1, () => drawing(3000, 2001).withMetadata({ orientation: 6 }).jpeg()],
  ])('works at %s at a time', async (_, most, make) => {
    const sent = await make().toBuffer()
    let highest = 0
    const watch = setInterval(() => {
      highest = Math.max(highest, sharp.counters().process)
    }, 1)
    await Promise.all(Array.from({ length: 6 }, () => decode(sent)))
    clearInterval(watch)
    expect(highest).toBe(most)
  })

  it.each(['webp', 'gif', 'tiff'] as const)(
    'knows a %s by its first bytes, and could not open it either',
    async (kind) => {
      const sent = await drawing(4, 4)[kind]().toBuffer()
      await expect(decode(sent)).rejects.toMatchObject({ code: 'WRONG_TYPE' })
      await expect(sharp(sent).metadata()).rejects.toThrow()
    },
  )

  it('refuses at once when the line is full', async () => {
    const sent = await drawing(500, 500).png().toBuffer()
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => decode(sent)))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'UNAVAILABLE' })
    await decode(sent)
  })
})
