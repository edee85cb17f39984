import { NodeSelection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import type { TypedFormula } from './formula-dialog.tsx'
import { formulaOf } from './formula-node.ts'

/** The selected formula, for editing; an empty one when none is selected. */
export function selectedFormula(editor: Editor): { latex: string; display: boolean; mathml?: string } {
  const { selection, doc } = editor.state
  if (selection instanceof NodeSelection && selection.node.type.name === 'formula') {
    return formulaOf(selection.node.attrs.mathml)
  }
  return { latex: doc.textBetween(selection.from, selection.to, ' '), display: false }
}

/** Inserts a formula at the caret, or replaces the selection. */
export function putFormula(editor: Editor, { mathml }: TypedFormula): void {
  editor.chain().focus().insertContent({ type: 'formula', attrs: { mathml } }).run()
}

/** Sets the alternative text of a picture, found by its URL because it may have moved. */
export function describeImage(editor: Editor, url: string, alt: string): void {
  editor.commands.command(({ tr }) => {
    tr.doc.descendants((node, pos) => {
      if (node.type.name === 'image' && node.attrs.src === url) tr.setNodeAttribute(pos, 'alt', alt)
    })
    return true
  })
}

/** Sets the width of the selected picture as a share of the line; null for its natural width. It stays selected. */
export function shareImage(editor: Editor, share: string | null): void {
  const { from } = editor.state.selection
  editor
    .chain()
    .focus()
    .command(({ tr }) => Boolean(tr.setNodeAttribute(from, 'share', share)))
    .run()
}

/** @param align one of our classes; null for left */
export function alignText(editor: Editor, align: string | null): void {
  const textAlign = { textAlign: align }
  editor.chain().focus().updateAttributes('paragraph', textAlign).updateAttributes('heading', textAlign).run()
}
