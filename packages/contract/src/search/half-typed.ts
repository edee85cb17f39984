/** A last word that may not be written to its end yet, with the field that it is looked for in; not one that is excluded. */
const LAST_WORD = /(?:^|\s)(?!ATAU$|(?:kode|rumus):)((?:[a-z]{3,}:)?[\p{L}\p{N}\p{M}]{3,})$/iu
const HALF = /(^|\s)(\S+) ATAU \2\*$/u
/** One less than a search may have, for the beginning of the last word is one more. */
const MOST_WORDS = 11

/** What is searched while somebody types: words that begin like the last one, too. */
export function halfTyped(typed: string): string {
  const [, word] = LAST_WORD.exec(typed) ?? []
  const isInQuotes = typed.split('"').length % 2 === 0
  if (!word || isInQuotes || typed.split(/\s+/u).length > MOST_WORDS) return typed
  return `${typed} ATAU ${word}*`
}

/** What was typed, of what is searched. */
export const typedOf = (search: string): string => search.replace(HALF, '$1$2')
