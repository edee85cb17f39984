import type { Span } from './read.ts'

/** Words of a text with what stood around them: they are found again when the text moves. */
export interface Anchor {
  readonly quote: string
  readonly before: string
  readonly after: string
}

/** A text in which words are looked for again: it is read once, whatever the number of anchors. */
export interface Anchored {
  readonly has: (quote: string) => boolean
  /** Where the words stand; of several places the one around which most is as it was. */
  readonly spotOf: (anchor: Anchor) => Span | undefined
}

/** White space is no matter. */
export function anchoredIn(text: string): Anchored {
  const { letters, places } = solid(text)
  const has = (quote: string) => {
    const words = solid(quote).letters
    return words !== '' && letters.includes(words)
  }
  const spotOf = ({ quote, before, after }: Anchor) => {
    const words = solid(quote).letters
    if (words === '') return undefined
    const [lead, rest] = [solid(before).letters, solid(after).letters]
    let best: { at: number; kept: number } | undefined
    for (let at = letters.indexOf(words); at >= 0; at = letters.indexOf(words, at + 1)) {
      const kept = sameBefore(letters, at, lead) + sameAfter(letters, at + words.length, rest)
      if (!best || kept > best.kept) best = { at, kept }
      if (kept === lead.length + rest.length) break
    }
    if (!best) return undefined
    return { from: places[best.at] ?? 0, to: (places[best.at + words.length - 1] ?? 0) + 1 }
  }
  return { has, spotOf }
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

function sameAfter(text: string, at: number, rest: string): number {
  let length = 0
  while (length < rest.length && text[at + length] === rest[length]) length++
  return length
}

function sameBefore(text: string, at: number, lead: string): number {
  let length = 0
  while (length < lead.length && text[at - 1 - length] === lead.at(-1 - length)) length++
  return length
}
