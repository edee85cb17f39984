import { diffArrays } from 'diff'
import { cleanHtml } from '../rich/clean.ts'

/** The unit of comparison: a word, a space, a formula (its LaTeX) or a picture (its alternative text). */
export interface Piece {
  kind: 'text' | 'formula' | 'image'
  text: string
}

/** Splits stored HTML into the pieces that a reader sees. */
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

/** The gap that a reader sees around these elements. */
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

/** The pieces of a leaf node; undefined for an element whose children are visited instead. */
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

/** Limit for the word-by-word comparison; above it the old and the new text are shown as a whole. */
const MAX_EDITS = 2000

const isSame = (one: Piece, other: Piece) => one.kind === other.kind && one.text === other.text

/** The parts that were removed, added or kept, in reading order. */
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

/** Merges changes with only a space between them, so that readers see one change. */
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

/** Shortens a long unchanged run to the words next to a change; `null` marks the omitted part. */
export function folded({ kind, pieces }: Run, isFirst: boolean, isLast: boolean): (Piece | null)[] {
  if (kind !== 'same' || pieces.length <= 3 * AROUND) return pieces
  return [...(isFirst ? [] : pieces.slice(0, AROUND)), null, ...(isLast ? [] : pieces.slice(-AROUND))]
}
