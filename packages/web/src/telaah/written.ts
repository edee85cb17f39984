// What is open to be edited at a place of a form: an editor, or a text area.
import type { Editor } from '@tiptap/core'
import { typedFormula } from '../editor/fragment-pieces.ts'
import type { Formula } from '../editor/typeset.ts'
import { areaOf, editorOf, fieldOf, type Range, rangeIn, rangeInArea } from './field.ts'

/** What a range becomes: words, or a formula with its LaTeX. */
export type Fix = Range & ({ fix: string } | { drawn: Formula & { latex: string; display: boolean } })

export interface Written {
  readonly isEditable: boolean
  /** Whether the words still stand there. */
  select: (range: Range) => boolean
  /** As one step that can be undone. Returns how many still fitted. */
  put: (fixes: readonly Fix[]) => number
  undo: () => void
}

export function writtenAt(form: Element | null, place: string): Written | undefined {
  const editor = editorOf(form, place)
  if (editor) return inEditor(editor)
  const area = areaOf(form, place)
  return area && inArea(area)
}

/** Goes to a place and selects the words there; where they do not stand any more, its field has the focus. */
export function lookAt(form: Element | null, place: string, words?: Range) {
  const field = fieldOf(form, place)
  field?.scrollIntoView({ block: 'center' })
  if (words && writtenAt(form, place)?.select(words)) return
  field?.querySelector<HTMLElement>('.ProseMirror, button, input, textarea')?.focus({ preventScroll: true })
}

/** Milliseconds: what changes later than this after the edit before it is undone apart from it. */
const STEP = 1000

const inEditor = (editor: Editor): Written => ({
  isEditable: editor.isEditable,
  select: (range) => {
    const found = rangeIn(editor, range)
    if (!found) return false
    editor.commands.setTextSelection(found)
    editor.view.focus()
    return true
  },
  put: (fixes) => {
    const ranges = editor.isEditable ? spotsOf(fixes, (fix) => rangeIn(editor, fix)) : []
    const { tr } = editor.state
    for (const { from, to, ...one } of ranges) {
      if ('drawn' in one) tr.replaceWith(from, to, editor.schema.node('formula', { mathml: one.drawn.mathml }))
      else if (one.fix === '') tr.delete(from, to)
      else tr.insertText(one.fix, from, to)
    }
    if (tr.docChanged) editor.view.dispatch(tr.setTime(Date.now() + STEP))
    return ranges.length
  },
  undo: () => editor.commands.undo(),
})

/** What stood in a text area before the fixes. */
const before = new WeakMap<HTMLTextAreaElement, string>()

const inArea = (area: HTMLTextAreaElement): Written => ({
  isEditable: !area.disabled && !area.readOnly,
  select: (range) => {
    const found = rangeInArea(area, range)
    if (!found) return false
    area.focus()
    area.setSelectionRange(found.from, found.to)
    return true
  },
  put: (fixes) => {
    const ranges = spotsOf(fixes, (fix) => rangeInArea(area, fix))
    const { value } = area
    const fixed = ranges.reduce(
      (text, { from, to, ...fix }) => text.slice(0, from) + typed(fix) + text.slice(to),
      value,
    )
    if (fixed !== value) {
      before.set(area, value)
      typeInto(area, fixed)
    }
    return ranges.length
  },
  undo: () => typeInto(area, before.get(area) ?? area.value),
})

/** As a person would, so that the browser's own undo knows it too; a test's browser has no such command. */
function typeInto(area: HTMLTextAreaElement, text: string) {
  area.focus()
  area.select()
  if (document.execCommand?.('insertText', false, text)) return
  area.setRangeText(text)
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

const typed = (fix: Fix) =>
  'drawn' in fix ? (typedFormula(fix.drawn.latex, fix.drawn.display) ?? fix.drawn.latex) : fix.fix

/** Where fixes go, from the last to the first: an earlier range stays where it is. Of two that overlap, the later one. */
function spotsOf(fixes: readonly Fix[], spotOf: (fix: Fix) => { from: number; to: number } | undefined) {
  const spots = fixes.flatMap((one) => {
    const spot = spotOf(one)
    return spot ? [{ ...one, ...spot }] : []
  })
  let next = Number.POSITIVE_INFINITY
  return spots
    .sort((one, other) => other.from - one.from)
    .filter(({ from, to }) => {
      const fits = to <= next
      if (fits) next = from
      return fits
    })
}
