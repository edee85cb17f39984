import type { Marks, Piece } from '../docx/piece.ts'
import { childOf, childrenOf, elementsOf, textIn, type XmlElement } from '../xml/element.ts'

/** The letters of a cell with their marks: of a shared string (`si`) or one of the cell (`is`). */
export function richPieces(string: XmlElement | undefined): Piece[] {
  const runs = elementsOf(string).filter(({ name }) => name === 't' || name === 'r')
  return runs.flatMap((run) =>
    run.name === 't'
      ? plainPieces(lettersOf(run))
      : plainPieces(childrenOf(run, 't').map(lettersOf).join(''), marksOf(run)),
  )
}

/** Excel writes what XML cannot hold as `_x0009_`. */
const ENCODED = /_x([0-9a-f]{4})_/gi
const RETURN = '000D'

/** Letters as a workbook holds them. */
export const lettersOf = (element: XmlElement): string =>
  textIn(element).replace(ENCODED, (_, code: string) =>
    code.toUpperCase() === RETURN ? '' : String.fromCharCode(Number.parseInt(code, 16)),
  )

/** A backslash before it says that it is no mark. */
const NO_MARK = /\\(?=<br ?\/?>|<\/?(?:[bius]|sub|sup)>|&nbsp;)/i

/** Lines of one cell stay lines. Letters that only look like a typed mark are cut where it begins, so that it is none. */
export const plainPieces = (text: string, marks: Marks = {}): Piece[] =>
  text
    .split(/\r\n?|\n/)
    .flatMap((line, at): Piece[] => [
      ...(at > 0 ? [{ kind: 'break' } as const] : []),
      ...line
        .split(NO_MARK)
        .flatMap((part, no) => (no === 0 ? lettersPiece(part, marks) : markLikePieces(part, marks))),
    ])

const lettersPiece = (text: string, marks: Marks): Piece[] => (text === '' ? [] : [{ kind: 'text', text, marks }])

const markLikePieces = (text: string, marks: Marks): Piece[] => [
  ...lettersPiece(text.slice(0, 1), marks),
  ...lettersPiece(text.slice(1), marks),
]

function marksOf(run: XmlElement): Marks {
  const format = childOf(run, 'rPr')
  const is = (name: string) => {
    const value = childOf(format, name)?.attributes.val
    return childOf(format, name) !== undefined && value !== '0' && value !== 'false' && value !== 'none'
  }
  const raised = childOf(format, 'vertAlign')?.attributes.val
  return {
    ...(is('b') && { bold: true }),
    ...(is('i') && { italic: true }),
    ...(is('u') && { underline: true }),
    ...(is('strike') && { strike: true }),
    ...(raised === 'subscript' && { script: 'sub' }),
    ...(raised === 'superscript' && { script: 'sup' }),
  }
}
