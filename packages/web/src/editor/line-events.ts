import { NodeSelection, type Selection, TextSelection } from '@tiptap/pm/state'
import type { EditorProps, EditorView } from '@tiptap/pm/view'
import { readerNow, whenReader } from './equations.ts'
import { isFormulaKey } from './keys.ts'
import { lineContentOf } from './line-content.ts'
import type { LineKeys } from './line-keys.ts'
import { type Copied, copiedIn, type PastedLine, pastedLines } from './pasted-lines.ts'

interface LineEvents {
  keys: () => LineKeys
  onFormula: () => void
}

/** Keys and clipboard of one line. */
export function lineEvents({ keys, onFormula }: LineEvents): EditorProps {
  return {
    attributes: { class: 'rich rich-line' },
    handleKeyDown: (view, event) => {
      const act = actionOf(view.state.selection, event, keys(), onFormula)
      if (!act) return false
      event.preventDefault()
      act()
      return true
    },
    handleDoubleClickOn: (_view, _pos, node) => {
      if (node.type.name !== 'formula') return false
      onFormula()
      return true
    },
    // read below, by lines: ProseMirror would parse styles, which the CSP reports
    transformPastedHTML: () => '',
    handlePaste: (view, { clipboardData }) => {
      const copied = copiedIn(clipboardData)
      whenReader(copied.html, () => take(view, copied, keys()))
      return true
    },
    handleDrop: (view, event, _slice, isMove) => {
      if (isMove) return false
      event.preventDefault()
      const pos = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
      if (pos !== undefined) view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, pos)))
      const copied = copiedIn(event.dataTransfer)
      whenReader(copied.html, () => take(view, copied, {}))
      return true
    },
  }
}

function actionOf(
  selection: Selection,
  event: KeyboardEvent,
  { onEnter, onEdge, onMark }: LineKeys,
  onFormula: () => void,
): (() => void) | undefined {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey, isComposing } = event
  if (isComposing || ctrlKey || metaKey || shiftKey) return undefined
  if (isFormulaKey(event)) return onFormula
  const mark = altKey ? ({ KeyB: 'b', KeyS: 's' } as const)[code] : undefined
  if (altKey) return onMark && mark && (() => onMark(mark))
  if (key === 'Enter') return isOnFormula(selection) ? onFormula : onEnter
  const edge = edgeOf(selection, key)
  return onEdge && edge && (() => onEdge(edge))
}

/** Where an arrow key leaves the text. */
function edgeOf({ empty, $from }: Selection, key: string): -1 | 1 | undefined {
  if (key === 'ArrowLeft' && empty && $from.parentOffset === 0) return -1
  return key === 'ArrowRight' && empty && $from.parentOffset === $from.parent.content.size ? 1 : undefined
}

const isOnFormula = (selection: Selection) =>
  selection instanceof NodeSelection && selection.node.type.name === 'formula'

/** Several lines go to the list, one goes to the caret. */
function take(view: EditorView, copied: Copied, { onLines }: LineKeys) {
  const lines = pastedLines(copied, readerNow())
  if (view.isDestroyed || lines.length === 0 || (lines.length > 1 && onLines?.(lines))) return
  insert(view, lines)
}

function insert(view: EditorView, lines: readonly PastedLine[]) {
  const { tr, selection, schema } = view.state
  // in the schema of this editor: it takes in no node of another one
  const { content } = schema.nodeFromJSON(lineContentOf(lines.map(({ html }) => html).join('<br>'))).child(0)
  view.dispatch(tr.replaceWith(selection.from, selection.to, content).setMeta('paste', true).scrollIntoView())
}
