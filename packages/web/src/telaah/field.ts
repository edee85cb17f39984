// The field of a form that a finding stands in, and the range of its text.
import { OBJECT } from '@bank/contract/telaah/read'
import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { piecesOf } from '../editor/fragment-pieces.ts'

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

/** The text area of a place. */
export const areaOf = (form: Element | null, place: string) =>
  form?.querySelector<HTMLTextAreaElement>(`[data-place="${place}"] textarea`) ?? undefined

/** A text as the rules read it. */
interface Typed {
  text: string
  /** Where each letter begins and ends in what holds it. */
  starts: number[]
  ends: number[]
}

function typing() {
  const typed: Typed = { text: '', starts: [], ends: [] }
  const add = (letters: string, from: number, to = from + letters.length) => {
    for (let at = 0; at < letters.length; at++) {
      typed.starts.push(from + at)
      typed.ends.push(at === letters.length - 1 ? to : from + at + 1)
    }
    typed.text += letters
  }
  return { typed, add }
}

/** The text of an editor. */
function typedIn(doc: Node): Typed {
  const { typed, add } = typing()
  doc.descendants((node, pos) => {
    if (node.isTextblock && node.childCount > 0 && typed.text !== '') add('\n', pos)
    if (node.isText) add((node.text ?? '').replaceAll('\u00a0', ' '), pos)
    else if (node.isInline && node.isLeaf) add(node.type.name === 'hardBreak' ? '\n' : OBJECT, pos)
  })
  return typed
}

/** What is typed into a text area, where a formula is code. */
function typedInArea(value: string): Typed {
  const { typed, add } = typing()
  for (const { start, end, ...piece } of piecesOf(value)) {
    if (piece.kind === 'text') add(piece.text.replaceAll('\u00a0', ' '), start, end)
    else if (piece.kind === 'formula' || piece.html.startsWith('<math')) add(OBJECT, start, end)
  }
  return typed
}

/** A range of a text that was read, and that text. */
export interface Range {
  readonly read: string
  readonly at: readonly [from: number, to: number]
}

const SOLID = /\S/g
const solidsIn = (text: string) => text.match(SOLID)?.length ?? 0

export const rangeIn = (editor: Editor, range: Range) => spotIn(typedIn(editor.state.doc), range)
export const rangeInArea = (area: HTMLTextAreaElement, range: Range) => spotIn(typedInArea(area.value), range)

/** The range as it is typed; undefined where something else stands by now. White space that an editor drops is no matter. */
function spotIn({ text, starts, ends }: Typed, { read, at: [from, to] }: Range) {
  const start = text === read ? from : placeAfter(text, solidsIn(read.slice(0, from)), spacesBefore(read, from))
  const end = start + to - from
  if (end > text.length || text.slice(start, end) !== read.slice(from, to)) return undefined
  const last = ends[end - 1]
  const first = starts[start] ?? last
  if (first === undefined || last === undefined) return undefined
  return from === to ? { from: last, to: last } : { from: first, to: last }
}

const spacesBefore = (text: string, at: number) => at - text.slice(0, at).trimEnd().length

/** The place after so many letters and the spaces that follow them. */
function placeAfter(text: string, solids: number, spaces: number): number {
  let at = 0
  for (let seen = 0; seen < solids && at < text.length; at++) if (/\S/.test(text[at] ?? '')) seen++
  return at + spaces
}
