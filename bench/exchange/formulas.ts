// Formulas of Word as ours, and back: every element of the standard, equations of other programs, and what a school writes.

import { readDocx } from '../../packages/exchange/src/docx/read-docx.ts'
import { drawFormula } from '../../packages/exchange/src/formula/mathml.ts'
import { equationOf } from '../../packages/exchange/src/mtef/equation.ts'
import { docx, p, paragraphs } from '../../packages/exchange/test/docx.ts'
import { KEPT, thereAndBack } from '../../packages/exchange/test/formulas.ts'
import { objectOf, v3, v5 } from '../../packages/exchange/test/mtef.ts'

/** How many formulas come back from Word's form as the same MathML. */
export async function identicalIn(formulas: readonly string[]): Promise<number> {
  const all = await Promise.all(formulas.map((latex) => thereAndBack(latex).catch(() => ({ before: '', after: '-' }))))
  return all.filter(({ before, after }) => before === after).length
}

export const listed = async () => ({ all: KEPT.length, identical: await identicalIn(KEPT) })

const m = (name: string, ...inside: string[]) => `<m:${name}>${inside.join('')}</m:${name}>`
const with_ = (name: string, property: string, value: string) => m(`${name}Pr`, `<m:${property} m:val="${value}"/>`)
const x = m('r', m('t', 'x'))
const e = m('e', x)

/** Each element that stands for mathematics (ISO/IEC 29500-1, 22.1.2), in an example of its own. */
const ELEMENTS: Readonly<Record<string, string>> = {
  acc: m('acc', with_('acc', 'chr', '\u0303'), e),
  bar: m('bar', with_('bar', 'pos', 'top'), e),
  borderBox: m('borderBox', e),
  box: m('box', e),
  d: m('d', with_('d', 'begChr', '['), e, e),
  eqArr: m('eqArr', e, e),
  f: m('f', m('num', x), m('den', x)),
  func: m('func', m('fName', m('r', m('t', 'sin'))), e),
  groupChr: m('groupChr', with_('groupChr', 'chr', '⏞'), e),
  limLow: m('limLow', e, m('lim', x)),
  limUpp: m('limUpp', e, m('lim', x)),
  m: m('m', m('mr', e, e), m('mr', e, e)),
  nary: m('nary', with_('nary', 'chr', '∑'), m('sub', x), m('sup', x), e),
  oMathPara: '',
  phant: m('phant', e),
  r: x,
  rad: m('rad', m('deg', x), e),
  sPre: m('sPre', m('sub', x), m('sup', x), e),
  sSub: m('sSub', e, m('sub', x)),
  sSubSup: m('sSubSup', e, m('sub', x), m('sup', x)),
  sSup: m('sSup', e, m('sup', x)),
}

/** The elements of the standard that are read as a formula which is drawn; and those that are not. */
export async function elements() {
  const unread: string[] = []
  for (const [name, xml] of Object.entries(ELEMENTS)) {
    const math = name === 'oMathPara' ? m('oMathPara', m('oMath', x)) : m('oMath', xml)
    const { blocks } = await readDocx(docx({ body: p(math) }))
    const [piece] = paragraphs(blocks).flatMap(({ pieces }) => pieces)
    if (piece?.kind !== 'formula' || drawFormula(piece.latex, false).isFaulty) unread.push(name)
  }
  return { all: Object.keys(ELEMENTS).length, unread }
}

const MOST_SELECTORS = 48
/** Every template of both versions of MTEF, each with what it may hold. Selectors that no version has are unread. */
export function templates() {
  const unread: string[] = []
  const undrawn: string[] = []
  for (const [version, writer] of [
    [3, v3],
    [5, v5],
  ] as const)
    for (let selector = 0; selector < MOST_SELECTORS; selector += 1) {
      const line = () => writer.line(writer.letters('x'))
      const { latex } = equationOf(objectOf(writer.equation(writer.template(selector, 0, line(), line(), line()))))
      if (latex === undefined) unread.push(`${version}/${selector}`)
      else if (drawFormula(latex, false).isFaulty) undrawn.push(`${version}/${selector}`)
    }
  return { all: 2 * MOST_SELECTORS, unread, undrawn }
}
