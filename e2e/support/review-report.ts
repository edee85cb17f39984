import { readFile, writeFile } from 'node:fs/promises'

const REPORT = new URL('../../docs/reports/review.md', import.meta.url)
const TABLE = /\| step \|(.*\n)+?(?=\n)/

/** Prints the table; with REPORT=1 it takes the place of the one in docs/reports/review.md. */
export async function tell(table: readonly string[]) {
  console.log(table.join('\n'))
  if (process.env.REPORT !== '1') return
  const text = await readFile(REPORT, 'utf8')
  await writeFile(REPORT, text.replace(TABLE, `${table.join('\n')}\n`))
}
