/** The same bytes in pieces of one size; the last may be shorter. */
export async function* inPieces(chunks: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let piece = Buffer.allocUnsafeSlow(size)
  let filled = 0
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + size - filled)
      piece.set(part, filled)
      filled += part.length
      at += part.length
      if (filled < size) continue
      yield piece
      piece = Buffer.allocUnsafeSlow(size)
      filled = 0
    }
  }
  if (filled > 0) yield piece.subarray(0, filled)
}
