// What a text says, whatever program has written it: two texts that a person takes for the same have the same canonical text.
import { normalized } from '@bank/contract/linear-text'
import { type Element, elementsIn, isElement, type Node, nodesOf } from '../write/html/tree.ts'
import { canonicalFormula } from './canonical-formula.ts'

/** What a picture shows: the same for two addresses of the same picture. */
export type PictureKey = (source: string) => string

const MARKS: Readonly<Record<string, string>> = {
  b: 'b',
  strong: 'b',
  th: 'b',
  h1: 'b',
  h2: 'b',
  h3: 'b',
  h4: 'b',
  h5: 'b',
  h6: 'b',
  i: 'i',
  em: 'i',
  u: 'u',
  s: 's',
  sub: '_',
  sup: '^',
}
/** What stands on a line of its own. */
const BLOCKS = new Set('p div h1 h2 h3 h4 h5 h6 blockquote pre section figure br ul ol li table tr td th'.split(' '))
const HIDDEN = /[\s\u00a0\u00ad\u200b-\u200f\u2060-\u2064\ufeff]+/g
const HEADING = /^h[1-6]$/
const ALIGNED = /\bta-(center|right|justify)\b/
const LIST = /^[uo]l$/
const AFTER_MARK = /(?<=• |[1aAiI]\d+ )\n/g

/** Letters with their marks, formulas, pictures, the order of lines and cells; no spaces, sizes and colours. */
export function canonical(html: string, pictureKey: PictureKey): string {
  const said = new Said(pictureKey)
  said.walk(nodesOf(html), NO_MARKS)
  return said
    .text()
    .replace(/\n+/g, '\n')
    .replace(AFTER_MARK, '')
    .replace(/^\n|\n$/g, '')
}

type Marks = ReadonlySet<string>
const NO_MARKS: Marks = new Set()

class Said {
  private readonly runs: { text: string; marks: string }[] = []

  constructor(private readonly pictureKey: PictureKey) {}

  text(): string {
    return this.runs.map(({ text, marks }) => (marks ? `<${marks}>${text}</>` : text)).join('')
  }

  walk(nodes: readonly Node[], marks: Marks): void {
    for (const node of nodes) {
      if (isElement(node)) this.element(node, marks)
      else this.put(normalized('NFC', node).replace(HIDDEN, ''), [...marks].sort().join(''))
    }
  }

  private put(text: string, marks = ''): void {
    const last = this.runs.at(-1)
    if (text === '') return
    if (last?.marks === marks) last.text += text
    else this.runs.push({ text, marks })
  }

  private element(node: Element, marks: Marks): void {
    if (node.tag === 'math') this.formula(node)
    else if (node.tag === 'img') this.put(`[${this.pictureKey(node.attributes.src ?? '')}]`)
    else if (LIST.test(node.tag)) this.list(node, marks)
    else this.inside(node, marks)
  }

  /** Programs that know no formulas of their own line break the line around them. */
  private formula(math: Element): void {
    const around = math.attributes.display === 'block' ? '\n' : ''
    this.put(`${around}\u27e8${canonicalFormula(math)}\u27e9${around}`)
  }

  private inside(node: Element, marks: Marks): void {
    const isBlock = BLOCKS.has(node.tag)
    const mark = MARKS[node.tag]
    if (isBlock) this.put(opening(node))
    this.walk(node.children, mark ? new Set([...marks, mark]) : marks)
    if (isBlock) this.put('\n')
  }

  private list(node: Element, marks: Marks): void {
    const { type = '1', start = '1' } = node.attributes
    for (const [at, item] of elementsIn(node).entries()) {
      this.put(node.tag === 'ul' ? '\n• ' : `\n${type}${Number(start) + at} `)
      this.walk(item.children, marks)
      this.put('\n')
    }
  }
}

const isCell = ({ tag }: Element) => tag === 'td' || tag === 'th'

function opening(node: Element): string {
  const { class: names = '', colspan, rowspan } = node.attributes
  if (node.tag === 'tr') return '\n‖'
  if (isCell(node)) return `|${spanned('c', colspan)}${spanned('r', rowspan)}`
  const [, align] = isFormula(node) ? [] : (ALIGNED.exec(names) ?? [])
  return `\n${HEADING.test(node.tag) ? `${node.tag} ` : ''}${align ? `${align}: ` : ''}`
}

const spanned = (letter: string, cells = '1') => (cells === '1' ? '' : letter + cells)

/** Some programs centre formulas that stand alone. */
const isFormula = ({ children }: Element) =>
  children.some((node) => isElement(node) && node.tag === 'math') &&
  children.every((node) => (isElement(node) ? node.tag === 'math' || node.tag === 'br' : node.trim() === ''))
