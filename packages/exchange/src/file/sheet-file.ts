import type { Table } from '../docx/blocks.ts'
import { readQuestions } from '../recognise/read-questions.ts'
import { SHEET_LIMITS } from '../sheet/budget.ts'
import { readCsv } from '../sheet/read-csv.ts'
import { readXlsx } from '../sheet/read-xlsx.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { tableOfCells } from '../sheet/table-of-cells.ts'
import { type SourceTable, sourceOf } from '../source/lines.ts'
import { aboutSheet } from './about-sheet.ts'
import type { AboutSheet, FileReader } from './file-reader.ts'
import { type SheetHead, sheetHead } from './sheet-head.ts'

/** Sheets as tables from their heads on; one without a head is none. */
export const headedTables = (sheets: readonly Sheet[]): Table[] =>
  sheets.flatMap((sheet) => open(sheet, undefined)).flatMap(fromHead)

/** Excel and CSV: tables whose head names the columns. */
export const sheetFile: FileReader = {
  fits: ({ name, parts }) => parts.has('xl/workbook.xml') || /\.csv$/i.test(name),
  read: async ({ bytes, parts }, { heads, ...options }) => {
    const sheets = parts.size > 0 ? await readXlsx(bytes) : [readCsv(bytes)]
    const opened = sheets.filter(({ rows }) => rows.length > 0).flatMap((sheet) => open(sheet, heads))
    const { questions, defaults, notSaved } = readQuestions(opened.flatMap(fromHead), options)
    const abouts = opened.map(({ sheet, source, head }) => aboutSheet(sheet, source, head))
    const lost = notSaved.length > 0 ? [`Tidak disimpan: ${notSaved.join(', ')}.`] : []
    return {
      questions,
      defaults,
      sheets: abouts,
      warnings: [...abouts.flatMap(unknownColumns), ...opened.flatMap(({ sheet }) => sheetWarnings(sheet)), ...lost],
    }
  },
}

interface Opened {
  sheet: Sheet
  source: SourceTable
  head: SheetHead | undefined
}

function open(sheet: Sheet, heads: Parameters<typeof sheetHead>[1]): Opened[] {
  const [source] = sourceOf([tableOfCells(sheet.rows, sheet.no)])
  return source?.kind === 'table' ? [{ sheet, source, head: sheetHead(source, heads) }] : []
}

/** Without what stands above the head. */
function fromHead({ source: { table }, head }: Opened): Table[] {
  if (!head) return []
  const { first, last, columns } = head
  return [{ ...table, rows: table.rows.slice(first), head: { rows: last - first + 1, columns } }]
}

/** Columns of the head that say nothing to us, unless a person said so. */
const unknownColumns = ({ columns }: AboutSheet): string[] =>
  columns
    .filter(({ is, name, by_hand }) => is === null && name !== '' && !by_hand)
    .map(({ name }) => `Kolom “${name}” tidak dibaca.`)

function sheetWarnings({ name, hiddenRows, isCut }: Sheet): string[] {
  const where = name === '' ? '' : ` di lembar “${name.slice(0, 60)}”`
  const { rows, columns } = SHEET_LIMITS
  return [
    ...(hiddenRows > 0 ? [`${hiddenRows} baris tersembunyi${where} ikut dibaca.`] : []),
    ...(isCut ? [`Hanya ${rows.toLocaleString('id-ID')} baris dan ${columns} kolom pertama${where} yang dibaca.`] : []),
  ]
}
