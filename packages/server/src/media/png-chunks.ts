/** What pixels, colours and orientation need. Animation, texts and the rest stay behind. */
const NEEDED = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf'])
const SIGNATURE_BYTES = 8
/** Length, type and checksum. */
const FRAME_BYTES = 12

/**
 * The PNG without the chunks that no picture needs: a decoder unpacks compressed texts, and 1 MB of them becomes
 * gigabytes. What is broken stays broken, for the decoder to say so.
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
