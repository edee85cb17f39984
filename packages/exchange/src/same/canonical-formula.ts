import { normalized } from '@bank/contract/linear-text'
import { type Element, elementsIn, isElement, type Node, textIn } from '../write/html/tree.ts'

/** Elements that group, space or size, and say nothing of their own. */
const WITHOUT_MEANING = new Set(['mrow', 'mstyle', 'mpadded', 'math', 'semantics'])
const SILENT = new Set(['mspace', 'annotation', 'annotation-xml', 'mphantom'])
const LETTERS = new Set(['mi', 'mn', 'mo', 'mtext', 'ms'])
const HIDDEN = /[\s\u00a0\u00ad\u2000-\u200f\u202f\u205f\u2060-\u2064\ufeff]+|\p{Variation_Selector}+/gu
/** Signs that programs write for one another. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/[\u2212\u2010\u2011\u2012\u2013]/g, '-'],
  [/[\u22c5\u2219]/g, '\u00b7'],
  [/\u2223/g, '|'],
  [/\u2225/g, '||'],
  [/[\u2032\u02b9]/g, "'"],
  [/[\u2033\u02ba]/g, "''"],
  [/\u27e8|\u2329/g, '\u3008'],
  [/\u27e9|\u232a/g, '\u3009'],
  [/\u2217/g, '*'],
  [/\u2236/g, ':'],
]

/** A formula as what it says: without attributes, groups, spaces and signs that are not seen. */
export const canonicalFormula = (math: Element): string => all(math.children)

/** Signs and names whose limits stand below and above on a line of their own, beside them in a text. */
const WITH_LIMITS = /^(?:[∏-∑∫-∳⋀-⋃⨀-⨌]|lim|max|min|sup|inf|det|gcd)$/
const BESIDE_TEXT: Readonly<Record<string, string>> = { munder: 'msub', mover: 'msup', munderover: 'msubsup' }

function beside(node: Element): Element {
  const [base] = elementsIn(node)
  const tag = BESIDE_TEXT[node.tag]
  return tag && base && WITH_LIMITS.test(textIn(base).replace(HIDDEN, '')) ? { ...node, tag } : node
}

const all = (nodes: readonly Node[]): string => nodes.map(said).join('')

function said(given: Node): string {
  if (!isElement(given)) return plain(given)
  const node = beside(given)
  if (SILENT.has(node.tag)) return ''
  if (WITHOUT_MEANING.has(node.tag) || LETTERS.has(node.tag) || isFrame(node)) return all(node.children)
  if (node.tag === 'mtr') return `{mtr ${filled(elementsIn(node).map(said)).join(';')}}`
  const inside = elementsIn(node).map(said)
  if (isStack(node)) return `{mtable {mtr {mtd ${inside[0]}}};{mtr {mtd ${inside[1]}}}}`
  const [base = '', script = ''] = inside
  if (inside.slice(1).every((script) => script === '') && SCRIPTS.test(node.tag)) return base
  if (RAISED.has(node.tag) && ACCENT.test(script))
    return `{accent ${base};${script.normalize('NFKD').replace(/\s/g, '')}}`
  if (BESIDE.test(node.tag)) return `${base}{${node.tag} ${inside.slice(1).join(';')}}`
  if (node.tag === 'munder' && LONG_ARROW.test(script)) return `{mover ${script};${base}}`
  return inside.every((one) => one === '') ? '' : `{${node.tag} ${inside.join(';')}}`
}

/** LibreOffice drops frames and strokes: they are not compared, so that they stay as they are stored. */
const isFrame = ({ tag, attributes: { notation = '' } }: Element) =>
  tag === 'menclose' && /\b(?:box|updiagonalstrike|downdiagonalstrike)\b/.test(notation)

/** One over the other without a line, as of `\\binom`: some programs make a table of it. */
const isStack = ({ tag, attributes }: Element) =>
  tag === 'mfrac' && /^0(?:px|em|pt)?$/.test(attributes.linethickness ?? '')

/** Some programs raise what stands above a letter. */
const RAISED = new Set(['mover', 'msup'])
const ACCENT = /^(?:\p{M}|[\u02c6-\u02dd\u00a8\u00af\u00b4\u203e])$/u

const SCRIPTS = /^m(?:sub|sup|subsup|under|over|underover)$/
/** `(x)²`: a power on the whole group looks the same as a power on its last character. */
const BESIDE = /^m(?:sub|sup|subsup)$/
/** Some programs write a text above an arrow as a text with an arrow below it. */
const LONG_ARROW = /^[→←↔⇒⇌]$/

/** Without empty cells at the end of a row. */
function filled(cells: readonly string[]): readonly string[] {
  const last = cells.findLastIndex((cell) => cell !== '')
  return cells.slice(0, last + 1)
}

const plain = (letters: string) =>
  SAME.reduce((text, [sign, same]) => text.replace(sign, same), normalized('NFKC', letters).replace(HIDDEN, ''))
