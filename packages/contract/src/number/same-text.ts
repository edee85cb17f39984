import { normalized } from '../linear-text.ts'
import { unraised } from './tidy.ts'

const APOSTROPHES = /[‘’ʼ`´]/g
const QUOTES = /[“”„«»]/g
const DASHES = /[‐‑‒–—−]/g
/** Between words; before a number it is its sign. */
const HYPHENS = /(?<=[\p{L}\p{N}])-|-(?!\d)/gu
/** Marks that read the same with spaces around them and without: `( 2 , 3 )`. */
const SPACED_MARKS = / ?([,:;()[\]{}]) ?/g
const SPACES = /[\s\u200b]+/g

/** Exponents, spaces and quotes of every keyboard as one kind each. */
const exactly = (text: string) =>
  normalized('NFKC', unraised(text)).replace(APOSTROPHES, "'").replace(QUOTES, '"').replace(SPACES, ' ').trim()

const loosely = (text: string) =>
  trimmed(
    exactly(text)
      .toLowerCase()
      .replace(DASHES, '-')
      .replace(HYPHENS, ' ')
      .replace(SPACES, ' ')
      .replace(SPACED_MARKS, '$1'),
  )

/** Without quotes and brackets around, and punctuation at the end. */
function trimmed(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && ` "'(`.includes(text[from] ?? '')) from++
  while (to > from && ` "').,;:!?`.includes(text[to - 1] ?? '')) to--
  return text.slice(from, to)
}

/** Whether two answers are one to a teacher: case, spaces, those around marks too, quotes, hyphens and closing punctuation are nothing. */
export function isSameText(a: string, b: string, exact: boolean): boolean {
  if (exact || loosely(a) === '') return exactly(a) === exactly(b)
  return loosely(a) === loosely(b)
}
