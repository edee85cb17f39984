import { Slice } from '@tiptap/pm/model'
import { NodeSelection } from '@tiptap/pm/state'
import type { EditorProps, EditorView } from '@tiptap/pm/view'
import { needsReader, readerNow, whenReader } from './equations.ts'
import { isFormulaKey } from './keys.ts'
import { type Lost, tidyPaste } from './paste.ts'
import { inert } from './paste-style.ts'
import { pasteText } from './paste-text.ts'
import { copiedIn } from './pasted-lines.ts'

interface EditorEvents {
  /** Files were dropped or pasted at a position of the text. */
  onFiles: (files: File[], pos: number) => void
  /** Part of the pasted content could not be taken over. */
  onLost: (lost: Lost) => void
  /** A formula was double-clicked, or Enter was pressed on it. */
  onFormula: () => void
  onLink: () => void
  /** Moves the focus from the text to the toolbar (Alt+F10). */
  onLeave: () => void
}

/** The height of the toolbar and of the foot, which lie on the text that is scrolled, with some room. */
const BARS = { top: 64, bottom: 64, left: 0, right: 0 }

/** How the editor handles clipboard, files and formulas. */
export function editorEvents({ onFiles, onLost, onFormula, onLink, onLeave }: EditorEvents): EditorProps {
  // ProseMirror reads what is pasted before it asks; what waits for the reader is read twice, and told once
  let waited = false
  const pasteAgain = (view: EditorView, html: string) => {
    if (view.isDestroyed) return
    waited = true
    view.pasteHTML(html)
    waited = false
  }
  return {
    attributes: { class: 'rich' },
    // the caret comes out from below the bars above and below the text
    scrollThreshold: BARS,
    scrollMargin: BARS,
    transformPasted: keepAlignment,
    transformPastedHTML: (html) => {
      const pasted = tidyPaste(html, readerNow())
      const comesAgain = needsReader(html) && !waited
      if (!comesAgain && pasted.lost.gambar + pasted.lost.rumus > 0) onLost(pasted.lost)
      return pasted.html
    },
    handlePaste: (view, event) => {
      const files = filesIn(event.clipboardData)
      const { html, plain } = copiedIn(event.clipboardData)
      if (files.length > 0 && !hasText(event.clipboardData)) onFiles(files, view.state.selection.from)
      else if (needsReader(html)) whenReader(html, () => pasteAgain(view, html))
      else if (html === '' && /[\r\n]/.test(plain.trim()) && !isInCode(view)) pasteText(view, plain)
      else return false
      return true
    },
    handleDrop: (view, event) => {
      const files = filesIn(event.dataTransfer)
      if (files.length === 0) return false
      event.preventDefault()
      const pos = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.from
      onFiles(files, pos)
      return true
    },
    handleDoubleClickOn: (_view, _pos, node) => {
      if (node.type.name !== 'formula') return false
      onFormula()
      return true
    },
    handleKeyDown: (view, event) => {
      if (event.key === 'F10' && event.altKey) onLeave()
      else if (isFormulaKey(event)) onFormula()
      else if (event.key === 'k' && (event.ctrlKey || event.metaKey)) onLink()
      else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && isOnFormula(view)) onFormula()
      else return false
      event.preventDefault()
      return true
    },
  }
}

const filesIn = (data: DataTransfer | null) => [...(data?.files ?? [])]

/** A copied table arrives as text and as a picture of that text: then use the text. */
function hasText(data: DataTransfer | null): boolean {
  const html = inert(data?.getData('text/html') ?? '')
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return (data?.getData('text/plain') ?? '').trim() !== '' || (body.textContent ?? '').trim() !== ''
}

/** Pasted into an empty line, the first paragraph is not merged with it: it would lose its alignment. */
function keepAlignment(slice: Slice, { state: { selection } }: EditorView): Slice {
  const isFree = selection.empty && selection.$from.parent.isTextblock && selection.$from.parent.content.size === 0
  const first = slice.content.firstChild
  return isFree && first?.attrs.textAlign && slice.openStart === 1
    ? new Slice(slice.content, 0, slice.content.childCount === 1 ? 0 : slice.openEnd)
    : slice
}

const isInCode = ({ state: { selection } }: EditorView) => Boolean(selection.$from.parent.type.spec.code)

const isOnFormula = ({ state: { selection } }: EditorView) =>
  selection instanceof NodeSelection && selection.node.type.name === 'formula'
