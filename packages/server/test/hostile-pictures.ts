import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { EOI, jpegOfScans, SOI, segment, withSegments } from './jpeg.ts'
import { chunk, png, pngOf } from './png.ts'

/** Text that is hidden in uploaded files and must never be in a stored picture. */
export const CANARY = '<script>alert("kenari")</script>'

/** A file, and the expected result: a new picture of this type, or a refusal ('nothing'). */
export interface HostileFile {
  bytes: Buffer
  becomes: 'png' | 'jpg' | 'nothing'
}

const canary = Buffer.from(CANARY)
const text = (words: string) => Buffer.from(words)
const hex = (digits: string) => Buffer.from(digits, 'hex')
const MEGABYTE = 1024 * 1024

/** About eighty files for uploads that expect a picture, by name. */
export async function hostileFiles(): Promise<Record<string, HostileFile>> {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a7' } })
    .jpeg()
    .toBuffer()
  return {
    ...refused(await otherFormats()),
    ...refused(brokenPngs()),
    ...refused(brokenJpegs(photo)),
    ...(await odd(photo)),
  }
}

const refused = (files: Record<string, Buffer>): Record<string, HostileFile> =>
  Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, { bytes, becomes: 'nothing' }]))

async function otherFormats(): Promise<Record<string, Buffer>> {
  const drawing = () => sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="9" height="9">${CANARY}</svg>`
  return {
    empty: Buffer.alloc(0),
    'one byte': hex('89'),
    zeros: Buffer.alloc(4096),
    'text called .png': text('bukan gambar'),
    'UTF-16 text': Buffer.from('\ufeffbukan gambar', 'utf16le'),
    html: text(`<!doctype html><title>x</title>${CANARY}`),
    svg: text(svg),
    'svg behind xml': text(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`),
    'compressed svg': hex('1f8b0800000000000003'),
    php: text('<?php system($_GET["c"]); ?>'),
    script: text('#!/bin/sh\nid\n'),
    pdf: text('%PDF-1.7\n%âãÏÓ\n'),
    postscript: text('%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (r) file\n'),
    'image magick': text('push graphic-context\nviewbox 0 0 9 9\nfill \'url(https://127.0.0.1/x.png"|id")\'\n'),
    zip: hex('504b0304140000000000'),
    program: hex('7f454c4602010100'),
    wasm: hex('0061736d01000000'),
    bmp: Buffer.concat([text('BM'), Buffer.alloc(60)]),
    icon: hex('00000100010010100000'),
    'jpeg 2000': hex('0000000c6a5020200d0a870a'),
    'jpeg xl': hex('ff0a'),
    heic: Buffer.concat([hex('00000018'), text('ftypheic'), Buffer.alloc(32)]),
    'libvips file': hex('08f2a6b6'),
    'radiance hdr': text('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 1\n'),
    pbm: text('P4\n99999 99999\n'),
    gif: await drawing().gif().toBuffer(),
    webp: await drawing().webp().toBuffer(),
    tiff: await drawing().tiff().toBuffer(),
    avif: await drawing().avif({ effort: 0 }).toBuffer(),
    'png behind a line break': Buffer.concat([text('\n'), png()]),
    'png behind a byte order mark': Buffer.concat([hex('efbbbf'), png()]),
    'gif that carries a png': Buffer.concat([text('GIF89a'), png()]),
    'page that carries a png': Buffer.concat([canary, png()]),
  }
}

function brokenPngs(): Record<string, Buffer> {
  const whole = png({ width: 200, height: 200, colour: 2 })
  const flipped = (at: number) => Buffer.from(whole.map((byte, index) => (index === at ? byte ^ 0xff : byte)))
  const header = (digits: string) => chunk('IHDR', hex(digits))
  return {
    'png, its first bytes alone': pngOf(),
    'png, its first bytes and a script': pngOf(canary),
    'png, its first bytes and an svg': pngOf(text('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    'png cut in its header': whole.subarray(0, 20),
    'png cut before its pixels': whole.subarray(0, 33),
    'png cut in its pixels': whole.subarray(0, whole.length - 60),
    'png without pixels': pngOf(header('00000004000000040800000000'), chunk('IEND')),
    'png with pixels that are no zlib': pngOf(
      header('00000004000000040800000000'),
      chunk('IDAT', canary),
      chunk('IEND'),
    ),
    'png with too few pixels': png({ width: 3000, height: 3000, rows: Buffer.alloc(100) }),
    'png with a broken header checksum': flipped(30),
    'png of no width': png({ width: 0 }),
    'png of no height': png({ height: 0 }),
    'png of an unknown colour type': png({ colour: 1 }),
    'png of 3 bits': png({ depth: 3 }),
    'png of colours without a palette': png({ colour: 3 }),
    'png with an endless chunk': pngOf(header('00000004000000040800000000'), hex('ffffffff49444154')),
    'png of 2 147 483 647 pixels a side': pngOf(header('7fffffff7fffffff0800000000'), chunk('IEND')),
    'png of 8 001 pixels a side': png({ width: 8001, height: 1 }),
    'png of 25.005 megapixels': png({ width: 5001, height: 5000, depth: 1 }),
    'png of 256 megapixels': png({ width: 16_000, height: 16_000, depth: 1 }),
    'png over 5 MB': Buffer.concat([png(), Buffer.alloc(5 * MEGABYTE)]),
  }
}

function brokenJpegs(photo: Buffer): Record<string, Buffer> {
  const size = photo.indexOf(hex('ffc0')) + 5
  const sized = (digits: string) => Buffer.concat([photo.subarray(0, size), hex(digits), photo.subarray(size + 4)])
  return {
    'jpeg, its first bytes alone': hex('ffd8ff'),
    'jpeg, its start and its end': Buffer.concat([SOI, EOI, EOI]),
    'jpeg, its first bytes and a script': Buffer.concat([hex('ffd8ffe0'), canary]),
    'jpeg cut in its header': photo.subarray(0, 100),
    'jpeg cut in its pixels': photo.subarray(0, photo.length - 60),
    'jpeg without a frame': Buffer.concat([SOI, segment(0xe0, canary), EOI]),
    'jpeg of no size': sized('00000000'),
    'jpeg of 65 535 pixels a side': sized('ffffffff'),
    'jpeg of 8 001 pixels a side': sized('00011f41'),
    'jpeg of 26 megapixels': sized('13ec1400'),
    'jpeg without its tables': Buffer.concat([SOI, photo.subarray(photo.indexOf(hex('ffc0')))]),
    'jpeg that is lossless': Buffer.from(photo).fill(0xc3, size - 4, size - 3),
    'jpeg of 5 000 scans': jpegOfScans(4000, 5000),
    'jpeg over 5 MB': Buffer.concat([photo, Buffer.alloc(5 * MEGABYTE)]),
  }
}

async function odd(photo: Buffer): Promise<Record<string, HostileFile>> {
  const drawing = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a7' } })
  const bomb = deflateSync(Buffer.alloc(7 * MEGABYTE))
  const note = (type: string) => chunk(type, Buffer.concat([text('Comment\0\0'), bomb]))
  const notes = Array.from({ length: 100 }, () => note('zTXt'))
  const frame = chunk('fcTL', hex('00000000000000040000000400000000000000000001000a0000'))
  const pngs = {
    'png with a script in its text': png({ before: [chunk('tEXt', text(`Comment\0${CANARY}`))] }),
    'png with a script behind its end': Buffer.concat([png(), canary]),
    'png with a zip behind its end': Buffer.concat([png(), hex('504b0304'), canary]),
    'png with texts of 700 MB': png({ before: notes }),
    'png with a colour profile of 7 MB': png({ before: [note('iCCP')] }),
    'png with a script for EXIF': png({ before: [chunk('eXIf', canary)] }),
    'png with 20 000 chunks': png({ before: Array.from({ length: 20_000 }, () => chunk('teSt')) }),
    'png that moves': png({ before: [chunk('acTL', hex('0000000200000000')), frame] }),
    'png of 16 bits': png({ depth: 16, colour: 6 }),
    'png of 1 bit': png({ depth: 1 }),
    'png of 8 000 pixels a side': png({ width: 8000, height: 1 }),
    'png with more pixels than it says': png({ rows: Buffer.alloc(8 * MEGABYTE) }),
  }
  const exif = { IFD0: { ImageDescription: CANARY, Make: 'Kamera' }, IFD3: { GPSLatitude: '6/1 12/1 0/1' } }
  const jpegs = {
    'jpeg that lies on its side and tells where it was': await drawing()
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
    'jpeg with a script in its comment': withSegments(photo, segment(0xfe, canary)),
    'jpeg with a script in its EXIF': withSegments(photo, segment(0xe1, Buffer.concat([text('Exif\0\0'), canary]))),
    'jpeg with EXIF that circles': withSegments(
      photo,
      segment(0xe1, Buffer.concat([text('Exif\0\0II*\0'), hex('08000000000008000000')])),
    ),
    'jpeg with a broken colour profile': withSegments(
      photo,
      segment(0xe2, Buffer.concat([text('ICC_PROFILE\0\x01\x01'), canary])),
    ),
    'jpeg with a page behind its end': Buffer.concat([photo, canary]),
    'jpeg in four inks': await drawing().toColourspace('cmyk').jpeg().toBuffer(),
    'jpeg in grey': await drawing().greyscale().jpeg().toBuffer(),
    'jpeg in passes': await drawing().jpeg({ progressive: true }).toBuffer(),
  }
  return { ...becoming('png', pngs), ...becoming('jpg', jpegs) }
}

const becoming = (becomes: 'png' | 'jpg', files: Record<string, Buffer>): Record<string, HostileFile> =>
  Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, { bytes, becomes }]))
