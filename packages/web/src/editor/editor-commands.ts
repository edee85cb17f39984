import { NodeSelection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import type { TypedFormula } from './formula-dialog.tsx'
import { formulaOf } from './formula-node.ts'

/** The selected formula, to be changed; an empty one when none is selected. */
export function selectedFormula(editor: Editor): { latex: string; display: boolean; mathml?: string } {
  const { selection, doc } = editor.state
  if (selection instanceof NodeSelection && selection.node.type.name === 'formula') {
    return formulaOf(selection.node.attrs.mathml)
  }
  return { latex: doc.textBetween(selection.from, selection.to, ' '), display: false }
}

/** Puts a formula where the caret is, or in the place of what is selected. */
export function putFormula(editor: Editor, { mathml }: TypedFormula): void {
  editor.chain().focus().insertContent({ type: 'formula', attrs: { mathml } }).run()
}

/** Gives the picture its alternative text, wherever it stands by now. */
export function describeImage(editor: Editor, url: string, alt: string): void {
  editor.commands.command(({ tr }) => {
    tr.doc.descendants((node, pos) => {
      if (node.type.name === 'image' && node.attrs.src === url) tr.setNodeAttribute(pos, 'alt', alt)
    })
    return true
  })
}

/** The share of the line that the selected picture takes; null for its own width. The picture stays selected. */
export function shareImage(editor: Editor, share: string | null): void {
  const { from } = editor.state.selection
  editor
    .chain()
    .focus()
    .command(({ tr }) => Boolean(tr.setNodeAttribute(from, 'share', share)))
    .run()
}

/** @param align one of our classes, null for the left */
export function alignText(editor: Editor, align: string | null): void {
  const textAlign = { textAlign: align }
  editor.chain().focus().updateAttributes('paragraph', textAlign).updateAttributes('heading', textAlign).run()
}
