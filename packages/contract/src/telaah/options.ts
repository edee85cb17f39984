import { quantity } from '../number/quantity.ts'
import { plainOf } from '../plain-text.ts'
import { type Find, wholly } from './finding.ts'
import { letterOf } from './key.ts'
import type { ReadQuestion, WordedText } from './question.ts'
import { OBJECT } from './read.ts'

const NO_PICTURES = ['', 'image']
const imageOf = ({ asked }: ReadQuestion, at: number) => {
  const image = asked.selections[at]?.image ?? ''
  return NO_PICTURES.includes(image) ? '' : image
}

/** What makes an option the same as another: its number, else its letters; in long words a capital makes no difference. */
function sameness(html: string, image: string) {
  if (html.includes('<img')) return `${html} ${image}`
  const plain = plainOf(html).replace(/[.]$/, '')
  const read = /[/^√]/.test(plain) ? null : quantity(plain)
  if (read) return `${read.number.n}/${read.number.d} ${read.unit} ${image}`
  return `${/\p{L}{4}/u.test(plain) ? plain.toLowerCase() : plain} ${image}`
}

export const optionSame: Find = (question) => {
  const { asked, options, isAboutSpelling } = question
  const isEmpty = (at: number) => options[at]?.text.trim() === '' && imageOf(question, at) === ''
  const empty = options.flatMap(({ place }, at) =>
    isEmpty(at) ? [wholly(place, `Pilihan ${letterOf(at)} kosong.`)] : [],
  )
  if (isAboutSpelling) return empty
  const seen = new Map<string, number>()
  const same = options.flatMap(({ place, text }, at) => {
    if (isEmpty(at)) return []
    const key = sameness(asked.selections[at]?.selection_text ?? '', imageOf(question, at))
    const before = seen.get(key)
    if (before === undefined) seen.set(key, at)
    if (before === undefined) return []
    const message = `Pilihan ${letterOf(before)} dan ${letterOf(at)} sama.`
    return [{ place, at: [0, text.length] as const, message }]
  })
  return [...empty, ...same]
}

/** "(1) dan (3)", "Semua benar": options that choose among numbered statements. */
const NUMBERED = /\(1\)|^1[.)]/m
const ALL =
  /^(?:semua(?:nya)?|seluruh(?:nya)?)(?: (?:jawaban|pilihan|opsi|pernyataan))?(?: (?:di ?atas|tersebut|itu))?(?: (?:adalah )?(?:benar|salah|betul|tepat))?$/
const NONE =
  /^(?:tidak ada(?: (?:satu pun|jawaban|pilihan|opsi))*(?: di ?antaranya| di ?atas)?(?: yang (?:benar|tepat|betul))?|bukan (?:salah satu )?(?:jawaban |pilihan )?di ?atas|(?:jawaban|pilihan) di ?atas (?:tidak ada yang benar|salah semua|benar semua)|(?:benar|salah) semua)$/
const trimmed = ({ text }: WordedText) => text.trim().replace(/[.!]$/, '').toLowerCase()
/** "Tidak ada" alone answers a question. */
const NO_SUCH = new Set(['semua', 'semuanya', 'seluruhnya', 'tidak ada', 'semua itu', 'semua tersebut'])

const isAllOrNone = (text: string) => !NO_SUCH.has(text) && (ALL.test(text) || NONE.test(text))

export const allNone: Find = ({ stem, options }) => {
  if (NUMBERED.test(stem.text)) return []
  return options
    .filter((option) => isAllOrNone(trimmed(option)))
    .map(({ place, text }) => ({
      place,
      at: [0, text.length],
      message: 'Hindari pilihan seperti “Semua jawaban benar”.',
    }))
}

const LETTERS =
  /^(?:(?:jawaban|pilihan|opsi)(?: (?:huruf|di))? )?[a-e]\.?(?:, [a-e])*,? (?:dan|atau|serta|&) [a-e](?: (?:saja|keduanya))?( (?:adalah )?(?:benar|salah|betul|tepat))?$/
const NAMES_OPTIONS = /^(?:jawaban|pilihan|opsi)\b/

export const optionLetter: Find = ({ options }) =>
  options.flatMap((option) => {
    const text = trimmed(option)
    const found = LETTERS.exec(text)
    if (!found || (!found[1] && !NAMES_OPTIONS.test(text))) return []
    const message = 'Hindari pilihan yang menyebut huruf pilihan lain.'
    return [{ place: option.place, at: [0, option.text.length] as const, message }]
  })

const PREFIX = /^\(?([A-Ea-e])[.)] ?(?=\S)/

/** Letters typed into the options: an option alone may begin with a name, as A. Yani does. */
export const optionPrefix: Find = ({ options }) => {
  const found = options.flatMap(({ place, text }, at) => {
    const match = PREFIX.exec(text)
    if (match?.[1]?.toUpperCase() !== letterOf(at)) return []
    return [{ place, at: [0, match[0].length] as const, message: 'Huruf pilihan ikut terketik.', fix: '' }]
  })
  return found.length < 2 ? [] : found
}

const LEAST_WORDS = 3
const isSentence = ({ text, words }: WordedText) => words.length >= LEAST_WORDS && !text.includes(OBJECT)

/** A full stop or a capital only at some of the options. */
export const optionStyle: Find = ({ options, isAboutSpelling }) => {
  if (isAboutSpelling || options.length < 3 || !options.every(isSentence)) return []
  const texts = options.map(({ text }) => text.trim())
  const isMixed = (has: (text: string) => boolean) => new Set(texts.map(has)).size > 1
  if (isMixed((text) => text.endsWith('.')))
    return [wholly('selections', 'Sebagian pilihan berakhir titik, sebagian tidak.')]
  const isOfLetters = texts.every((text) => /^\p{L}/u.test(text))
  if (isOfLetters && isMixed((text) => /^\p{Lu}/u.test(text)))
    return [wholly('selections', 'Sebagian pilihan berawal huruf kapital, sebagian tidak.')]
  return []
}

const FAR = { times: 2, letters: 20 }

/** One option is far longer or shorter than all others; the key has a rule of its own. */
export const optionLength: Find = ({ options, keys }) => {
  if (options.length < 3 || options.some((option) => option.text.includes(OBJECT))) return []
  if (options.some((option) => isAllOrNone(trimmed(option)))) return []
  const lengths = options.map(({ text }) => text.trim().length)
  const differs = (long: number, short: number) => long >= FAR.times * short && long >= short + FAR.letters
  const at = lengths.findIndex((length, of) => {
    const others = lengths.filter((_, other) => other !== of)
    return others.every((other) => differs(length, other)) || others.every((other) => differs(other, length))
  })
  const option = options[at]
  if (!option || keys.includes(at)) return []
  return [
    { place: option.place, at: [0, option.text.length], message: `Panjang pilihan ${letterOf(at)} jauh berbeda.` },
  ]
}

const LEAST_REPEATED = { words: 2, letters: 9 }

/** All options begin with the same words, which belong to the stem. */
export const optionRepeats: Find = ({ options }) => {
  const [first, ...others] = options
  if (!first || others.length < 2) return []
  const isShared = (at: number) => {
    const one = first.words[at]?.small
    return one !== undefined && others.every(({ words }) => words[at]?.small === one)
  }
  let shared = 0
  while (isShared(shared)) shared++
  const last = first.words[shared - 1]
  if (!last || shared < LEAST_REPEATED.words || options.some(({ words }) => words.length === shared)) return []
  const said = first.text.slice(0, last.to).trim()
  if (
    said.length < LEAST_REPEATED.letters ||
    options.some(({ text }) => !text.trim().toLowerCase().startsWith(said.toLowerCase()))
  )
    return []
  return [wholly('selections', `Semua pilihan mengulang “${said}”; pindahkan ke pokok soal.`)]
}
