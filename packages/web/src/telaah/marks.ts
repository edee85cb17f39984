// Marks beneath what was found. They are painted, not written: the document and the caret stay as they are.
import type { Severity } from '@bank/contract/telaah/index'
import { canMark } from './can-mark.ts'
import { editorOf, rangeIn, type Range as TextRange } from './field.ts'

export interface Mark extends TextRange {
  place: string
  severity: Severity
}

const NAMES: readonly Severity[] = ['galat', 'peringatan', 'saran']
const nameOf = (severity: Severity) => `telaah-${severity}`

/** The painted ranges with the words that stood there. */
const painted = new Map<Range, string>()

export function paint(form: Element | null, marks: readonly Mark[]): void {
  if (!canMark()) return
  erase()
  for (const severity of NAMES) {
    const ranges = marks
      .filter((mark) => mark.severity === severity)
      .flatMap((mark) => (isWhole(mark) ? undefined : drawnRange(form, mark)) ?? [])
    for (const range of ranges) painted.set(range, range.toString())
    if (ranges.length > 0) CSS.highlights.set(nameOf(severity), new Highlight(...ranges))
  }
}

/** Takes away the marks whose words were edited. */
export function eraseEdited(): void {
  for (const [range, words] of painted) {
    if (range.toString() === words) continue
    painted.delete(range)
    for (const severity of NAMES) CSS.highlights.get(nameOf(severity))?.delete(range)
  }
}

export function erase(): void {
  if (!canMark()) return
  painted.clear()
  for (const severity of NAMES) CSS.highlights.delete(nameOf(severity))
}

/** A text that is marked from end to end would only be noise. */
const isWhole = ({ read, at: [from, to] }: Mark) => from >= to || (from === 0 && to >= read.trimEnd().length)

/** Where words are drawn in the editor of a place, while one is open. */
export function drawnRange(form: Element | null, words: TextRange & { place: string }): Range | undefined {
  const editor = editorOf(form, words.place)
  const found = editor && rangeIn(editor, words)
  if (!editor || !found) return undefined
  const range = document.createRange()
  const [start, end] = [editor.view.domAtPos(found.from, 1), editor.view.domAtPos(found.to, -1)]
  range.setStart(start.node, start.offset)
  range.setEnd(end.node, end.offset)
  return range
}
