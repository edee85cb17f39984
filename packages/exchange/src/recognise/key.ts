/** What stands behind `Kunci:`. */
export type KeyValue = { letters: string[] } | { text: string }

/** A statement is answered with one of these. */
export const TRUTH = /^(?:benar|salah|true|false|b|s)$/i

const LETTERS = /^[([]?\s*[A-J]\s*[)\]]?(?:\s*(?:[,;&/]|dan|and)\s*[([]?\s*[A-J]\s*[)\]]?)*\s*\.?\s*$/i
const PART = /(?:^\s*|(?<![\s,;])[\s,;]+)[([]?([A-J])\s*[.)\]](?=\s*\S)/gi
const SPACES = /\s*/y
const NO_LETTERS = /\b(?:dan|and)\b/gi

export function keyValue(typed: string): KeyValue {
  const text = typed.trim().replace(/\s+/g, ' ')
  if (LETTERS.test(text)) {
    const letters = text.replace(NO_LETTERS, ',').match(/[A-J]/gi) ?? []
    return { letters: [...new Set(letters.map((letter) => letter.toUpperCase()))] }
  }
  const [part] = keyParts(text)
  return part ? { letters: [part.letter] } : { text }
}

/** Whether it says more than letters. */
export const saysText = (typed: string, value: KeyValue): boolean => 'text' in value || keyParts(typed).length > 0

export interface KeyPart {
  letter: string
  /** Where its text begins and ends. */
  from: number
  to: number
}

/** `B. teks` repeats an option; `a. 5  b. 9` answers one sub-question after the other. Empty without a letter before it. */
export function keyParts(text: string): KeyPart[] {
  const parts: KeyPart[] = []
  for (const { 0: mark, 1: said = '', index } of text.matchAll(PART)) {
    const [letter, last] = [said.toUpperCase(), parts.at(-1)]
    if (last ? letter <= last.letter : index > 0) continue
    if (last) Object.assign(last, { from: Math.min(last.from, index), to: index })
    SPACES.lastIndex = index + mark.length
    SPACES.exec(text)
    parts.push({ letter, from: SPACES.lastIndex, to: text.length })
  }
  return parts
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
