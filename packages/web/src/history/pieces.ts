import { diffArrays } from 'diff'
import { cleanHtml } from '../editor/clean.ts'

/** A word, a space, a formula by its LaTeX, a picture by its description. */
export interface Piece {
  kind: 'text' | 'formula' | 'image'
  text: string
}

/** Stored HTML as the text that a person reads, piece by piece. */
export function piecesOf(html: string): Piece[] {
  const pieces: Piece[] = []
  for (const piece of piecesIn(cleanHtml(html))) {
    if (!isBreak(piece) || (pieces.length > 0 && !isBreak(pieces.at(-1)))) pieces.push(piece)
  }
  return isBreak(pieces.at(-1)) ? pieces.slice(0, -1) : pieces
}

const LINE: Piece = { kind: 'text', text: '\n' }
const SPACE: Piece = { kind: 'text', text: ' ' }
const isBreak = (piece: Piece | undefined) => piece === LINE

/** What stands around these for the eye. */
const GAP: [selector: string, gap: Piece][] = [
  ['p, div, h1, h2, h3, h4, h5, h6, li, tr, blockquote, pre, hr, br, table, ul, ol', LINE],
  ['td, th', SPACE],
]

function* piecesIn(node: Node): Generator<Piece> {
  const leaf = leafOf(node)
  if (leaf) return yield* leaf
  const gap = node instanceof Element ? GAP.find(([selector]) => node.matches(selector))?.[1] : undefined
  if (gap) yield gap
  for (const child of node.childNodes) yield* piecesIn(child)
  if (gap) yield gap
}

/** A node that is read as it stands; undefined for one that is read through. */
function leafOf(node: Node): Piece[] | undefined {
  if (node instanceof Text) return wordsOf(node.data)
  if (node instanceof HTMLImageElement) return [{ kind: 'image', text: node.alt }]
  if (!(node instanceof Element) || node.localName !== 'math') return undefined
  return [{ kind: 'formula', text: node.getAttribute('data-latex') ?? node.textContent }]
}

const wordsOf = (text: string) =>
  text
    .split(/(\s+)/)
    .filter((word) => word !== '')
    .map((word): Piece => (/\S/.test(word) ? { kind: 'text', text: word } : SPACE))

export interface Run {
  kind: 'same' | 'removed' | 'added'
  pieces: Piece[]
}

/** So many differences are looked for word by word; texts that share less are shown one after the other. */
const MAX_EDITS = 2000

const isSame = (one: Piece, other: Piece) => one.kind === other.kind && one.text === other.text

/** What a text lost and gained, in reading order. */
export function runsBetween(before: Piece[], after: Piece[]): Run[] {
  const found = diffArrays(before, after, { comparator: isSame, maxEditLength: MAX_EDITS })
  if (!found) {
    return [
      { kind: 'removed', pieces: before },
      { kind: 'added', pieces: after },
    ]
  }
  return joined(
    found.map(({ removed, added, value }) => ({ kind: removed ? 'removed' : added ? 'added' : 'same', pieces: value })),
  )
}

/** Changes with nothing but a space between them are one change: people read words, not gaps. */
function joined(runs: Run[]): Run[] {
  const whole: Run[] = []
  let removed: Piece[] = []
  let added: Piece[] = []
  const settle = () => {
    if (removed.length > 0) whole.push({ kind: 'removed', pieces: removed })
    if (added.length > 0) whole.push({ kind: 'added', pieces: added })
    removed = []
    added = []
  }
  for (const [index, run] of runs.entries()) {
    const between = index > 0 && index < runs.length - 1 && run.pieces.every(({ text }) => text === ' ')
    if (run.kind === 'same' && !between) {
      settle()
      whole.push(run)
    }
    if (run.kind === 'removed' || (run.kind === 'same' && between)) removed.push(...run.pieces)
    if (run.kind === 'added' || (run.kind === 'same' && between)) added.push(...run.pieces)
  }
  settle()
  return whole
}

const AROUND = 30

/** Long stretches without a change keep the words next to one; `null` stands for what is left out. */
export function folded({ kind, pieces }: Run, isFirst: boolean, isLast: boolean): (Piece | null)[] {
  if (kind !== 'same' || pieces.length <= 3 * AROUND) return pieces
  return [...(isFirst ? [] : pieces.slice(0, AROUND)), null, ...(isLast ? [] : pieces.slice(-AROUND))]
}
