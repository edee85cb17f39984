import type { Marks, Piece } from '../docx/piece.ts'
import { childOf, childrenOf, elementsOf, textIn, type XmlElement } from '../xml/element.ts'

/** The letters of a cell with their marks: of a shared string (`si`) or one of the cell (`is`). */
export function richPieces(string: XmlElement | undefined): Piece[] {
  const runs = elementsOf(string).filter(({ name }) => name === 't' || name === 'r')
  return runs.flatMap((run) =>
    run.name === 't' ? plainPieces(textIn(run)) : plainPieces(childrenOf(run, 't').map(textIn).join(''), marksOf(run)),
  )
}

/** Lines of one cell stay lines. */
export const plainPieces = (text: string, marks: Marks = {}): Piece[] =>
  text
    .replace(/_x000D_/g, '')
    .split(/\r\n?|\n/)
    .flatMap((line, at): Piece[] => [
      ...(at > 0 ? [{ kind: 'break' } as const] : []),
      ...(line === '' ? [] : [{ kind: 'text', text: line, marks } as const]),
    ])

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
