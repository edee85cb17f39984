import type { Span } from './read.ts'

export interface Word extends Span {
  readonly word: string
  /** In small letters. */
  readonly small: string
}

const WORD = /[\p{L}\p{M}]+(?:[-'’][\p{L}\p{M}]+)*/gu

/** The words of a text in order; `anak-anak` is one. */
export const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    word,
    small: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }))

const setOf = (words: string) => new Set(words.split(' '))

/** The small words by which a language is told. */
const INDONESIAN = setOf(
  'yang dan di ke dari adalah ialah ini itu dengan untuk pada dalam tidak akan atau oleh sebagai jika maka berikut ' +
    'tersebut dapat karena antara bukan kecuali apa berapa mengapa bagaimana siapa manakah terdapat merupakan sebuah seorang',
)
const ENGLISH = setOf(
  'the of and is are was were to in that which what who how why for with from this these does did do has have had been ' +
    'not will would can could should it its his her their they he she you we by at or if according following an',
)
/** Javanese, Sundanese, Malay of the regions. */
const REGIONAL = setOf(
  'ing iku kang sing ora lan yaiku ana marang kanggo karo saka wis durung kowe sira punika ingkang menika boten sampun ' +
    'anu jeung nyaeta aya kana teu henteu dina ti ka ieu eta naon saha kumaha ku keur kudu mangrupa',
)

/** Whether most small words are of another language; undefined for a text too short to tell. */
export function isForeign(words: readonly Word[]): boolean | undefined {
  let own = 0
  let other = 0
  for (const { small } of words) {
    if (INDONESIAN.has(small)) own++
    if (ENGLISH.has(small) || REGIONAL.has(small)) other++
  }
  return own + other < 2 ? undefined : other > own
}

const SPELLING =
  /\b(?:ejaan|eyd|puebi|(?:tidak |tak |non)?baku|tanda baca|huruf kapital|huruf besar|huruf miring|penulisan|kata depan|imbuhan|awalan|akhiran|kalimat (?:tidak |yang )?efektif|kata ulang|pemakaian kata|penggunaan kata|salah tulis|salah ketik|menulis kata|suntingan|menyunting|perbaikan (?:kata|kalimat))\b/i

/** Whether a question is about spelling: its mistakes are what it asks for. */
export const isAboutSpelling = (stem: string) => SPELLING.test(stem)

/** The words in the way of another word: a capital stays a capital. */
export const likeIn = (word: string, other: string) =>
  word[0] === word[0]?.toLowerCase() ? other : other.charAt(0).toUpperCase() + other.slice(1)
