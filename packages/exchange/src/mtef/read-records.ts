// The records of MTEF, the bytes of Equation Editor 3 and of MathType.
import { UnreadableFormula } from '../formula/unreadable.ts'
import { Bytes } from './bytes.ts'
import type { Char, Node, Version } from './node.ts'
import { isSkipped, skipRecord } from './skip-record.ts'

/** A formula has at most 2,000 letters of LaTeX; `levels` are lists in lists. */
export const MTEF_LIMITS = { records: 10_000, levels: 60 }

/**
 * Reads the bytes behind the OLE header. `take` gets each character as soon as it is read, so that letters remain of what
 * turns out to be unreadable. Throws UnreadableFormula.
 */
export function readRecords(mtef: Uint8Array, take: (char: Char, version: Version) => void): [Node[], Version] {
  const bytes = new Bytes(mtef)
  const version = versionOf(bytes)
  const reader = new Reader(bytes, version, (char) => take(char, version))
  return [reader.list(), version]
}

function versionOf(bytes: Bytes): Version {
  const version = bytes.byte()
  if (version !== 3 && version !== 5) throw new UnreadableFormula(`MTEF ${version}`)
  // platform, product and its version
  bytes.skip(4)
  if (version === 3) return version
  bytes.skipText()
  bytes.skip(1)
  return version
}

const END = 0
const [LINE, CHAR, TEMPLATE, PILE, MATRIX, MARK] = [1, 2, 3, 4, 5, 6]
const NUDGED = 8
const OF_LINE = { isNone: 1, hasSpacing: 4 }
const OF_CHAR = {
  3: { hasMarks: 2, beginsName: 1, hasPlace: 0, hasWidePlace: 0, hasNoCode: 0 },
  5: { hasMarks: 1, beginsName: 2, hasPlace: 4, hasWidePlace: 16, hasNoCode: 32 },
}
/** Typefaces are written with this added. */
const FACE = 128

class Reader {
  private records = 0
  private level = 0

  constructor(
    private readonly bytes: Bytes,
    private readonly version: Version,
    private readonly take: (char: Char) => void,
  ) {}

  /** The records up to the end of their list. `isDrawn`: its letters are the signs that a template is drawn with. */
  list(isDrawn = false): Node[] {
    if (++this.level > MTEF_LIMITS.levels) throw new UnreadableFormula('depth')
    const nodes: Node[] = []
    for (let record = this.next(); record.type !== END; record = this.next()) {
      const node = this.node(record)
      if (node) nodes.push(node)
      if (node?.kind === 'char' && !isDrawn) this.take(node)
    }
    this.level--
    return nodes
  }

  /** The type of a record and its options, without what it was moved by. */
  private next(): { type: number; options: number } {
    if (++this.records > MTEF_LIMITS.records) throw new UnreadableFormula('too many records')
    const tag = this.bytes.byte()
    const type = this.version === 3 ? tag % 16 : tag
    if (type < LINE || type > MARK) return { type, options: 0 }
    const options = this.version === 3 ? tag >> 4 : this.bytes.byte()
    if (options & NUDGED) this.skipNudge()
    return { type, options }
  }

  private skipNudge() {
    const [x, y] = [this.bytes.byte(), this.bytes.byte()]
    if (x === 128 && y === 128) this.bytes.skip(4)
  }

  private node({ type, options }: { type: number; options: number }): Node | undefined {
    if (type === LINE) return this.line(options)
    if (type === CHAR) return this.char(options)
    if (type === TEMPLATE) return this.template()
    if (type === PILE) return this.pile()
    if (type === MATRIX) return this.matrix()
    if (!isSkipped(type, this.version)) throw new UnreadableFormula(`record ${type}`)
    skipRecord(this.bytes, type, this.version)
    return undefined
  }

  private line(options: number): Node {
    if (options & OF_LINE.hasSpacing) this.bytes.skip(2)
    return { kind: 'line', nodes: options & OF_LINE.isNone ? [] : this.list() }
  }

  private char(options: number): Char {
    const { bytes } = this
    const { hasMarks, beginsName, hasPlace, hasWidePlace, hasNoCode } = OF_CHAR[this.version]
    const face = bytes.byte() - FACE
    const code = options & hasNoCode ? undefined : bytes.word()
    const place = options & hasPlace ? bytes.byte() : options & hasWidePlace ? bytes.word() : 0
    const marks = options & hasMarks ? this.marks() : []
    const isPlace = code === undefined
    return { kind: 'char', face, code: code ?? place, isPlace, beginsName: (options & beginsName) !== 0, marks }
  }

  private marks(): number[] {
    const marks: number[] = []
    for (let record = this.next(); record.type !== END; record = this.next()) {
      if (record.type === MARK) marks.push(this.bytes.byte())
      else if (isSkipped(record.type, this.version)) skipRecord(this.bytes, record.type, this.version)
      else throw new UnreadableFormula(`record ${record.type} on a letter`)
    }
    return marks
  }

  private template(): Node {
    const selector = this.bytes.byte()
    const low = this.bytes.byte()
    const isWide = this.version === 5 && low >= 128
    const variation = isWide ? low - 128 + 128 * this.bytes.byte() : low
    this.bytes.skip(1)
    return { kind: 'template', selector, variation, nodes: this.list(true) }
  }

  private pile(): Node {
    const align = this.bytes.byte()
    this.bytes.skip(1)
    return { kind: 'pile', align, nodes: this.list() }
  }

  private matrix(): Node {
    this.bytes.skip(3)
    const [rows, columns] = [this.bytes.byte(), this.bytes.byte()]
    // two bits for each line between the cells
    this.bytes.skip(Math.ceil((rows + 1) / 4) + Math.ceil((columns + 1) / 4))
    return { kind: 'matrix', columns, nodes: this.list() }
  }
}
