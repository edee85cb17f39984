const APOSTROPHES = /[‘’ʼ`´]/g
const QUOTES = /[“”„«»]/g
const DASHES = /[‐‑‒–—−]/g
/** Between words; before a number it is its sign. */
const HYPHENS = /(?<=[\p{L}\p{N}])-|-(?!\d)/gu
const SPACES = /[\s\u200b]+/g

/** Spaces and quotes of every keyboard as one kind each. */
const exactly = (text: string) =>
  text.normalize('NFKC').replace(APOSTROPHES, "'").replace(QUOTES, '"').replace(SPACES, ' ').trim()

const loosely = (text: string) =>
  trimmed(exactly(text).toLowerCase().replace(DASHES, '-').replace(HYPHENS, ' ').replace(SPACES, ' '))

/** Without quotes and brackets around, and punctuation at the end. */
function trimmed(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && ` "'(`.includes(text[from] ?? '')) from++
  while (to > from && ` "').,;:!?`.includes(text[to - 1] ?? '')) to--
  return text.slice(from, to)
}

/** Whether two answers are one to a teacher: case, spaces, quotes, hyphens and closing punctuation are nothing. */
export function isSameText(a: string, b: string, exact: boolean): boolean {
  if (exact || loosely(a) === '') return exactly(a) === exactly(b)
  return loosely(a) === loosely(b)
}
