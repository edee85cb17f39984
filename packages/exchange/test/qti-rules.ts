// What the schemas of QTI 3 and MathML 3 say of texts, in the parts that ours may break: the schemas themselves are not here.
import { elementsOf, isElement, type XmlElement } from '../src/xml/element.ts'
import { readXmlText } from '../src/xml/xml.ts'

const names = (all: string) => all.split(' ')
const MARKS = names('a b code em i span strong sub sup')
const LINE = [...MARKS, 'br', 'img', 'math']
const LINES = names('p h1 h2 h3 h4 h5 h6 pre')
const BLOCKS = [...LINES, ...names('blockquote div hr ol table ul')]
const FLOW = [...LINE, ...BLOCKS]
const PARTS = names(
  'menclose merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtext munder munderover',
)
const all = (tags: readonly string[], inside: readonly string[]) => tags.map((tag) => [tag, inside] as const)

/** Which elements may stand in which. */
const INSIDE = new Map<string, readonly string[]>([
  ...all([...MARKS, ...LINES], LINE),
  ...all(names('div li td th'), FLOW),
  ['blockquote', FLOW.filter((tag) => tag !== 'math')],
  ...all(['ol', 'ul'], ['li']),
  ['table', names('thead tfoot tbody')],
  ...all(names('thead tbody tfoot'), ['tr']),
  ['tr', ['td', 'th']],
  ['math', [...PARTS, 'semantics']],
  ['semantics', ['mrow', 'annotation']],
  ...all(PARTS, PARTS),
  ['mmultiscripts', [...PARTS, 'none', 'mprescripts']],
  ['mtable', ['mtr']],
  ['mtr', ['mtd']],
  ['mtd', PARTS],
  ...all(names('mi mn mo ms mtext mspace none mprescripts br hr img annotation'), []),
])
/** They hold no letters of their own. */
const WITHOUT_TEXT = new Set([
  ...names('ol ul table thead tbody tfoot tr br hr img'),
  ...[...INSIDE.keys()].filter((tag) => /^m(?!(?:i|n|o|s|text)$)/.test(tag)),
])
const SOME = new Set(names('thead tbody tfoot tr'))
const COUNTS: Readonly<Record<string, number>> = {
  mfrac: 2,
  mroot: 2,
  msub: 2,
  msup: 2,
  munder: 2,
  mover: 2,
  msubsup: 3,
  munderover: 3,
}

/** Attributes that only these may have, and what they may say. */
const ATTRIBUTES: Readonly<Record<string, readonly [of: string, value: RegExp]>> = {
  start: ['', /^/],
  type: ['', /^/],
  target: ['', /^/],
  rel: ['', /^/],
  displaystyle: ['math mstyle mtable', /^(?:true|false)$/],
  scriptlevel: ['math mstyle', /^[+-]?\d$/],
  mathvariant: ['math mstyle mi mn mo ms mtext mspace', /^(?:bold|normal|italic|double-struck|script|fraktur)/],
  mathsize: ['math mstyle mi mn mo ms mtext mspace', /^-?[\d.]+(?:em|px|%)?$/],
  dir: ['math mstyle mrow mi mn mo ms mtext mspace', /^(?:ltr|rtl)$/],
  mathcolor: [PARTS.concat('math', 'mtr', 'mtd').join(' '), /^(?:#[0-9a-f]{3}|#[0-9a-f]{6}|red)$/],
  width: ['img mspace mpadded', /^-?[\d.]+(?:em|ex|px|cm)?$/],
  lspace: ['mo mpadded', /^-?[\d.]+(?:em|ex|px)?$/],
  form: ['mo', /^(?:prefix|infix|postfix)$/],
  columnalign: ['mtable mtr mtd', /^(?:left|right|center)(?: (?:left|right|center))*$/],
  frame: ['mtable', /^(?:none|solid|dashed)$/],
}

/** The rules that a text of an item breaks, in words. */
export function brokenIn(xml: string): string[] {
  const root = readXmlText(`<div>${xml}</div>`)
  return [...new Set(brokenBy(root))]
}

const localName = ({ name }: XmlElement) => name.slice(name.indexOf(':') + 1)

function brokenBy(element: XmlElement): string[] {
  const tag = localName(element)
  const inside = INSIDE.get(tag)
  if (!inside) return [`${tag} is unknown`]
  const children = elementsOf(element)
  return [
    ...children.flatMap((child) => (inside.includes(localName(child)) ? [] : [`${localName(child)} in ${tag}`])),
    ...(WITHOUT_TEXT.has(tag) && element.children.some((child) => !isElement(child) && child.trim() !== '')
      ? [`letters in ${tag}`]
      : []),
    ...(SOME.has(tag) && children.length === 0 ? [`${tag} is empty`] : []),
    ...(children.length === (COUNTS[tag] ?? children.length) ? [] : [`${tag} of ${children.length}`]),
    ...(tag === 'table' ? partsOfTable(element) : []),
    ...Object.entries(element.attributes).flatMap(([name, value]) => brokenAttribute(tag, name, value)),
    ...children.flatMap(brokenBy),
  ]
}

function partsOfTable(table: XmlElement): string[] {
  const order = elementsOf(table).map(localName).join(' ')
  return /^(?:thead ?)?(?:tfoot ?)?(?:tbody ?)*$/.test(order) ? [] : [`table of ${order}`]
}

function brokenAttribute(tag: string, name: string, value: string): string[] {
  const rule = ATTRIBUTES[name]
  if (!rule) return []
  const [of, allowed] = rule
  return names(of).includes(tag) && allowed.test(value) ? [] : [`${tag} ${name}="${value}"`]
}
