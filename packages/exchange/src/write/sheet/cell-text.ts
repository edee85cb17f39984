// What a cell holds as the letters of a file, each line so that our reader reads the same.
import type { Marks, Piece } from '../../docx/piece.ts'
import { plainPieces } from '../../sheet/rich-cell.ts'
import { linesOf, sourceOf } from '../../source/lines.ts'
import type { CellContent } from './cell-content.ts'
import { marksKey, merged } from './cell-line.ts'

/** Letters with the marks of a workbook. */
export interface Run {
  text: string
  marks: Marks
}

/** How many letters a cell of Excel holds. */
const MOST = 32_767

export interface CellText {
  runs: Run[]
  /** Whether the reader reads other letters. */
  isUnlike: boolean
  isCut: boolean
}

/** `typed`: marks as tags that are typed (`<b>`), for files that have none. */
export function cellText({ lines }: Pick<CellContent, 'lines'>, { typed }: { typed: boolean }): CellText {
  const written = lines.map((line) => writtenLine(line, typed))
  const runs = written.flatMap(({ runs }, at) => (at > 0 ? [{ text: '\n', marks: {} }, ...runs] : runs))
  const cut = cutAt(runs, MOST)
  return {
    runs: joined(cut),
    isUnlike: written.some(({ isUnlike }) => isUnlike),
    isCut: cut.length < runs.length || cut.some((run, at) => run.text !== runs[at]?.text),
  }
}

interface Way {
  dollars: 'plain' | 'escaped'
  formulas: 'dollars' | 'brackets'
}
/** The plainest first. */
const WAYS: readonly [Way, ...Way[]] = [
  { dollars: 'plain', formulas: 'dollars' },
  { dollars: 'escaped', formulas: 'dollars' },
  { dollars: 'escaped', formulas: 'brackets' },
]

function writtenLine(line: readonly Piece[], typed: boolean): { runs: Run[]; isUnlike: boolean } {
  const [plain, ...others] = WAYS
  const runs = runsOf(line, plain, typed)
  if (isReadSame(runs, line)) return { runs, isUnlike: false }
  const better = others.map((way) => runsOf(line, way, typed)).find((one) => isReadSame(one, line))
  return { runs: better ?? runs, isUnlike: !better }
}

const runsOf = (line: readonly Piece[], way: Way, typed: boolean): Run[] => {
  const runs = line.map(
    (piece): Run => ({ text: written(piece, way), marks: piece.kind === 'text' ? piece.marks : {} }),
  )
  return typed ? [{ text: runs.map(tagged).join(''), marks: {} }] : joined(runs)
}

/** What the reader would take for a mark gets a backslash. */
const TAG_LIKE = /<(?=br ?\/?>|\/?(?:[bius]|sub|sup)>)|&nbsp;/gi

function written(piece: Piece, { dollars, formulas }: Way): string {
  if (piece.kind === 'break') return '<br>'
  if (piece.kind === 'text') {
    const text = piece.text.replace(TAG_LIKE, (found) => `\\${found}`)
    return dollars === 'escaped' ? text.replaceAll('$', '\\$') : text
  }
  if (piece.kind !== 'formula') return ''
  const { latex, display } = piece
  if (formulas === 'dollars') return display ? `$$${latex}$$` : `$${latex}$`
  return display ? `\\[${latex}\\]` : `\\(${latex}\\)`
}

function tagged({ text, marks }: Run): string {
  const tags = marksKey(marks).split(',').filter(Boolean)
  return tags.reduceRight((inside, tag) => `<${tag}>${inside}</${tag}>`, text)
}

function isReadSame(runs: readonly Run[], line: readonly Piece[]): boolean {
  const pieces = runs.flatMap(({ text, marks }) => plainPieces(text, marks))
  const place = { para: 1 }
  const read = linesOf(sourceOf([{ kind: 'paragraph', place, indent: 0, bookmarks: [], pieces }]))
  const all = read.flatMap((one, at): Piece[] => [...(at > 0 ? [{ kind: 'break' } as const] : []), ...one.pieces])
  return shape(all) === shape(line)
}

const shape = (pieces: readonly Piece[]) =>
  JSON.stringify(
    merged(pieces).map((piece) => {
      if (piece.kind === 'text') return [piece.text.replace(/\s+/g, ' '), marksKey(piece.marks)]
      return piece.kind === 'formula' ? [piece.latex.trim(), piece.display] : piece.kind
    }),
  )

function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = []
  for (const run of runs) {
    const last = all.at(-1)
    const isSame = last && (marksKey(last.marks) === marksKey(run.marks) || run.text.trim() === '')
    if (isSame) all[all.length - 1] = { ...last, text: last.text + run.text }
    else if (run.text !== '') all.push(run)
  }
  return all
}

function cutAt(runs: readonly Run[], most: number): Run[] {
  let left = most
  return runs.flatMap((run) => {
    const text = run.text.slice(0, left)
    left -= text.length
    return text === '' ? [] : [{ ...run, text }]
  })
}
