import { UnreadableFormula } from '../formula/unreadable.ts'

/** Bytes one after the other, numbers with the low byte first. Throws UnreadableFormula where they end too early. */
export class Bytes {
  private at = 0

  constructor(private readonly bytes: Uint8Array) {}

  byte(): number {
    const byte = this.bytes[this.at++]
    if (byte === undefined) throw new UnreadableFormula('ends too early')
    return byte
  }

  word(): number {
    return this.byte() + 256 * this.byte()
  }

  /** One byte, or 255 and two more. */
  count(): number {
    const byte = this.byte()
    return byte === 255 ? this.word() : byte
  }

  /** Past the end too: the next byte says so. */
  skip(count: number) {
    this.at += count
  }

  /** Past a text, which ends with a zero. */
  skipText() {
    while (this.byte() !== 0);
  }
}
