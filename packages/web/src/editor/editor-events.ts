import { NodeSelection } from '@tiptap/pm/state'
import type { EditorProps, EditorView } from '@tiptap/pm/view'
import { type Lost, tidyPaste } from './paste.ts'
import { inert } from './paste-style.ts'

interface EditorEvents {
  /** Files that were dropped or pasted at a position of the text. */
  onFiles: (files: File[], pos: number) => void
  /** Something of what was pasted could not come along. */
  onLost: (lost: Lost) => void
  /** A formula was pressed twice, or Enter on it. */
  onFormula: () => void
  onLink: () => void
  /** The way from the text to its buttons (Alt+F10). */
  onLeave: () => void
}

/** What the editor does with the clipboard, with files and with formulas. */
export function editorEvents({ onFiles, onLost, onFormula, onLink, onLeave }: EditorEvents): EditorProps {
  return {
    attributes: { class: 'rich' },
    transformPastedHTML: (html) => {
      const pasted = tidyPaste(html)
      if (pasted.lost.gambar + pasted.lost.rumus > 0) onLost(pasted.lost)
      return pasted.html
    },
    handlePaste: (view, event) => {
      const files = filesIn(event.clipboardData)
      if (files.length === 0 || hasText(event.clipboardData)) return false
      onFiles(files, view.state.selection.from)
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
      else if (event.key === 'k' && (event.ctrlKey || event.metaKey)) onLink()
      else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && isOnFormula(view)) onFormula()
      else return false
      event.preventDefault()
      return true
    },
  }
}

const filesIn = (data: DataTransfer | null) => [...(data?.files ?? [])]

/** A copied table is text and a picture of the text: then the text is meant. */
function hasText(data: DataTransfer | null): boolean {
  const html = inert(data?.getData('text/html') ?? '')
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return (data?.getData('text/plain') ?? '').trim() !== '' || (body.textContent ?? '').trim() !== ''
}

const isOnFormula = ({ state: { selection } }: EditorView) =>
  selection instanceof NodeSelection && selection.node.type.name === 'formula'
