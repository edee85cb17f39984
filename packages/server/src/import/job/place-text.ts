import type { Place } from '@bank/exchange/docx/blocks'

/** How a place is told to people. */
export function placeText({ page, para, table, row, sheet, item, title }: Place): string {
  if (item !== undefined) return title ? `butir ${item}, “${title}”` : `butir ${item}`
  if (sheet !== undefined) return `lembar ${sheet}, baris ${row}`
  if (table === undefined) return `hlm. ${page}, paragraf ${para}`
  return `hlm. ${page}, tabel ${table}${row ? `, baris ${row}` : ''}`
}
