import type { Compared } from './compared.ts'
import { gramsOf, numberlessGramsOf } from './grams.ts'
import { weightOf } from './word-weight.ts'

export const TWIN_KINDS = ['mirip', 'beda angka'] as const
export interface Likeness {
  readonly kind: (typeof TWIN_KINDS)[number]
  /** To 1. */
  readonly score: number
}

/** Shares from which two questions are told as alike: of words and numbers, of words alone, of letters in a row. */
const ALIKE = 0.6
const ALIKE_BUT_NUMBERS = 0.7
const SPELT_ALIKE = 0.65
/** Words of questions that differ in their numbers only. */
const NOTHING_BUT_NUMBERS = 0.95
/** Of words: below it, no typing errors make two questions alike. */
const STRANGERS = 0.2
/** Of words, where the letters in a row say that some are mistyped. */
const MISTYPED = 0.5
/** What the shared words must weigh where numbers are left out: about three rare ones. */
const ENOUGH = 12
/** Options count half at the most. */
const MOST_OF_OPTIONS = 0.5

/** A question, prepared to be compared with many. */
export interface Ranked {
  readonly asked: ReadonlySet<string>
  readonly options: ReadonlySet<string>
  /** What most comparisons need not look at. */
  readonly grams: () => ReadonlySet<string>
  readonly numberless: () => ReadonlySet<string>
}

const WORD = /\p{L}{2,}|\d+(?:[.,]\d+)*|\p{L}|[<>=+^/*−-]/gu
const wordsIn = (texts: readonly string[]) => new Set(texts.flatMap((text) => text.match(WORD) ?? []))

export const rankedOf = (compared: Compared): Ranked => ({
  asked: wordsIn(compared.slice(0, 1)),
  options: wordsIn(compared.slice(1)),
  grams: once(() => gramsOf(compared)),
  numberless: once(() => numberlessGramsOf(compared)),
})

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** How alike two questions are; undefined for two that are not to be told. */
export function likenessOf(one: Ranked, other: Ranked): Likeness | undefined {
  const words = sharedOf(one, other, isNoNumber)
  if (words.share < STRANGERS) return undefined
  const all = sharedOf(one, other, () => true)
  const isRare = words.weight >= ENOUGH
  if (words.share >= NOTHING_BUT_NUMBERS && all.share < words.share && isRare)
    return { kind: 'beda angka', score: rounded(words.share) }
  if (all.share >= ALIKE) return { kind: 'mirip', score: rounded(all.share) }
  const spelt = shareOfGrams(one.grams(), other.grams())
  if (spelt >= SPELT_ALIKE) return { kind: 'mirip', score: rounded(spelt) }
  const isAlikeBut = words.share >= ALIKE_BUT_NUMBERS || isMistyped(one, other, words.share)
  if (isAlikeBut && isRare) return { kind: 'beda angka', score: rounded(words.share) }
  return undefined
}

/** Letters in a row without numbers decide nothing by themselves: they call all questions of one frame alike. */
const isMistyped = (one: Ranked, other: Ranked, share: number) =>
  share >= MISTYPED && shareOfGrams(one.numberless(), other.numberless()) >= ALIKE_BUT_NUMBERS

const isNoNumber = (word: string) => !/^\d/.test(word)
const rounded = (share: number) => Math.round(share * 100) / 100

/** What both say of what one of them says, by weight; what is asked and the options apart. */
function sharedOf(one: Ranked, other: Ranked, counts: (word: string) => boolean) {
  const asked = overlap(one.asked, other.asked, counts)
  const options = overlap(one.options, other.options, counts)
  const ofOptions = Math.min(MOST_OF_OPTIONS, options.all / (asked.all + options.all || 1))
  const share = shareOf(asked) * (1 - ofOptions) + shareOf(options) * ofOptions
  return { share, weight: asked.both + options.both }
}

const shareOf = ({ both, all }: { both: number; all: number }) => (all === 0 ? 1 : both / all)

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>, counts: (word: string) => boolean) {
  let both = 0
  let all = 0
  for (const word of one) {
    if (!counts(word)) continue
    all += weightOf(word)
    if (other.has(word)) both += weightOf(word)
  }
  for (const word of other) if (counts(word) && !one.has(word)) all += weightOf(word)
  return { both, all }
}

function shareOfGrams(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let both = 0
  for (const gram of one) if (other.has(gram)) both++
  const all = one.size + other.size - both
  return all === 0 ? 0 : both / all
}
