import type { Table } from '../docx/blocks.ts'
import { readQuestions } from '../recognise/read-questions.ts'
import { headOf } from '../recognise/shapes/head-columns.ts'
import { readCsv } from '../sheet/read-csv.ts'
import { readXlsx } from '../sheet/read-xlsx.ts'
import { sourceOf } from '../source/lines.ts'
import type { FileReader } from './file-reader.ts'

/** Excel and CSV: tables whose head names the columns. */
export const sheetFile: FileReader = {
  fits: ({ name, parts }) => parts.has('xl/workbook.xml') || /\.csv$/i.test(name),
  read: async ({ bytes, parts }, options) => {
    const tables = parts.size > 0 ? await readXlsx(bytes) : [readCsv(bytes)]
    const headed = tables.flatMap(fromHead)
    const { questions, defaults, notSaved } = readQuestions(headed, options)
    const lost = notSaved.length > 0 ? [`Tidak disimpan: ${notSaved.join(', ')}.`] : []
    return { questions, defaults, warnings: [...headed.flatMap(unknownColumns), ...lost] }
  },
}

/** Titles may stand above the head. */
const MOST_ABOVE = 9

/** The table from its head on; nothing of one without a head. */
export function fromHead(table: Table): Table[] {
  for (let above = 0; above <= MOST_ABOVE && above < table.rows.length; above++) {
    const rest = { ...table, rows: table.rows.slice(above) }
    if (columnsOf({ ...rest, rows: rest.rows.slice(0, 1) })) return [rest]
  }
  return []
}

function columnsOf(table: Table) {
  const [source] = sourceOf([table])
  return source?.kind === 'table' ? headOf(source)?.columns : undefined
}

/** Columns of the head that say nothing to us. */
function unknownColumns(table: Table): string[] {
  const [head] = table.rows
  const known = columnsOf({ ...table, rows: table.rows.slice(0, 1) })
  const unknown = head?.cells.filter(({ column }) => !known?.has(column)) ?? []
  const named = unknown.map(({ blocks }) => blocks.map(textOf).join(' ').trim()).filter((text) => text !== '')
  return named.map((text) => `Kolom “${text.slice(0, 60)}” tidak dibaca.`)
}

const textOf = (block: Table['rows'][number]['cells'][number]['blocks'][number]) =>
  block.kind === 'paragraph' ? block.pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('') : ''
