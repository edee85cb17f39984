import type { Place } from '@bank/exchange/docx/blocks'

/** How a place is told to people. */
export const placeText = ({ page, para, table, row }: Place) =>
  table === undefined ? `hlm. ${page}, paragraf ${para}` : `hlm. ${page}, tabel ${table}${row ? `, baris ${row}` : ''}`
