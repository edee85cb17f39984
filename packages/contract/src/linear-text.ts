/** Marks on one letter beyond those that any script needs. */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu

/** A normal form of Unicode in linear time: putting the marks on one letter in order takes the square of their number. */
export const normalized = (form: 'NFC' | 'NFKC', text: string): string =>
  text.replace(TOO_MANY_MARKS, '$1').normalize(form)

/** A text without the signs of a set at its end, in linear time; a regular expression would begin at each run of them. */
export function withoutEnd(text: string, isCut: RegExp): string {
  let end = text.length
  while (end > 0 && isCut.test(text[end - 1] ?? '')) end--
  return text.slice(0, end)
}
