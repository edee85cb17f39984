// `\=` is a sign and no mark. While a question is taken apart, such signs are letters that no text has.
const SIGNS = ['\\', '~', '=', '#', '{', '}', ':', '\n']
const FIRST = 0xfdd0
const PLACES = /[\ufdd0-\ufdd7]/g
const ESCAPED = /\\([\\~=#{}:n])/g

/** Marks alone are signs of GIFT after this. */
export const hidden = (text: string): string =>
  text
    .replace(PLACES, '')
    .replace(ESCAPED, (_, sign: string) => String.fromCharCode(FIRST + SIGNS.indexOf(sign === 'n' ? '\n' : sign)))

export const shownAgain = (text: string): string =>
  text.replace(PLACES, (place) => SIGNS[place.charCodeAt(0) - FIRST] ?? '')
