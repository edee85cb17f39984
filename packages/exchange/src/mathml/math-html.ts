// Formulas that other programs wrote as MathML, as our editor stores them.
import { MATH_TAGS } from '@bank/contract/rich-math'
import { formulaOf } from '../docx/formula.ts'
import { drawFormula } from '../formula/mathml.ts'
import { W } from '../write/docx/names.ts'
import type { Element } from '../write/html/tree.ts'
import { ommlOf } from '../write/omml/write-omml.ts'
import { firstWithin, isElement, textIn, within, type XmlElement } from '../xml/element.ts'
import { readXmlText } from '../xml/xml.ts'

/**
 * A formula as HTML, by the LaTeX that stands beside it, else by way of Word's formulas, which are read as LaTeX. Undefined
 * where neither can be read.
 */
export function mathHtml(math: XmlElement): string | undefined {
  const display = math.attributes.display === 'block'
  for (const latex of [besideIt(math), ofMathMl(math)]) {
    const drawn = latex ? drawFormula(latex, display) : undefined
    if (drawn && !drawn.isFaulty) return drawn.html
  }
  return undefined
}

const localName = ({ name }: XmlElement) => name.slice(name.indexOf(':') + 1)
const isAnnotation = (element: XmlElement) => localName(element).startsWith('annotation')

function besideIt(math: XmlElement): string | undefined {
  const said = math.attributes['data-latex']
  if (said) return said
  for (const element of within(math)) {
    if (isAnnotation(element) && /tex/i.test(element.attributes.encoding ?? ''))
      return withoutDelimiters(textIn(element))
  }
  return undefined
}

const DELIMITED = /^\s*(?:\\\[([\s\S]*)\\\]|\\\(([\s\S]*)\\\)|\$\$?([^$]*)\$\$?)\s*$/

function withoutDelimiters(latex: string): string {
  const [, ...inside] = DELIMITED.exec(latex) ?? []
  return (inside.find((part) => part !== undefined) ?? latex).trim()
}

/** Undefined for content MathML (meaning without layout), and where a letter would be lost. */
function ofMathMl(math: XmlElement): string | undefined {
  const shown = [...within(math, (element) => !isAnnotation(element))].filter((element) => !isAnnotation(element))
  if (!shown.every((element) => isPresentation(localName(element)))) return undefined
  const omml = firstWithin(readXmlText(`<x ${W}>${ommlOf(asNode(math))}</x>`), 'm:oMath')
  const [piece] = omml ? formulaOf(omml, false, {}) : []
  if (piece?.kind !== 'formula') return undefined
  return letterCount(drawnLetters(piece.latex)) === letterCount(shownIn(math)) ? piece.latex : undefined
}

/** `semantics` groups; `mfenced` is of older MathML. */
const isPresentation = (tag: string) => Object.hasOwn(MATH_TAGS, tag) || tag === 'semantics' || tag === 'mfenced'

function asNode(element: XmlElement): Element {
  const tag = localName(element)
  const children = element.children.filter((child) => !isElement(child) || !isAnnotation(child)).map(asChild)
  return tag === 'mfenced' ? fenced(element, children) : { tag, attributes: element.attributes, children }
}
const asChild = (child: XmlElement | string) => (isElement(child) ? asNode(child) : child.replace(/\s+/g, ' ').trim())

/** Brackets around parts with separators between them. */
function fenced({ attributes }: XmlElement, children: readonly (Element | string)[]): Element {
  const { open = '(', close = ')', separators = ',' } = attributes
  const sign = (text: string, more = {}): Element => ({ tag: 'mo', attributes: more, children: [text] })
  const signs = [...separators.replace(/\s/g, '')]
  const parts = children.filter((child): child is Element => typeof child !== 'string')
  const inside = parts.flatMap((part, at) => {
    const separator = at === 0 ? undefined : (signs[at - 1] ?? signs.at(-1))
    return separator === undefined ? [part] : [sign(separator), part]
  })
  const stretchy = { fence: 'true', stretchy: 'true' }
  const [start, end] = [
    sign(open.trim(), { ...stretchy, form: 'prefix' }),
    sign(close.trim(), { ...stretchy, form: 'postfix' }),
  ]
  return { tag: 'mrow', attributes: {}, children: [start, ...inside, end] }
}

const shownIn = (element: XmlElement): string =>
  element.children.map((child) => (isElement(child) ? (isAnnotation(child) ? '' : shownIn(child)) : child)).join('')

const drawnLetters = (latex: string) => drawFormula(latex, false).html.replace(/<[^>]*>|&\w+;/g, '')
/** How many letters and digits there are: signs have several ways of being written. */
const letterCount = (text: string) => text.normalize('NFKC').match(/[\p{L}\p{N}]/gu)?.length ?? 0
