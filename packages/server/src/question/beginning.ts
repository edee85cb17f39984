import { plainOf } from '@bank/contract/plain-text'

const BEGINNING = 160
/** Letters of a text that are read for its beginning, and that are told. */
export const READ = 2_000

/** How a text begins, without formatting; of its first `READ` characters. */
export function beginningOf(html: string): string {
  const text = plainOf(html)
  return text.length > BEGINNING ? `${text.slice(0, BEGINNING).trimEnd()} …` : text
}
