// The texts of a question where they are drawn, and words in them.
import { type Anchor, anchoredIn, readsAs } from '@bank/contract/telaah/anchor'
import { OBJECT, type ReadText } from '@bank/contract/telaah/read'
import { THREAD_LIMITS } from '@bank/contract/thread'

export type PlacedText = Pick<ReadText, 'place' | 'text'>
export interface PlacedAnchor extends Anchor {
  readonly place: string
}

/** A text as it is drawn, and where each letter of it stands. */
interface Drawn {
  root: Element
  text: string
  spots: { node: Node; at: number }[]
}

const isObject = (node: Node) => node instanceof Element && (node.localName === 'math' || node.localName === 'img')
const INLINE = new Set('a b i u s em strong code sub sup span mark math img'.split(' '))
const isBlock = (node: Node) => node instanceof Element && !INLINE.has(node.localName)

function drawnIn(root: Element): Drawn {
  const drawn: Drawn = { root, text: '', spots: [] }
  const add = (letter: string, node: Node, at: number) => {
    drawn.text += letter
    drawn.spots.push({ node, at })
  }
  const walk = (parent: Node) => {
    for (const [at, node] of parent.childNodes.entries()) {
      if (node instanceof Text) for (const [letter, said] of node.data.split('').entries()) add(said, node, letter)
      else if (isObject(node)) add(OBJECT, parent, at)
      else walk(node)
      // blocks are read apart
      if (isBlock(node)) add(' ', parent, at)
    }
  }
  walk(root)
  return drawn
}

const rootsIn = (box: Element) => [...box.querySelectorAll('.rich')]

function rangeOf({ spots }: Drawn, from: number, to: number): Range | undefined {
  const [first, last] = [spots[from], spots[to - 1]]
  if (!first || !last) return undefined
  const range = document.createRange()
  range.setStart(first.node, first.at)
  range.setEnd(last.node, last.at + 1)
  return range
}

/** Where the words of each anchor are drawn: a text may be drawn more than once, an option in its key too. */
export function rangesOf(box: Element, texts: readonly PlacedText[], anchors: readonly PlacedAnchor[]): Range[] {
  const drawn = rootsIn(box).map(drawnIn)
  return texts.flatMap(({ place, text }) => {
    const there = anchors.filter((anchor) => anchor.place === place)
    if (there.length === 0) return []
    return drawn
      .filter((one) => readsAs(one.text, text))
      .flatMap((one) => {
        const { spotOf } = anchoredIn(one.text)
        return there.flatMap((anchor) => {
          const spot = spotOf(anchor)
          return (spot && rangeOf(one, spot.from, spot.to)) ?? []
        })
      })
  })
}

/** The words that are selected in the first text that a selection meets; undefined where they are none of the question's. */
export function selectedIn(box: Element, texts: readonly PlacedText[]): (PlacedAnchor & { range: Range }) | undefined {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  const root = rootsIn(box).find((one) => range.intersectsNode(one))
  if (!root) return undefined
  const { text, spots } = drawnIn(root)
  const isSelected = ({ node, at }: Drawn['spots'][number]) =>
    range.comparePoint(node, at) >= 0 && range.comparePoint(node, at + 1) <= 0
  const from = spots.findIndex(isSelected)
  const place = texts.find((one) => readsAs(one.text, text))?.place
  if (from < 0 || place === undefined) return undefined
  const to = Math.min(spots.findLastIndex(isSelected) + 1, from + THREAD_LIMITS.quote)
  const quote = text.slice(from, to).replace(/\s+/g, ' ').trim()
  if (quote === '') return undefined
  const before = text.slice(Math.max(from - THREAD_LIMITS.around, 0), from)
  return { place, quote, before, after: text.slice(to, to + THREAD_LIMITS.around), range }
}

/** Formulas and pictures in words that are told. */
export const spoken = (quote: string) => quote.replaceAll(OBJECT, ' […] ').replace(/\s+/g, ' ').trim()
