// The field of a form that a finding stands in, and the range of its editor.
import { OBJECT } from '@bank/contract/telaah/read'
import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'

type Box = HTMLElement & { editor?: Editor }

/** The element of a place; for a list as a whole, that of its first row. */
export function fieldOf(form: Element | null, place: string): HTMLElement | null {
  const name = place.replace(/\.root$/, '')
  return (
    form?.querySelector<HTMLElement>(`[data-place="${name}"], [name="${name}"]`) ??
    form?.querySelector<HTMLElement>(`[data-place^="${name}."], [name^="${name}."]`) ??
    null
  )
}

/** The editor of a place, where one is open. */
export function editorOf(form: Element | null, place: string): Editor | undefined {
  const field = form?.querySelector(`[data-place="${place}"]`)
  const editor = field?.querySelector<Box>('.ProseMirror')?.editor
  return editor?.isDestroyed ? undefined : editor
}

interface Typed {
  text: string
  /** Where each letter stands in the document. */
  positions: number[]
}

/** The text of an editor as the rules read its HTML. */
function typedIn(doc: Node): Typed {
  let text = ''
  const positions: number[] = []
  const add = (letters: string, pos: number) => {
    for (let at = 0; at < letters.length; at++) positions.push(pos + at)
    text += letters
  }
  doc.descendants((node, pos) => {
    if (node.isTextblock && node.childCount > 0 && text !== '') add('\n', pos)
    if (node.isText) add((node.text ?? '').replaceAll('\u00a0', ' '), pos)
    else if (node.isInline && node.isLeaf) add(node.type.name === 'hardBreak' ? '\n' : OBJECT, pos)
  })
  return { text, positions }
}

/** A range of a text that was read, and that text. */
export interface Range {
  readonly read: string
  readonly at: readonly [from: number, to: number]
}

const SOLID = /\S/g
const solidsIn = (text: string) => text.match(SOLID)?.length ?? 0

/** The range in the document; undefined where something else stands by now. White space that an editor drops is no matter. */
export function rangeIn(editor: Editor, { read, at: [from, to] }: Range) {
  const { text, positions } = typedIn(editor.state.doc)
  const start = text === read ? from : placeAfter(text, solidsIn(read.slice(0, from)), spacesBefore(read, from))
  const end = start + to - from
  if (end > text.length || text.slice(start, end) !== read.slice(from, to)) return undefined
  const last = positions[end - 1]
  const first = positions[start] ?? (last === undefined ? undefined : last + 1)
  if (first === undefined || last === undefined) return undefined
  return from === to ? { from: last + 1, to: last + 1 } : { from: first, to: last + 1 }
}

const spacesBefore = (text: string, at: number) => at - text.slice(0, at).trimEnd().length

/** The place after so many letters and the spaces that follow them. */
function placeAfter(text: string, solids: number, spaces: number): number {
  let at = 0
  for (let seen = 0; seen < solids && at < text.length; at++) if (/\S/.test(text[at] ?? '')) seen++
  return at + spaces
}

/** Milliseconds: what changes later than this after the edit before it is undone apart from it. */
const STEP = 1000

/** Puts the fixes of one text into its editor as one step that can be undone. Returns how many still fitted. */
export function putFixes(editor: Editor, fixes: readonly (Range & { fix: string })[]): number {
  if (!editor.isEditable) return 0
  const ranges = fixes.flatMap((one) => {
    const range = rangeIn(editor, one)
    return range ? [{ ...range, fix: one.fix }] : []
  })
  const { tr } = editor.state
  // from the last to the first: an earlier range stays where it is
  let next = Number.POSITIVE_INFINITY
  for (const { from, to, fix } of ranges.sort((one, other) => other.from - one.from)) {
    if (to > next) continue
    next = from
    if (fix === '') tr.delete(from, to)
    else tr.insertText(fix, from, to)
  }
  if (tr.docChanged) editor.view.dispatch(tr.setTime(Date.now() + STEP))
  return ranges.length
}
