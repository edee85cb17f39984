// Parts in rows and columns: matrices, and equations one below the other.
import { type Element, elementsIn } from '../html/tree.ts'
import { m, properties, run } from './omml-xml.ts'

type Inside = (part: Element) => string
const SIDES = [
  [/\btml-left\b/, 'left'],
  [/\btml-right\b/, 'right'],
] as const
const sideOf = (cell: Element | undefined) =>
  SIDES.find(([name]) => name.test(cell?.attributes.class ?? ''))?.[1] ?? 'center'

/** A `mtable`; lines that are aligned have `&` where Word aligns them. */
export function table(part: Element, inside: Inside): string {
  if (/\btml-jot\b/.test(part.attributes.class ?? '')) return lines(part, inside)
  const rows = elementsIn(part).map(elementsIn)
  const count = Math.max(1, ...rows.map(({ length }) => length))
  const places = Array.from({ length: count }, (_, at) => at)
  const columns = places.map((at) =>
    m('mc', properties('mc', { count: '1', mcJc: sideOf(rows.find((row) => row[at])?.[at]) })),
  )
  const cell = (content: Element | undefined) => m('e', content ? inside(content) : '')
  return m('m', m('mPr', m('mcs', ...columns)), ...rows.map((row) => m('mr', ...places.map((at) => cell(row[at])))))
}

/** What stands behind one bracket. With columns it is a matrix: LibreOffice takes `&` for "and". */
export const cases = (part: Element, inside: Inside): string =>
  elementsIn(part).every((row) => elementsIn(row).length < 2) ? lines(part, inside) : table(part, inside)

/** Equations one below the other, with `&` where they are aligned. */
function lines(part: Element, inside: Inside): string {
  const rows = elementsIn(part).map((row) => elementsIn(row).map(inside).join(run('&')))
  return m('eqArr', ...rows.map((row) => m('e', row)))
}
