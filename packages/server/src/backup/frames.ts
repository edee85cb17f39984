import { createHash } from 'node:crypto'

/** H the header, D bytes of the current table, E the end of that table, Z the end of the file. */
export type Kind = 'H' | 'D' | 'E' | 'Z'
export interface Frame {
  kind: Kind
  body: Buffer
}

/** The file differs from what was written. */
export class Damaged extends Error {}

/** One letter, the length of the body in four bytes, the body. */
const HEAD = 5
/** More than any frame that we write; a longer length is damaged. */
const LONGEST = 64 * 1024 * 1024

export function frame(kind: Kind, body: Buffer): Buffer {
  const head = Buffer.alloc(HEAD, kind)
  head.writeUInt32BE(body.length, 1)
  return Buffer.concat([head, body])
}

export const told = (kind: Kind, words: unknown) => frame(kind, Buffer.from(JSON.stringify(words)))

/** The frames, then one with the SHA-256 of all of them (the seal). */
export async function* sealed(frames: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const whole = createHash('sha256')
  for await (const one of frames) {
    whole.update(one)
    yield one
  }
  yield frame('Z', whole.digest())
}

/** The frames in these bytes. Damaged when the seal is missing or wrong, or when bytes follow it. */
export async function* unsealed(bytes: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  const whole = createHash('sha256')
  let isSealed = false
  for await (const raw of cut(bytes)) {
    const kind = raw.toString('latin1', 0, 1)
    const body = raw.subarray(HEAD)
    if (isSealed || !isKind(kind)) throw new Damaged('unknown frame')
    isSealed = kind === 'Z'
    if (isSealed && !whole.digest().equals(body)) throw new Damaged('the seal does not fit')
    if (!isSealed) whole.update(raw)
    yield { kind, body }
  }
  if (!isSealed) throw new Damaged('the end is missing')
}

const isKind = (letter: string): letter is Kind => /^[HDEZ]$/.test(letter)

async function* cut(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of bytes) {
    rest = Buffer.concat([rest, chunk])
    for (let end = endOfFirst(rest); end <= rest.length; end = endOfFirst(rest)) {
      yield rest.subarray(0, end)
      rest = rest.subarray(end)
    }
  }
  if (rest.length > 0) throw new Damaged('cut off')
}

function endOfFirst(bytes: Buffer) {
  if (bytes.length < HEAD) return Number.POSITIVE_INFINITY
  const length = bytes.readUInt32BE(1)
  if (length > LONGEST) throw new Damaged('a frame too long')
  return HEAD + length
}
