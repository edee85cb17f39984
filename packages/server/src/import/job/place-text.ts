import type { Place } from '@bank/exchange/docx/blocks'

/** How a place is told to people. */
export function placeText({ page, para, table, row, sheet, item, title }: Place): string {
  if (item !== undefined) return title ? `butir ${item}, “${title}”` : `butir ${item}`
  if (sheet !== undefined) return `lembar ${sheet}, baris ${row}`
  const within = table === undefined ? `paragraf ${para}` : `tabel ${table}${row ? `, baris ${row}` : ''}`
  return page === undefined ? within : `hlm. ${page}, ${within}`
}
