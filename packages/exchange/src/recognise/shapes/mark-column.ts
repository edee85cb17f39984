import { type Content, contentsOf } from '../../source/content.ts'
import { type Line, linesOf, type SourceCell, type SourceRow, type SourceTable } from '../../source/lines.ts'
import { readLine } from '../line-rules.ts'
import { optionMarks } from '../option-marks.ts'
import { takeOption } from '../options.ts'
import type { Paper } from '../paper.ts'
import { DISCUSSION, FILE_MARK, KEY } from '../patterns.ts'
import { newReading } from '../reading.ts'
import { readDataTable } from './lines.ts'
import type { Shape } from './shape.ts'
import { cellText } from './tables.ts'

const NUMBER = /^(?:Q|soal|no(?:mor)?)?\s*[.:]?\s*(\d{1,4})\s*[.):]*$/i
const LETTER = /^[([]?([A-J])\s*:?\s*[.)\]]*$/i
const FILE = /^file\s*[qo]\s*:?$/i
const KEY_WORD = /^(?:kunci|jawab)/i
const DISCUSSION_WORD = /^(?:bahas|pembahasan|penjelasan|solusi)/i
const MARKS = [NUMBER, LETTER, FILE, KEY_WORD, DISCUSSION_WORD]
const SHARE = 0.8

/** A table whose first column says what stands beside it. */
export const markColumn: Shape = {
  name: 'mark-column',
  fits: (sources) => sources.some((source) => source.kind === 'table' && isMarked(source)),
  read: (sources, paper, reader) => {
    const reading = newReading(paper, reader)
    for (const source of sources) {
      if (source.kind === 'line') readLine(source, reading)
      else if (isMarked(source)) for (const row of source.rows) readRow(row, paper)
      else readDataTable(source, reading)
    }
  },
}

function isMarked({ rows }: SourceTable): boolean {
  const firsts = rows.map(({ cells }) => cellText(cells[0]))
  const known = firsts.filter((text) => MARKS.some((mark) => mark.test(text)))
  const questions = firsts.filter((text) => NUMBER.test(text))
  const options = firsts.filter((text) => LETTER.test(text))
  return rows.length >= 2 && questions.length > 0 && options.length > 0 && known.length >= rows.length * SHARE
}

interface FirstCell {
  said: string
  /** Its first line with text. */
  line: Line
}
type Take = (first: FirstCell, paper: Paper) => void

/** What the first cell says, and what is done with it. */
const TAKE: readonly (readonly [RegExp, Take])[] = [
  [
    NUMBER,
    ({ said, line }, paper) => {
      paper.question(line, { number: Number(NUMBER.exec(said)?.[1]), from: line.text.length })
    },
  ],
  [LETTER, ({ said, line }, paper) => takeOption(line, (LETTER.exec(said)?.[1] ?? '').toUpperCase(), paper)],
  [
    DISCUSSION_WORD,
    ({ line }, paper) => paper.discussion(line, DISCUSSION.exec(line.text)?.[0].length ?? line.text.length),
  ],
  [FILE, ({ line }, paper) => paper.mark(line)],
]

function readRow({ cells }: SourceRow, paper: Paper): void {
  const said = cellText(cells[0])
  const line = linesOf(cells[0]?.content ?? []).find(({ isBlank, label }) => !isBlank || label)
  const take = TAKE.find(([known]) => known.test(said))?.[1]
  if (KEY_WORD.test(said)) {
    readKey(cells, paper)
    return
  }
  if (line && take) take({ said, line }, paper)
  const rest = line && take ? cells.slice(1) : cells
  for (const { content } of rest) for (const part of contentsOf(content)) readContent(part, paper)
}

function readKey(cells: readonly SourceCell[], paper: Paper): void {
  const lines = cells.flatMap(({ content }) => linesOf(content)).filter(({ isBlank }) => !isBlank)
  const [line, value] = lines
  if (!line) return
  const end = KEY.exec(line.text)?.[0].length ?? line.text.length
  paper.key(line, end)
  if (line.text.slice(end).trim() === '' && value) paper.key(value, 0)
}

/** An option may begin with its own letter once more, and with the name of a file. */
function readContent(part: Content, paper: Paper): void {
  if (part.kind === 'table') {
    paper.text(part)
    return
  }
  const { line } = part
  const [own] = optionMarks(line)
  const isRepeated =
    paper.part === 'option' && own?.letter === paper.current?.options.at(-1)?.letter && !own?.isAutomatic
  const begins = isRepeated && own ? own.from : 0
  const file = FILE_MARK.exec(line.text.slice(begins))?.[0].length ?? 0
  if (begins + file > 0) paper.mark(line, 0, begins + file)
  paper.text({ ...part, from: begins + file })
}
