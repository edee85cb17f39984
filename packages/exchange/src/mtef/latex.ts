import { plainText, signsOf, trimmed, upright } from '../formula/omml-run.ts'
import { fence, MATRICES, rowsIn } from '../formula/parts.ts'
import { UnreadableFormula } from '../formula/unreadable.ts'
import { alphabetOf, characterOf } from './character.ts'
import { marked } from './marks.ts'
import {
  type Char,
  FACES,
  isSlot,
  type Matrix,
  type Node,
  type Pile,
  type Slot,
  type Template,
  type Version,
} from './node.ts'
import { inRow, type Part, partOf } from './row.ts'
import { template3 } from './templates-3.ts'
import { template5 } from './templates-5.ts'

const TEMPLATES = { 3: template3, 5: template5 }

/** The LaTeX of an equation; '' if it says nothing. Throws UnreadableFormula. */
export const latexOfNodes = (nodes: readonly Node[], version: Version): string =>
  trimmed(new Writer(version).row(nodes))

const PILE = { left: 1, relation: 4 }
const RELATION = /^(?:[=<>]|\\(?:ne|le|ge|approx|equiv|to|Rightarrow|Leftrightarrow))$/

class Writer {
  constructor(private readonly version: Version) {}

  row = (nodes: readonly Node[]): string => inRow([...this.parts(nodes)])

  private *parts(nodes: readonly Node[]): Generator<Part> {
    for (let at = 0; at < nodes.length; ) {
      const word = this.wordAt(nodes, at)
      if (word) yield { latex: word.latex }
      else yield* this.partsOf(nodes[at] as Node)
      at += word?.length ?? 1
    }
  }

  /** Letters that belong together: words, names of functions, vectors. */
  private wordAt(nodes: readonly Node[], from: number): { latex: string; length: number } | undefined {
    const first = nodes[from]
    const style = first?.kind === 'char' ? this.styleOf(first) : undefined
    if (!style) return undefined
    let letters = ''
    let at = from
    for (let node = nodes[at]; node?.kind === 'char' && this.styleOf(node) === style; node = nodes[++at]) {
      if (style === upright && node.beginsName && letters !== '') break
      letters += characterOf(node, this.version)
    }
    return { latex: style(letters), length: at - from }
  }

  private styleOf(char: Char): ((letters: string) => string) | undefined {
    if (char.marks.length > 0 || alphabetOf(char)) return undefined
    if (char.face === FACES.text || char.face === FACES.eastern) return plainText
    if (!/^[A-Za-z]$/.test(characterOf(char, this.version))) return undefined
    return char.face === FACES.name ? upright : char.face === FACES.vector ? bold : undefined
  }

  private *partsOf(node: Node): Generator<Part> {
    if (node.kind === 'char') yield* this.char(node)
    else if (node.kind === 'line') yield* this.parts(node.nodes)
    // what follows may stand on the last sign of a pile of one line
    else if (node.kind === 'pile' && linesOf(node).length === 1) yield* this.parts(linesOf(node))
    else if (node.kind === 'pile') yield { latex: this.pile(node) }
    else if (node.kind === 'matrix') yield { latex: this.matrix(node, '') }
    else yield this.template(node)
  }

  private *char(char: Char): Generator<Part> {
    const other = this.version === 5 ? alphabetOf(char) : undefined
    const sign = other ? `\\${other.command}{${other.letter}}` : signsOf(characterOf(char, this.version))
    if (sign === '') return
    if (char.marks.length === 0) return yield partOf(sign)
    const whole = marked(partOf(sign).leans ? `{{}${sign}}` : sign, char.marks)
    if (!whole) throw new UnreadableFormula(`marks ${char.marks.join(' ')}`)
    yield { latex: whole.latex }
    if (whole.primes) yield partOf(whole.primes)
  }

  private pile(pile: Pile): string {
    const lines = linesOf(pile)
    if (pile.align === PILE.relation)
      return rowsIn(
        'aligned',
        lines.map((line) => this.alignedRow(line)),
      )
    if (pile.align === PILE.left)
      return rowsIn(
        'aligned',
        lines.map((line) => `&${this.row([line])}`),
      )
    return rowsIn(
      'gathered',
      lines.map((line) => this.row([line])),
    )
  }

  /** A line whose first sign of comparison stands under those of the others. */
  private alignedRow(line: Node): string {
    const parts = [...this.partsOf(line)]
    const at = parts.findIndex(({ latex }) => RELATION.test(latex))
    return at < 0 ? `&${inRow(parts)}` : `${inRow(parts.slice(0, at))}&${inRow(parts.slice(at))}`
  }

  private matrix({ columns, nodes }: Matrix, fences: string): string {
    if (columns === 0) throw new UnreadableFormula('a matrix without columns')
    const cells = nodes.map((node) => this.row([node]))
    const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, at) =>
      cells.slice(at * columns, (at + 1) * columns),
    )
    return rowsIn(
      MATRICES[fences] ?? 'matrix',
      rows.map((row) => row.join(' & ')),
    )
  }

  private template({ selector, variation, nodes }: Template): Part {
    const write = TEMPLATES[this.version](selector, variation)
    if (!write) throw new UnreadableFormula(`template ${selector} ${variation}`)
    const slots = nodes.filter(isSlot)
    const latex = slots.map((slot) => this.row([slot])).map((inside) => (BLANK.test(inside) ? '' : inside))
    const signs = nodes.filter((node) => node.kind === 'char')
    return write({
      slot: (at) => latex[at] ?? '',
      fenced: (left, right) => this.fenced(left, right, slots[0], latex[0] ?? ''),
      sign: () => signs.map((char) => characterOf(char, this.version)).join(''),
    })
  }

  private fenced(left: string, right: string, slot: Slot | undefined, inside: string): string {
    const only = onlyIn(slot)
    if (only?.kind === 'pile' && left === '{' && right === '')
      return rowsIn(
        'cases',
        linesOf(only).map((line) => this.row([line])),
      )
    if (only?.kind === 'matrix' && Object.hasOwn(MATRICES, left + right)) return this.matrix(only, left + right)
    // Temml takes a bracket after \right[ for something else
    return `\\left${fence(left)}${inside}\\right${right === '[' ? '\\lbrack ' : fence(right)}`
  }
}

const BLANK = /^[~\s]*$/

const bold = (letters: string) => `\\mathbf{${letters}}`

const linesOf = ({ nodes }: Slot) => nodes.filter(isSlot)

/** What a slot holds, if it is only one thing. */
function onlyIn(slot: Slot | undefined): Node | undefined {
  if (slot?.kind === 'pile') return slot
  return slot?.nodes.length === 1 ? slot.nodes[0] : undefined
}
