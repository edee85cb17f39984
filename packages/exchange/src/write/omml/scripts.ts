// What stands at the corners of a part, over or under it, and what an operator is taken of.
import { type Element, elementsIn, textIn } from '../html/tree.ts'
import { m, properties, run } from './omml-xml.ts'
import { isLongArrow, longArrow, over, under } from './over-under.ts'
import { isUnfinished, largeOperatorOf, opened, scriptsOf, signOf } from './shape.ts'

/** What writes the parts within a part. */
export interface Within {
  sequence: (parts: readonly Element[]) => string
  /** One part that stands alone: above, below, or at a corner. */
  one: (part: Element) => string
  inside: (part: Element) => string
}

export function largeOperator(part: Element, body: string, { one }: Pick<Within, 'one'>): string {
  const operator = largeOperatorOf(part)
  if (!operator) return ''
  const { sign, below, above, isBeside } = operator
  return m(
    'nary',
    properties('nary', {
      chr: sign,
      limLoc: isBeside ? 'subSup' : 'undOvr',
      subHide: below ? undefined : '1',
      supHide: above ? undefined : '1',
    }),
    m('sub', below ? one(below) : ''),
    m('sup', above ? one(above) : ''),
    m('e', body),
  )
}

export function scripts(part: Element, within: Within): string {
  if (largeOperatorOf(part)) return largeOperator(part, '', within)
  const { one, inside } = within
  const found = scriptsOf(part)
  if (!found) return inside(part)
  const { base, below, above } = found
  const isLimit = below && !above && textIn(base).trim() === 'lim'
  if (isLimit) return m('limLow', m('e', one(base)), m('lim', one(below)))
  const name = below && above ? 'sSubSup' : below ? 'sSub' : 'sSup'
  return m(name, m('e', one(base)), below ? m('sub', one(below)) : '', above ? m('sup', one(above)) : '')
}

export function limits(part: Element, within: Within): string {
  if (largeOperatorOf(part)) return largeOperator(part, '', within)
  const { one, inside } = within
  const found = scriptsOf(part)
  if (!found) return inside(part)
  const { base, below, above } = found
  if (isLongArrow(part)) return longArrow(signOf(base), beside(above, within), beside(below, within))
  const inner = isUnfinished(base) ? run(signOf(base), { isLiteral: true }) : one(base)
  const lower = below ? under(signOf(below), inner, () => one(below)) : inner
  return above ? over(signOf(above), signOf(base), lower, () => one(above)) : lower
}

/** What Temml draws over or under a long arrow: the formula between spaces, on a space as long as the arrow. */
function beside(part: Element | undefined, { sequence }: Within): string {
  const [content] = part ? elementsIn(part) : []
  return content ? sequence(opened(content).filter(({ tag }) => tag !== 'mspace')) : ''
}

export function multiscripts(part: Element, { one }: Within): string {
  const [base, ...rest] = elementsIn(part)
  const bar = rest.findIndex(({ tag }) => tag === 'mprescripts')
  const [after, before] = bar < 0 ? [rest, []] : [rest.slice(0, bar), rest.slice(bar + 1)]
  const script = (of: Element | undefined) => (of && of.tag !== 'none' ? one(of) : '')
  const inner = base ? one(base) : ''
  const right =
    after.length > 0 ? m('sSubSup', m('e', inner), m('sub', script(after[0])), m('sup', script(after[1]))) : inner
  if (before.length === 0) return right
  return m('sPre', m('sub', script(before[0])), m('sup', script(before[1])), m('e', right))
}
