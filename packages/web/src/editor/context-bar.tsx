import { Toolbar as Base } from '@base-ui/react/toolbar'
import { NodeSelection } from '@tiptap/pm/state'
import { type Editor, useEditorState } from '@tiptap/react'
import { Pencil, TextCursorInput, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { classes } from '../ui/classes.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { shareImage } from './editor-commands.ts'
import type { Asking } from './editor-dialogs.tsx'
import { FootBar, FootHint } from './foot-bar.tsx'
import { ToolButton, ToolSeparator, toolClass } from './tool-button.tsx'

const TableBar = onDemand(() => import('./table-bar.tsx'), 'TableBar')

type Context = 'image' | 'formula' | 'table' | undefined

interface ContextBarProps {
  editor: Editor
  onAsk: (asking: Asking) => void
}

/**
 * Buttons for the picture, formula or table at the caret. At the foot of the editor, so that the text does not move when
 * they appear: the second press of a double click must hit the same element.
 */
export const ContextBar = memo(function ContextBar({ editor, onAsk }: ContextBarProps) {
  const context = useEditorState({
    editor,
    selector: ({ editor }) => contextOf(editor),
  })
  if (context === 'image') return <ImageBar editor={editor} onAsk={onAsk} />
  if (context === 'formula') return <FormulaBar editor={editor} onAsk={onAsk} />
  if (context === 'table') return <TableBar fallback={<FootHint> </FootHint>} editor={editor} />
  return <FootHint>Gambar dapat ditempel atau diseret ke sini.</FootHint>
})

function contextOf(editor: Editor): Context {
  const { selection } = editor.state
  const name = selection instanceof NodeSelection ? selection.node.type.name : undefined
  if (name === 'image' || name === 'formula') return name
  return editor.isActive('table') ? 'table' : undefined
}

function FormulaBar({ editor, onAsk }: ContextBarProps) {
  return (
    <FootBar label="Alat rumus">
      <ToolButton icon={Pencil} label="Ubah rumus" keys="Enter" worded onPress={() => onAsk({ of: 'formula' })} />
      <ToolButton
        icon={Trash2}
        label="Hapus rumus"
        worded
        onPress={() => editor.chain().focus().deleteSelection().run()}
      />
    </FootBar>
  )
}

const SHARES = ['w-25', 'w-50', 'w-75', 'w-100']

function ImageBar({ editor, onAsk }: ContextBarProps) {
  const { src, alt, share } = useEditorState({ editor, selector: ({ editor }) => editor.getAttributes('image') })
  const resize = (name: string) => shareImage(editor, share === name ? null : name)
  return (
    <FootBar label="Alat gambar">
      <ToolButton
        icon={TextCursorInput}
        label={alt ? 'Ubah teks alternatif' : 'Isi teks alternatif'}
        worded
        onPress={() => onAsk({ of: 'alt', url: src, alt: alt ?? '' })}
      />
      <ToolSeparator />
      {SHARES.map((name) => (
        <Base.Button
          key={name}
          aria-pressed={share === name}
          aria-label={`Lebar ${name.slice(2)} persen`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => resize(name)}
          className={classes(toolClass, 'px-1.5 text-sm font-semibold')}
        >
          {name.slice(2)}%
        </Base.Button>
      ))}
      <ToolSeparator />
      <ToolButton icon={Trash2} label="Hapus gambar" worded onPress={() => onAsk({ of: 'removal' })} />
    </FootBar>
  )
}
