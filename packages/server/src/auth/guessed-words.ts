/** Digits and marks that stand for a letter, as people write them. */
const SWAPS: Record<string, string> = { 4: 'a', 0: 'o', 1: 'i', 3: 'e', 5: 's', 7: 't', '@': 'a', $: 's' }
/** With more digits and marks than these around it a word is taken: they are as long as a password by themselves. */
const MOST_AROUND = 8
/** Digits are read as letters when at least every fourth sign is a letter: `r4h4514` is a word, `f1740` is not. */
const MOST_SIGNS_A_LETTER = 4
const SHORTEST_WORD = 3
const SHORTEST_PART = 4

const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0

/** One form for all spellings of a word: small letters, nothing between them, swaps undone. */
export function spellingOf(text: string): string {
  const small = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._-]/g, '')
  if (lettersIn(small) * MOST_SIGNS_A_LETTER < small.length) return small
  return small.replace(/[401357@$]/g, (sign) => SWAPS[sign] ?? sign)
}

/** The words that a password may be, without some or all of the digits and marks at its ends. */
export function wordsOf(password: string): string[] {
  const before = password.search(/\p{L}|$/u)
  const after = password.length - password.replace(/\P{L}+$/u, '').length
  const words: string[] = []
  for (let start = 0; start <= Math.min(before, MOST_AROUND); start++) {
    for (let end = 0; end <= Math.min(after, MOST_AROUND - start); end++) {
      words.push(spellingOf(password.slice(start, password.length - end)))
    }
  }
  return words.filter((word) => word.length >= SHORTEST_WORD)
}

/** What others know of an account's names and e-mails, longest first: each whole, what stands before the @, longer parts. */
export function knownOf(own: string[]): string[] {
  const known = own.flatMap((text) => {
    const [name = ''] = text.split('@')
    return [text, name, ...name.split(/\P{L}+/u).filter((part) => part.length >= SHORTEST_PART)]
  })
  return [...new Set(known.map(spellingOf))].sort((one, other) => other.length - one.length)
}

/** Whether a word is made of known ones and nothing else. Takes them away one by one, so that no name makes it slow. */
export const isMadeOf = (known: string[], word: string) =>
  known.reduce((left, part) => left.replaceAll(part, ''), word) === ''
