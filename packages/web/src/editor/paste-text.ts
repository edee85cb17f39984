import { closeHistory } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { seamsIn } from './wrapped-lines.ts'

/** Pastes plain text, and joins the lines that a page has broken as a step of its own: one Ctrl+Z separates them. */
export function pasteText(view: EditorView, text: string): void {
  const { from } = view.state.selection
  // without the event, or its handler would come here again
  view.pasteText(text)
  const seams = seamsIn(text)
  const lines = textblocksIn(view.state.doc, from, view.state.selection.to)
  if (lines.length !== seams.length || seams.every((seam) => seam === undefined)) return
  const { tr } = view.state
  for (const [index, seam] of [...seams.entries()].reverse()) {
    const [before, line] = [lines[index - 1], lines[index]]
    if (!seam || !before || !line) continue
    const end = before.pos + before.node.nodeSize - 1
    const between = seam.text === '' ? [] : view.state.schema.text(seam.text)
    tr.replaceWith(seam.hyphen ? end - 1 : end, line.pos + 1, between)
  }
  view.dispatch(closeHistory(tr))
}

function textblocksIn(doc: Node, from: number, to: number) {
  const blocks: { node: Node; pos: number }[] = []
  doc.nodesBetween(from, to, (node, pos) => {
    if (node.isTextblock) blocks.push({ node, pos })
  })
  return blocks
}
