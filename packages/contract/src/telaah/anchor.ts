import type { Span } from './read.ts'

/** Words of a text with what stood around them: they are found again when the text moves. */
export interface Anchor {
  readonly quote: string
  readonly before: string
  readonly after: string
}

/** Where the words stand; of several places the one around which most is as it was. White space is no matter. */
export function spotOf(text: string, { quote, before, after }: Anchor): Span | undefined {
  const { letters, places } = solid(text)
  const words = solid(quote).letters
  if (words === '') return undefined
  const [lead, rest] = [solid(before).letters, solid(after).letters]
  let best: { at: number; kept: number } | undefined
  for (let at = letters.indexOf(words); at >= 0; at = letters.indexOf(words, at + 1)) {
    const kept = sameEnd(letters.slice(0, at), lead) + sameStart(letters.slice(at + words.length), rest)
    if (!best || kept > best.kept) best = { at, kept }
  }
  if (!best) return undefined
  return { from: places[best.at] ?? 0, to: (places[best.at + words.length - 1] ?? 0) + 1 }
}

/** Whether two texts differ at most in white space. */
export const readsAs = (one: string, other: string) => solid(one).letters === solid(other).letters

function solid(text: string) {
  const places: number[] = []
  let letters = ''
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (/\s/.test(letter)) continue
    letters += letter
    places.push(at)
  }
  return { letters, places }
}

function sameStart(one: string, other: string): number {
  let length = 0
  while (length < other.length && one[length] === other[length]) length++
  return length
}

function sameEnd(one: string, other: string): number {
  let length = 0
  while (length < other.length && one.at(-1 - length) === other.at(-1 - length)) length++
  return length
}
