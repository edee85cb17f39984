// Which lines went where. What neither a question nor a mark holds is unused: nothing vanishes.

import { WALL } from '@bank/contract/latex-spans'
import type { Piece } from '../docx/piece.ts'
import { pictureSource } from '../html/picture.ts'
import type { Content, LinePart } from '../source/content.ts'
import { type Line, linesOf, sliced } from '../source/lines.ts'
import { contentsIn, type Draft, isBare } from './draft.ts'
import type { Paper } from './paper.ts'

type Range = readonly [from: number, to: number]

/** Tables as their lines. */
const partsOf = (contents: readonly Content[]): LinePart[] =>
  contents.flatMap((content) => {
    if (content.kind === 'line') return [content]
    const cells = content.table.rows.flatMap(({ cells: all }) => all).filter((cell) => !content.without?.has(cell))
    return linesOf(cells.flatMap(({ content: inside }) => inside)).map(
      (line): LinePart => ({ kind: 'line', line, from: 0, to: Number.POSITIVE_INFINITY }),
    )
  })

/** Numbers of the lines that a question was made of, in order. */
export function linesOfDraft(draft: Draft): number[] {
  const numbers = partsOf(contentsIn(draft)).map(({ line }) => line.number)
  return [...new Set(numbers)].sort((one, other) => one - other)
}

function usedStimuli({ drafts, stimuli }: Paper) {
  const used = new Set(drafts.map(({ stimulus }) => stimulus))
  return stimuli.filter((stimulus) => used.has(stimulus))
}

const textsOf = (paper: Paper): LinePart[] =>
  partsOf([...paper.drafts.flatMap(contentsIn), ...usedStimuli(paper).flatMap(({ contents }) => contents)])

/** The share of the lines that belong to questions which are more than a text, or are recognised marks. */
export function shareOf(paper: Paper, lines: readonly Line[]): number {
  const whole = paper.drafts.filter((draft) => !isBare(draft) || draft.section)
  const stimuli = usedStimuli(paper).flatMap(({ contents }) => contents)
  const isWhole = new Set(whole)
  const bare = new Set(paper.drafts.filter((draft) => !isWhole.has(draft)).flatMap(linesOfDraft))
  const marks = paper.marks.filter(({ line }) => !bare.has(line.number))
  const parts = [...partsOf([...whole.flatMap(contentsIn), ...stimuli]), ...marks]
  const explained = new Set(parts.map(({ line }) => line.number))
  return lines.length === 0 ? 0 : lines.filter(({ number }) => explained.has(number)).length / lines.length
}

interface Said {
  line: number
  text: string
}

/** The marks, and what is left of each line. */
export function leftOver(paper: Paper, lines: readonly Line[]): { unused: Said[]; marks: Said[] } {
  const [texts, marks] = [rangesOf(textsOf(paper)), rangesOf(paper.marks)]
  const said = (line: Line, ranges: readonly Range[]): Said[] =>
    ranges
      .map((range) => textIn(line, range))
      .filter((text) => text !== '')
      .map((text) => ({ line: line.number, text }))
  return {
    unused: lines.flatMap((line) =>
      said(line, without(whole(line), [...(texts.get(line.number) ?? []), ...(marks.get(line.number) ?? [])])),
    ),
    marks: lines.flatMap((line) =>
      said(
        line,
        (marks.get(line.number) ?? []).flatMap((mark) => without([mark], texts.get(line.number) ?? [])),
      ),
    ),
  }
}

function rangesOf(parts: readonly LinePart[]): Map<number, Range[]> {
  const ranges = new Map<number, Range[]>()
  for (const { line, from, to } of parts) ranges.set(line.number, [...(ranges.get(line.number) ?? []), [from, to]])
  return ranges
}

const whole = (_: Line): Range[] => [[0, Number.POSITIVE_INFINITY]]

/** What is left of ranges when others are taken out. */
function without(ranges: readonly Range[], taken: readonly Range[]): Range[] {
  return taken.reduce<Range[]>(
    (left, [from, to]) =>
      left.flatMap(([start, end]): Range[] => {
        const pieces: Range[] = [
          [start, Math.min(end, from)],
          [Math.max(start, to), end],
        ]
        return pieces.filter(([one, other]) => one < other)
      }),
    [...ranges],
  )
}

const textIn = (line: Line, [from, to]: Range): string =>
  sliced(line.pieces, from, to).map(saidBy).join('').replace(/\s+/g, ' ').trim()

function saidBy(piece: Piece): string {
  if (piece.kind === 'text') return piece.text
  if (piece.kind === 'formula') return `\\(${piece.latex}\\)`
  return piece.kind === 'picture' ? `[${pictureSource(piece)}]` : WALL
}
