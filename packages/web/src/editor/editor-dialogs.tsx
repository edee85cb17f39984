import type { Editor } from '@tiptap/react'
import { ConfirmDelete } from '../ui/confirm-delete.tsx'
import { AltDialog } from './alt-dialog.tsx'
import { describeImage, putFormula, selectedFormula } from './editor-commands.ts'
import { FormulaDialog } from './formula-dialog.tsx'

export type Asking = { of: 'formula' } | { of: 'link' } | { of: 'removal' } | { of: 'alt'; url: string; alt: string }

/** The dialogs of the editor. A link is entered in a bar instead (link-bar.tsx). */
export function EditorDialogs({ editor, asking, onClose }: { editor: Editor; asking: Asking; onClose: () => void }) {
  if (asking.of === 'formula') {
    return (
      <FormulaDialog
        {...selectedFormula(editor)}
        onClose={onClose}
        onInsert={(formula) => {
          onClose()
          putFormula(editor, formula)
        }}
      />
    )
  }
  if (asking.of === 'removal') {
    return (
      <ConfirmDelete
        of="image"
        onCancel={onClose}
        onConfirm={() => {
          onClose()
          editor.chain().focus().deleteSelection().run()
        }}
      />
    )
  }
  if (asking.of === 'alt') {
    return (
      <AltDialog
        url={asking.url}
        alt={asking.alt}
        onClose={onClose}
        onSave={(alt) => {
          onClose()
          describeImage(editor, asking.url, alt)
        }}
      />
    )
  }
  return null
}
