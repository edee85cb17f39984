// A document as lines in the order of reading. A paragraph is cut where its line ends; a table keeps its cells.
import { latexSpans, WALL } from '@bank/contract/latex-spans'
import type { Block, Cell, Label, Paragraph, Place, Row, Table } from '../docx/blocks.ts'
import type { Marks, Piece, TextPiece } from '../docx/piece.ts'
import { markOf } from '../own/mark.ts'

/** What a pattern is asked about: longer lines are cut here. */
const LINE_LENGTH = 5000

export interface Line {
  kind: 'line'
  /** Counted from 1 through the whole document, cells included. */
  number: number
  place: Place
  paragraph: Paragraph
  /** Of its paragraph; not where the paragraph goes on after a break. */
  label?: Label
  pieces: readonly Piece[]
  /** As it is matched: one letter (`WALL`) for each piece that is not text, plain spaces, none at the end. */
  text: string
  isBlank: boolean
}

export interface SourceTable {
  kind: 'table'
  table: Table
  rows: SourceRow[]
}

export interface SourceRow {
  row: Row
  cells: SourceCell[]
}

export interface SourceCell {
  cell: Cell
  content: Source[]
}

export type Source = Line | SourceTable

/**
 * The blocks of a document as lines, numbered. Typed LaTeX and tags are read, but not in a file of ours: what stands there
 * as letters was letters.
 */
export function sourceOf(blocks: readonly Block[]): Source[] {
  let number = 0
  const isOurs = blocks.some((block) => block.kind === 'paragraph' && block.bookmarks.some(markOf))
  const walk = (block: Block): Source[] => {
    if (block.kind === 'paragraph') return linesIn(block, isOurs).map((line) => ({ ...line, number: ++number }))
    const rows = block.rows.map((row) => ({
      row,
      cells: row.cells.map((cell) => ({ cell, content: cell.blocks.flatMap(walk) })),
    }))
    return [{ kind: 'table', table: block, rows }]
  }
  return blocks.flatMap(walk)
}

/** Every line, those of cells too. */
export function linesOf(sources: readonly Source[]): Line[] {
  return sources.flatMap((source) =>
    source.kind === 'line'
      ? [source]
      : source.rows.flatMap(({ cells }) => cells.flatMap(({ content }) => linesOf(content))),
  )
}

function linesIn(paragraph: Paragraph, isOurs: boolean): Omit<Line, 'number'>[] {
  const cut: Piece[][] = [[]]
  for (const piece of isOurs ? paragraph.pieces : paragraph.pieces.flatMap(asTyped)) {
    if (piece.kind === 'break') cut.push([])
    else cut.at(-1)?.push(piece)
  }
  return cut.map((pieces, at) =>
    lineOf(paragraph, isOurs ? pieces : withFormulas(withTypedMarks(pieces)), at === 0 ? paragraph.label : undefined),
  )
}

function lineOf(paragraph: Paragraph, pieces: Piece[], label: Label | undefined): Omit<Line, 'number'> {
  const text = matchable(textOf(pieces))
  const isBlank = text.trim() === ''
  return { kind: 'line', place: paragraph.place, paragraph, ...(label && { label }), pieces, text, isBlank }
}

const SPACES = /\s{100}/g

/** Of spaces without end, each hundredth counts as a letter: patterns try each of them with all others. */
const matchable = (text: string) =>
  text
    .replace(/\u00a0/g, ' ')
    .slice(0, LINE_LENGTH)
    .trimEnd()
    .replace(SPACES, (run) => `${run.slice(1)}\u200b`)

const textOf = (pieces: readonly Piece[]) => pieces.map((piece) => (piece.kind === 'text' ? piece.text : WALL)).join('')

const TYPED_HTML = /<br ?\/?>|&nbsp;/gi

/** Some templates ask for `<br>` and `&nbsp;` as letters. */
function asTyped(piece: Piece): Piece[] {
  if (piece.kind !== 'text' || !/<br|&nbsp;/i.test(piece.text)) return [piece]
  const texts = piece.text.split(TYPED_HTML)
  const between = piece.text.match(TYPED_HTML) ?? []
  return texts.flatMap((text, at) => [
    ...(at > 0 ? [/^<br/i.test(between[at - 1] ?? '') ? ({ kind: 'break' } as const) : { ...piece, text: ' ' }] : []),
    ...(text === '' ? [] : [{ ...piece, text }]),
  ])
}

const TYPED_MARK = /<(\/?)([bius]|sub|sup)>/gi
const MARK_OF: Readonly<Record<string, Marks>> = {
  b: { bold: true },
  i: { italic: true },
  u: { underline: true },
  s: { strike: true },
  sub: { script: 'sub' },
  sup: { script: 'sup' },
}

/** `<i>kata</i>` as letters becomes a mark, where as many are opened as closed. */
function withTypedMarks(pieces: Piece[]): Piece[] {
  const texts = pieces.map((piece) => (piece.kind === 'text' ? piece.text : ''))
  const tags = texts.flatMap((text) => Array.from(text.matchAll(TYPED_MARK), ([, end]) => ({ isEnd: end === '/' })))
  if (tags.length === 0 || tags.filter(({ isEnd }) => isEnd).length * 2 !== tags.length) return pieces
  const open = new Set<string>()
  return pieces.flatMap((piece): Piece[] => (piece.kind === 'text' ? marked(piece, open) : [piece]))
}

function marked({ text, marks }: TextPiece, open: Set<string>): TextPiece[] {
  const found: TextPiece[] = []
  let at = 0
  const take = (to: number) => {
    const typed = [...open].map((name) => MARK_OF[name])
    if (to > at) found.push({ kind: 'text', text: text.slice(at, to), marks: Object.assign({}, marks, ...typed) })
  }
  for (const { 0: tag, 1: end, 2: name = '', index } of text.matchAll(TYPED_MARK)) {
    take(index)
    if (end === '/') open.delete(name.toLowerCase())
    else open.add(name.toLowerCase())
    at = index + tag.length
  }
  take(text.length)
  return found
}

/** Typed LaTeX between dollars becomes formulas. */
function withFormulas(pieces: Piece[]): Piece[] {
  const text = textOf(pieces)
  if (!/[$\\]/.test(text)) return pieces
  const found: Piece[] = []
  let at = 0
  for (const span of latexSpans(text)) {
    found.push(...sliced(pieces, at, span.start))
    const [first] = sliced(pieces, span.start, span.start + 1)
    if (span.kind === 'formula') found.push({ kind: 'formula', latex: span.latex, display: span.display })
    else if (first?.kind === 'text') found.push({ ...first, text: '$' })
    at = span.end
  }
  return [...found, ...sliced(pieces, at)]
}

/** The pieces between two places of the text of a line. */
export function sliced(pieces: readonly Piece[], from: number, to = Number.POSITIVE_INFINITY): Piece[] {
  let at = 0
  return pieces.flatMap((piece): Piece[] => {
    const start = at
    at += piece.kind === 'text' ? piece.text.length : 1
    if (piece.kind !== 'text') return start >= from && start < to ? [piece] : []
    return cutText(piece, from - start, to - start)
  })
}

function cutText(piece: TextPiece, from: number, to: number): TextPiece[] {
  const text = piece.text.slice(Math.max(0, from), Math.max(0, to))
  return text === '' ? [] : [{ ...piece, text }]
}

/** What a line may be called when it is shown: at most 200 letters. */
export const shownText = ({ label, text }: Line): string =>
  `${label?.text ? `${label.text} ` : ''}${text.replaceAll(WALL, '▢').replace(/\s+/g, ' ').trim()}`.slice(0, 200)
