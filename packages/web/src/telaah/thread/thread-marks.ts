import { canMark } from '../can-mark.ts'
import { type PlacedAnchor, type PlacedText, rangesOf } from './drawn-text.ts'

const NAME = 'komentar'

/** Paints what is commented in a question. */
export function paintThreads(box: Element, texts: readonly PlacedText[], anchors: readonly PlacedAnchor[]) {
  if (!canMark()) return
  paintRanges(rangesOf(box, texts, anchors))
}

export function paintRanges(ranges: readonly Range[]) {
  if (ranges.length > 0) CSS.highlights.set(NAME, new Highlight(...ranges))
  else eraseThreads()
}

export function eraseThreads() {
  if (canMark()) CSS.highlights.delete(NAME)
}
