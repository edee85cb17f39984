import CFB from 'cfb'

/** Records of an equation, as bytes. */
type Record = readonly number[]
interface Look {
  face?: number
  marks?: readonly number[]
  /** The first letter of the name of a function. */
  beginsName?: boolean
}

const FACE = 128
const END = 0
const word = (number: number) => [number & 255, number >> 8]

/** Writes records of version 3, where the options stand in the tag, or of version 5, where they follow it. */
const writer = (version: 3 | 5) => {
  const head = (type: number, options = 0) => (version === 3 ? [type + 16 * options] : [type, options])
  const flags = version === 3 ? { marks: 2, name: 1 } : { marks: 1, name: 2 }
  const list = (nodes: readonly Record[]) => [...nodes.flat(), END]
  const char = (letter: string | number, { face = 3, marks = [], beginsName = false }: Look = {}): Record => [
    ...head(2, (marks.length > 0 ? flags.marks : 0) + (beginsName ? flags.name : 0)),
    FACE + face,
    ...word(typeof letter === 'number' ? letter : letter.charCodeAt(0)),
    ...(marks.length > 0 ? list(marks.map((mark) => [...head(6), mark])) : []),
  ]
  return {
    char,
    letters: (text: string, look?: Look): Record => [...text].flatMap((letter) => char(letter, look)),
    line: (...nodes: Record[]): Record => [...head(1), ...list(nodes)],
    none: head(1, 1) as Record,
    template: (selector: number, variation: number, ...nodes: Record[]): Record => [
      ...head(3),
      selector,
      ...(version === 5 && variation > 127 ? [128 + (variation & 127), variation >> 7] : [variation]),
      0,
      ...list(nodes),
    ],
    pile: (align: number, ...lines: Record[]): Record => [...head(4), align, 1, ...list(lines)],
    matrix: (rows: number, columns: number, ...cells: Record[]): Record => [
      ...head(5),
      ...[1, 1, 1, rows, columns],
      ...Array.from({ length: Math.ceil((rows + 1) / 4) + Math.ceil((columns + 1) / 4) }, () => 0),
      ...list(cells),
    ],
    /** The whole, behind its header. */
    equation: (...nodes: Record[]): Record => [
      ...(version === 3 ? [3, 1, 1, 3, 10] : [5, 1, 0, 6, 9, ...Buffer.from('DSMT6\0'), 1]),
      ...list(nodes),
    ],
  }
}
export const v3 = writer(3)
export const v5 = writer(5)

/** An OLE file with streams of those names. */
export function oleOf(streams: Readonly<{ [name: string]: Uint8Array }>): Uint8Array {
  const file = CFB.utils.cfb_new()
  for (const [name, bytes] of Object.entries(streams)) CFB.utils.cfb_add(file, name, Buffer.from(bytes))
  return new Uint8Array(CFB.write(file, { type: 'buffer' }) as Buffer)
}

/** The object that Word keeps: the equation behind a header of 28 bytes, in an OLE file. */
export const objectOf = (mtef: readonly number[] | Uint8Array): Uint8Array =>
  oleOf({ '/Equation Native': Uint8Array.from([28, ...Array.from({ length: 27 }, () => 0), ...mtef]) })
