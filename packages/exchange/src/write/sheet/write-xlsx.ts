// Questions as a workbook: the sheet of the questions, how it is filled in, and the words that are offered.
import { FORM_WORD } from '../../own/words.ts'
import type { WrittenFile } from '../file-content.ts'
import type { PictureOf, WrittenQuestion } from '../written-question.ts'
import { element, XML_HEAD } from '../xml.ts'
import { zipOf } from '../zip.ts'
import { cellText, type Run } from './cell-text.ts'
import { type ChoiceName, columnsOf, LABEL_WORDS, RULE_WORDS, type SheetColumn } from './columns.ts'
import { type Drawings, drawingsFrom } from './drawings.ts'
import { GUIDE } from './guide.ts'
import { documentLosses, type Loss, lossSentences } from './losses.ts'
import type { Sheet } from './sheet.ts'
import { cellXml, columnName, columnsXml, MAIN, RELATIONS, rowXml, STYLE } from './sheet-xml.ts'
import { workbookParts } from './workbook-parts.ts'

/** Rows below the questions that offer the same words. */
const FREE_ROWS = 200

export function writeXlsx({ questions, choices = {}, markOf }: Sheet, pictureOf: PictureOf): WrittenFile {
  const columns = columnsOf(questions, markOf)
  const drawings = drawingsFrom(pictureOf)
  const found = questions.map((question) => [question.code, new Set(documentLosses(question))] as const)
  const rows = questions.map((question, at) =>
    questionRow(question, at, { columns, drawings, losses: found[at]?.[1] ?? new Set() }),
  )
  const offered = { ...choices, form: Object.values(FORM_WORD), label: LABEL_WORDS, rule: RULE_WORDS }
  const lists = Object.entries(offered).filter(([, words]) => words.length > 0) as [ChoiceName, readonly string[]][]
  const last = questions.length + FREE_ROWS
  const main = soalXml(columns, [headRow(columns), ...rows], { last, lists, isDrawn: drawings.parts() !== undefined })
  const sheets = { questions: main, guide: guideXml(), lists: listsXml(lists) }
  return { content: zipOf(workbookParts(sheets, drawings)), losses: lossSentences(found) }
}

const plain = (text: string): Run[] => [{ text, marks: {} }]

const headRow = (columns: readonly SheetColumn[]) =>
  rowXml(
    0,
    columns.map(({ head }, at) => cellXml(0, at, plain(head), STYLE.head)),
    { points: 30, isFixed: true },
  )

interface RowDesk {
  columns: readonly SheetColumn[]
  drawings: Drawings
  losses: Set<Loss>
}

const LINE_PIXELS = 20
const LETTER_PIXELS = 7
const pixelsOf = ({ width }: SheetColumn) => width * LETTER_PIXELS + 5
const POINTS = 0.75
const MOST_POINTS = 409

function questionRow(question: WrittenQuestion, at: number, { columns, drawings, losses }: RowDesk): string {
  const row = at + 1
  let height = 0
  let isDrawn = false
  const cells = columns.map((column, place) => {
    const content = column.of(question, at)
    const { runs, isUnlike, isCut } = cellText(content, { typed: false })
    for (const loss of content.losses) losses.add(loss)
    if (isUnlike) losses.add('marks')
    if (isCut) losses.add('long')
    const textHeight = heightOf(runs, column)
    height = Math.max(height, textHeight)
    if (content.pictures.length > 0) {
      const put = drawings.place(content.pictures, { row, column: place, width: pixelsOf(column), textHeight })
      if (put.gone > 0) losses.add('gone')
      height = Math.max(height, put.height)
      isDrawn = true
    }
    return cellXml(row, place, runs, STYLE.text)
  })
  return rowXml(row, cells, { points: Math.min(MOST_POINTS, Math.round(height * POINTS)), isFixed: isDrawn })
}

/** About how high letters are, in pixels. */
function heightOf(runs: readonly Run[], { width }: SheetColumn): number {
  const text = runs.map((run) => run.text).join('')
  if (text === '') return 0
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / width)))
  return lines.reduce((sum, one) => sum + one, 0) * LINE_PIXELS
}

interface SoalLook {
  /** The last row that words are offered in. */
  last: number
  lists: readonly [ChoiceName, readonly string[]][]
  isDrawn: boolean
}

function soalXml(columns: readonly SheetColumn[], rows: readonly string[], { last, lists, isDrawn }: SoalLook): string {
  const all = `A1:${columnName(columns.length - 1)}${rows.length}`
  const looks = columns.map(({ width, isHidden }) => ({ width, isHidden, style: STYLE.text }))
  const views =
    '<sheetViews><sheetView workbookViewId="0" tabSelected="1" showGridLines="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="A2" sqref="A2"/></sheetView></sheetViews>'
  const page =
    '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/><pageSetup paperSize="8" orientation="landscape" fitToWidth="1" fitToHeight="0"/>'
  return worksheet(
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    `<dimension ref="${all}"/>`,
    views,
    '<sheetFormatPr defaultRowHeight="15"/>',
    columnsXml(looks),
    `<sheetData>${rows.join('')}</sheetData>`,
    `<autoFilter ref="${all}"/>`,
    validationsXml(columns, lists, last),
    page,
    `<ignoredErrors><ignoredError sqref="${all}" numberStoredAsText="1"/></ignoredErrors>`,
    isDrawn ? '<drawing r:id="drawing"/>' : '',
  )
}

const worksheet = (...inside: string[]) =>
  `${XML_HEAD}<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONS}">${inside.join('')}</worksheet>`

/** Other words may be typed too, after a question. */
function validationsXml(
  columns: readonly SheetColumn[],
  lists: readonly [ChoiceName, readonly string[]][],
  last: number,
) {
  const offered = columns.flatMap(({ choices, head }, at) => {
    const list = lists.findIndex(([name]) => name === choices)
    if (list < 0) return []
    const letter = columnName(list)
    const attributes = {
      type: 'list',
      errorStyle: 'warning',
      allowBlank: 1,
      showErrorMessage: 1,
      errorTitle: head,
      error: `Nama ini tidak ada di daftar ${head} Bank Soal.`,
      sqref: `${columnName(at)}2:${columnName(at)}${last + 1}`,
    }
    const words = lists[list]?.[1].length ?? 0
    return [element('dataValidation', attributes, `<formula1>Daftar!$${letter}$1:$${letter}$${words}</formula1>`)]
  })
  return offered.length === 0 ? '' : element('dataValidations', { count: offered.length }, ...offered)
}

function listsXml(lists: readonly [ChoiceName, readonly string[]][]): string {
  const most = Math.max(0, ...lists.map(([, words]) => words.length))
  const rows = Array.from({ length: most }, (_, row) =>
    rowXml(
      row,
      lists.flatMap(([, words], column) => {
        const word = words[row]
        return word === undefined ? [] : [cellXml(row, column, plain(word), STYLE.plain)]
      }),
    ),
  )
  return worksheet(`<sheetData>${rows.join('')}</sheetData>`)
}

const GUIDE_WIDTH = 90

/** The rows of how the sheet is filled in, as high as their texts. */
function guideRow([look, text]: (typeof GUIDE)[number], at: number): string {
  const points = look === 'text' ? Math.ceil(text.length / GUIDE_WIDTH) * 15 + 4 : 26
  return rowXml(at, [cellXml(at, 0, plain(text), STYLE[look === 'text' ? 'guide' : look])], { points, isFixed: false })
}

const guideXml = () =>
  worksheet(
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    '<sheetViews><sheetView workbookViewId="0" showGridLines="0"/></sheetViews>',
    columnsXml([{ width: GUIDE_WIDTH, style: STYLE.guide }]),
    `<sheetData>${GUIDE.map(guideRow).join('')}</sheetData>`,
    '<pageSetup paperSize="9" fitToWidth="1" fitToHeight="0"/>',
  )
