// What stands over or under a part: an accent, a line, a brace, or a part of its own.
import type { Element } from '../html/tree.ts'
import { m, properties, run } from './omml-xml.ts'
import { scriptsOf, signOf } from './shape.ts'

/** Signs as Temml draws accents, with the combining sign that Word has for each. */
const ACCENTS: Readonly<Record<string, string>> = {
  '^': '\u0302',
  ˆ: '\u0302',
  '~': '\u0303',
  '˜': '\u0303',
  '‾': '\u0304',
  '¯': '\u0304',
  ˉ: '\u0304',
  '→': '\u20d7',
  '⃗': '\u20d7',
  '←': '\u20d6',
  '˙': '\u0307',
  '.': '\u0307',
  '¨': '\u0308',
  ˇ: '\u030c',
  '˘': '\u0306',
  '´': '\u0301',
  '`': '\u0300',
}
const LONG_ARROW = /^[→←↔⇒⇌]$/

/** An arrow as long as what stands over it or under it; the space around all is its own. */
export const isLongArrow = (part: Element): boolean => {
  const { base, above, below } = scriptsOf(part) ?? {}
  return LONG_ARROW.test(signOf(base)) && (above?.tag === 'mover' || below?.tag === 'munder')
}

/** With something below it the arrow is a letter that does not grow: LibreOffice drops one that does. */
export function longArrow(sign: string, upper: string, lower: string): string {
  if (lower === '') return group(sign, undefined, upper)
  const above = upper === '' ? run(sign) : m('limUpp', m('e', run(sign)), m('lim', upper))
  return m('limLow', m('e', above), m('lim', lower))
}

export function over(sign: string, baseSign: string, base: string, upper: () => string): string {
  if (sign === '⏞') return group('⏞', 'top', base)
  if (ACCENTS[sign]) return m('acc', properties('acc', { chr: ACCENTS[sign] }), m('e', base))
  if (LONG_ARROW.test(baseSign)) return group(baseSign, undefined, upper())
  return m('limUpp', m('e', base), m('lim', upper()))
}

export function under(sign: string, base: string, lower: () => string): string {
  if (sign === '⏟') return group('⏟', undefined, base)
  if (sign === '_' || sign === '‾') return m('bar', properties('bar', { pos: 'bot' }), m('e', base))
  return m('limLow', m('e', base), m('lim', lower()))
}

const group = (sign: string, pos: string | undefined, base: string) =>
  m('groupChr', properties('groupChr', { chr: sign, pos }), m('e', base))
