/** What stands behind `Kunci:`. */
export type KeyValue = { letters: string[] } | { text: string }

const LETTERS = /^[([]?\s*[A-J]\s*[)\]]?(?:\s*(?:[,;&/]|dan|and)\s*[([]?\s*[A-J]\s*[)\]]?)*\s*\.?\s*$/i
/** `B. teks` repeats the option. */
const REPEATED = /^([A-J])\s*[.)]\s+\S/i
const NO_LETTERS = /\b(?:dan|and)\b/gi

export function keyValue(typed: string): KeyValue {
  const text = typed.trim()
  if (LETTERS.test(text)) {
    const letters = text.replace(NO_LETTERS, ',').match(/[A-J]/gi) ?? []
    return { letters: [...new Set(letters.map((letter) => letter.toUpperCase()))] }
  }
  const [, repeated] = REPEATED.exec(text) ?? []
  return repeated ? { letters: [repeated.toUpperCase()] } : { text }
}

const ENTRY = /(?:^|[\s,;|])(\d{1,4})\s*[.)\-:]?\s*([A-J])(?![\p{L}\p{N}])/giu

/** The keys in a line of a key list: `1. B  2. C`. Empty when the line says more than keys. */
export function keyEntries(text: string): { number: number; letter: string }[] {
  const rest = text.replace(ENTRY, ' ').replace(/[\s,;.|]/g, '')
  if (rest !== '') return []
  return Array.from(text.matchAll(ENTRY), ([, number, letter = '']) => ({
    number: Number(number),
    letter: letter.toUpperCase(),
  }))
}
