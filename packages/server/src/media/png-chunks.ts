/** The chunks for pixels, colours and orientation. Animation, texts and all others are dropped. */
const NEEDED = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf'])
const SIGNATURE_BYTES = 8
/** Bytes of a chunk besides its data: length, type and checksum. */
const FRAME_BYTES = 12

/**
 * The PNG with NEEDED chunks only: a decoder would unpack compressed texts, and 1 MB of them can become gigabytes. A
 * broken file is not repaired; the decoder reports it.
 */
export function neededChunks(png: Buffer): Buffer {
  const kept = [png.subarray(0, SIGNATURE_BYTES)]
  let at = SIGNATURE_BYTES
  while (at + FRAME_BYTES <= png.length) {
    const end = at + FRAME_BYTES + png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    if (NEEDED.has(type)) kept.push(png.subarray(at, end))
    if (type === 'IEND') break
    at = end
  }
  return Buffer.concat(kept)
}
