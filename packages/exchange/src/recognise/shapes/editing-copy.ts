// A file that we wrote to be edited (write/docx/editing-copy.ts): its paragraphs have styles that say what they are.
import { markOf } from '../../own/mark.ts'
import { type OwnPart, ownPartOf } from '../../own/styles.ts'
import { formOfWord } from '../../own/words.ts'
import { type Content, contentsOf, wholeLine } from '../../source/content.ts'
import { type Line, linesOf, type Source, type SourceRow, type SourceTable } from '../../source/lines.ts'
import type { Draft, OwnTable } from '../draft.ts'
import { fieldAt } from '../fields.ts'
import { keyValue, saysText } from '../key.ts'
import { readLine } from '../line-rules.ts'
import { numberOf } from '../numbering.ts'
import { takeNextOption } from '../options.ts'
import type { Paper } from '../paper.ts'
import { formNamed, KEY } from '../patterns.ts'
import { newReading, type Reading } from '../reading.ts'
import type { Shape } from './shape.ts'
import { cellText, markCell, TICK } from './tables.ts'

const markIn = ({ paragraph }: Line) => paragraph.bookmarks.find((name) => markOf(name) !== undefined)

/** What a person typed or pasted has no style of ours: it is read as any line. */
export const editingCopy: Shape = {
  name: 'editing-copy',
  decides: true,
  fits: (sources) => linesOf(sources).some((line) => markIn(line) !== undefined),
  read: (sources, paper, reader) => {
    const lists = new Set(linesOf(sources).flatMap((line) => (markIn(line) && line.label ? [line.label.num] : [])))
    const copy: Copy = { ...newReading(paper, reader), lists, seen: new Set(), paragraph: undefined }
    for (const source of sources) readSource(source, copy)
  },
}

interface Copy extends Reading {
  /** The lists that number the questions. */
  lists: ReadonlySet<string>
  /** Marks that were met: what has one for the second time is a question of its own. */
  seen: Set<string>
  /** The one that was read last: another line of it goes on. */
  paragraph: Line['paragraph'] | undefined
}

function readSource(source: Source, copy: Copy): void {
  if (source.kind === 'table') readTable(source, copy)
  else readOwnLine(source, copy)
}

function readOwnLine(source: Line, copy: Copy): void {
  const isFirst = source.paragraph !== copy.paragraph
  copy.paragraph = source.paragraph
  const part = ownPartOf(source.paragraph.style)
  const mark = isFirst ? markIn(source) : undefined
  if (copy.roleOf(source)) readLine(source, copy)
  else if (mark) begin(source, copy, { mark, part })
  else if (part) TAKE[part](source, copy, isFirst)
  else readOther(source, copy)
}

/** Lines above the first question are the head of the paper. */
function readOther(line: Line, copy: Copy): void {
  const { paper } = copy
  if (paper.drafts.length === 0) paper.mark(line)
  else readLine(line, copy)
}

const SHARED = /^\s*teks untuk soal\b/i

function begin(line: Line, copy: Copy, { mark, part }: { mark?: string; part: OwnPart | undefined }): void {
  const { paper, numbering, seen } = copy
  const number = numberOf(line)
  const isHeading = part === 'shared' && SHARED.test(line.text)
  const draft = paper.question(line, {
    ...(number?.isAutomatic && { number: number.number, signature: number.signature }),
    from: isHeading ? line.text.length : 0,
  })
  if (number?.isAutomatic) numbering.began(number)
  if (mark && !seen.has(mark)) draft.mark = mark
  if (mark) seen.add(mark)
}

type Take = (line: Line, copy: Copy, isFirst: boolean) => void

const goOn = (paper: Paper, part: Paper['part'], line: Line) => {
  paper.part = part
  paper.text(wholeLine(line))
}

const stem: Take = (line, copy, isFirst) => {
  const { paper, lists } = copy
  const isNumbered = isFirst && line.label !== undefined && lists.has(line.label.num)
  if (line.isBlank && !(line.label && !isNumbered)) return
  if (!paper.current || paper.part !== 'stem' || (isNumbered && !isEmpty(paper.current)))
    return begin(line, copy, { part: 'stem' })
  paper.text({ ...wholeLine(line), ...(isNumbered && { withoutLabel: true }) })
}

/** A person may have ended the first line before its text. */
const isEmpty = ({ stem }: Draft) => stem.every((content) => content.kind === 'line' && content.line.isBlank)

const TAKE: Readonly<Record<OwnPart, Take>> = {
  stem,
  shared: stem,
  option: (line, { paper }, isFirst) => {
    if (!isFirst) goOn(paper, 'option', line)
    else if (!line.isBlank) takeNextOption(line, paper)
  },
  row: (line, { paper }) => paper.text(wholeLine(line)),
  key: (line, { paper }, isFirst) => {
    const draft = paper.current
    if (!draft || line.isBlank) return
    const from = isFirst ? (KEY.exec(line.text)?.[0].length ?? 0) : 0
    paper.mark(line, 0, from)
    draft.keyLines ??= []
    if (isFirst) draft.keyLines.push([])
    const content: Content = { ...wholeLine(line), from }
    draft.keyLines.at(-1)?.push(content)
    const typed = line.text.slice(from)
    const hasNoText = draft.options.length > 0 || draft.table !== undefined
    if (hasNoText) paper.mark(line, from)
    else if (typed.trim() !== '') draft.keyContents.push(content)
    const value = keyValue(typed)
    if (draft.options.length > 0 && 'letters' in value && saysText(typed, value)) draft.keyContents.push(content)
    if (typed.trim() !== '') draft.key ??= value
    paper.part = 'after'
  },
  field: (line, { paper }) => {
    const found = fieldAt(line.text, Number.POSITIVE_INFINITY)
    const draft = paper.current
    if (!found || !draft) return paper.mark(line)
    paper.field(line, found)
    const form = found.name === 'form' ? (formOfWord(found.value) ?? formNamed(found.value)) : undefined
    if (form) Object.assign(draft, { declared: form, declaredAs: found.value })
  },
  discussion: (line, { paper }) => {
    const isHeading = paper.part !== 'discussion' && /^\s*pembahasan\s*:?\s*$/i.test(line.text)
    if (isHeading) paper.mark(line)
    if (isHeading) paper.part = 'discussion'
    else if (!line.isBlank || line.label) goOn(paper, 'discussion', line)
  },
}

function readTable(table: SourceTable, { paper }: Copy): void {
  const draft = paper.current
  const isOwn = linesOf([table]).some(({ paragraph }) => ownPartOf(paragraph.style) === 'row')
  const [head, ...rows] = table.rows
  if (!draft || !head || !isOwn || draft.table) {
    paper.text({ kind: 'table', table })
    return
  }
  draft.table = /pasangan/i.test(cellText(head.cells.at(-1))) ? pairsOf(rows, draft) : sidesOf(head, rows, draft)
  const texts = draft.table.kind === 'pairs' ? [1, 3] : [0]
  for (const cell of head.cells) markCell(cell, paper)
  for (const { cells } of rows) for (const cell of cells) if (!texts.includes(cell.cell.column)) markCell(cell, paper)
  paper.part = 'after'
}

const inCell = ({ cells }: SourceRow, column: number): Content[] =>
  contentsOf(cells.find(({ cell }) => cell.column === column)?.content ?? [])
const isFilled = (contents: readonly Content[]) =>
  contents.some((content) => content.kind === 'table' || !content.line.isBlank)

function sidesOf(head: SourceRow, rows: readonly SourceRow[], draft: Draft): OwnTable {
  const columns = head.cells.slice(1).map(({ content }) => contentsOf(content))
  const read = rows
    .map((row) => {
      const ticked = row.cells.filter((cell) => cell.cell.column > 0 && TICK.test(cellText(cell)))
      const [only] = ticked
      return { contents: inCell(row, 0), side: only && ticked.length === 1 ? only.cell.column - 1 : undefined }
    })
    .filter(({ contents }) => isFilled(contents))
  draft.statements = read.map(({ contents }) => ({ contents }))
  return { kind: 'sides', columns, rows: read }
}

function pairsOf(rows: readonly SourceRow[], draft: Draft): OwnTable {
  const list = (column: number, codeOf: (at: number) => string) =>
    rows
      .map((row) => inCell(row, column))
      .filter(isFilled)
      .map((contents, at) => ({ code: codeOf(at), contents }))
  draft.left = list(1, (at) => String(at + 1))
  draft.right = list(3, (at) => String.fromCharCode(65 + at))
  return { kind: 'pairs' }
}
