// MathML as its schema has it. Browsers draw what breaks these rules; programs that validate refuse the whole file.
import { type Element, isElement, type Node, textIn } from '../html/tree.ts'

const tags = (names: string): ReadonlySet<string> => new Set(names.split(' '))

const TOKENS = tags('mi mn mo ms mtext')
const SCRIPTS_ONLY = tags('none mprescripts')
/** How many elements stand in each of these. */
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

const element = (tag: string, children: readonly Node[], attributes: Element['attributes'] = {}): Element => ({
  tag,
  attributes,
  children,
})

/** A formula whose elements stand where they may, with the attributes that they may have. */
export const validMath = (math: Element): Element => ({
  ...math,
  attributes: saidOf(math).own,
  children: partsOf(math),
})

/** What an element holds, as elements. */
const partsOf = ({ children }: Element): Element[] => children.filter(says).map(validPart)

function validPart(node: Node): Element {
  if (!isElement(node)) return element('mtext', [node])
  const { own, style } = saidOf(node)
  const { tag, children } = shapeOf(node)
  const written = element(tag, children, tag === node.tag ? own : {})
  return Object.keys(style).length === 0 ? written : element('mstyle', [written], style)
}

/** The same with as many elements inside as its kind has; a group where it has others. */
function shapeOf(node: Element): Pick<Element, 'tag' | 'children'> {
  const { tag } = node
  if (tag === 'mspace') return { tag, children: [] }
  if (TOKENS.has(tag)) return { tag, children: [textIn(node)] }
  if (tag === 'mtable') return { tag, children: node.children.filter(says).map(rowOf) }
  const children = partsOf(node)
  if (tag === 'mmultiscripts') return multiscripts(node) ?? { tag: 'mrow', children }
  const isAway = tag === 'mtr' || tag === 'mtd' || SCRIPTS_ONLY.has(tag)
  if (isAway || children.length !== (COUNTS[tag] ?? children.length)) return { tag: 'mrow', children }
  return { tag, children }
}

const says = (node: Node) => isElement(node) || node.trim() !== ''

const rowOf = (node: Node): Element =>
  isElement(node) && node.tag === 'mtr'
    ? element('mtr', node.children.filter(says).map(cellOf), saidOf(node).own)
    : element('mtr', [cellOf(node)])

const cellOf = (node: Node): Element =>
  isElement(node) && node.tag === 'mtd'
    ? element('mtd', partsOf(node), saidOf(node).own)
    : element('mtd', partsOf(element('mtd', [node])))

/** A base, and scripts in pairs, once more in pairs after `mprescripts`; undefined for any other order. */
function multiscripts(node: Element): Pick<Element, 'tag' | 'children'> | undefined {
  const [base, ...scripts] = node.children.filter(says)
  const order = scripts.map((script) => (isElement(script) && script.tag === 'mprescripts' ? '|' : '.')).join('')
  if (base === undefined || isScriptsOnly(base) || !/^(?:\.\.)*(?:\|(?:\.\.)*)?$/.test(order)) return undefined
  const written = scripts.map((script) => (isScriptsOnly(script) ? element(script.tag, []) : validPart(script)))
  return { tag: 'mmultiscripts', children: [validPart(base), ...written] }
}

const isScriptsOnly = (node: Node): node is Element => isElement(node) && SCRIPTS_ONLY.has(node.tag)

/** What our list allows on any element and the schema on these alone: around all others stands an `mstyle` that says it. */
const STYLES: Readonly<Record<string, ReadonlySet<string>>> = {
  displaystyle: tags('math mstyle mtable'),
  scriptlevel: tags('math mstyle'),
  mathvariant: tags('math mstyle mi mn mo ms mtext mspace'),
  mathsize: tags('math mstyle mi mn mo ms mtext mspace'),
  dir: tags('math mstyle mrow mi mn mo ms mtext mspace'),
}
/** Rows and cells have no place for an `mstyle` around them, nor for what only tables say. */
const IN_TABLE: Readonly<Record<string, ReadonlySet<string>>> = {
  mtr: tags('class mathcolor mathbackground columnalign rowalign'),
  mtd: tags('class mathcolor mathbackground columnalign rowalign columnspan rowspan'),
}

const list = (one: string) => new RegExp(`^\\s*(?:${one})(?:\\s+(?:${one}))*\\s*$`)
const LENGTH = '-?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[mx]|in|cm|mm|p[xtc]|%)?'
const length = new RegExp(`^${LENGTH}$`)
const colour =
  /^(?:#[0-9a-f]{3}(?:[0-9a-f]{3})?|aqua|black|blue|fuchsia|gray|green|lime|maroon|navy|olive|purple|red|silver|teal|white|yellow)$/i
/** The values that the schema has of what our list takes more loosely. */
const VALUES: Readonly<Record<string, RegExp>> = {
  mathcolor: colour,
  mathbackground: colour,
  mathvariant:
    /^(?:normal|bold|italic|bold-italic|double-struck|bold-fraktur|script|bold-script|fraktur|sans-serif|bold-sans-serif|sans-serif-italic|sans-serif-bold-italic|monospace|initial|tailed|looped|stretched)$/,
  form: /^(?:prefix|infix|postfix)$/,
  columnalign: list('left|center|right'),
  rowalign: list('top|bottom|center|baseline|axis'),
  columnspacing: list(LENGTH),
  rowspacing: list(LENGTH),
  columnlines: list('none|solid|dashed'),
  rowlines: list('none|solid|dashed'),
  frame: /^(?:none|solid|dashed)$/,
  ...Object.fromEntries(
    'mathsize lspace rspace minsize maxsize width height depth voffset linethickness'
      .split(' ')
      .map((name) => [name, length]),
  ),
}

/** The attributes that stand on an element itself, and those of an `mstyle` around it. */
function saidOf({ tag, attributes }: Element): { own: Element['attributes']; style: Element['attributes'] } {
  const all = Object.entries(attributes).filter(([name, value]) => VALUES[name]?.test(value) ?? true)
  const inTable = IN_TABLE[tag]
  if (inTable) return { own: Object.fromEntries(all.filter(([name]) => inTable.has(name))), style: {} }
  const isOwn = ([name]: readonly [string, string]) => STYLES[name]?.has(tag) ?? true
  return {
    own: Object.fromEntries(all.filter(isOwn)),
    style: Object.fromEntries(all.filter((said) => !isOwn(said))),
  }
}
