import { defused } from '../../sheet/defuse.ts'

const UTF8_MARK = '\uFEFF'
const NEEDS_QUOTES = /[;,"\t\r\n]/

/** A list of values as Excel in Indonesian opens it: semicolons, CRLF, the mark of UTF-8; no value runs as a formula. */
export const csvBytes = (rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(UTF8_MARK + rows.map((row) => `${row.map(value).join(';')}\r\n`).join(''))

function value(text: string): string {
  const safe = defused(text)
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
