import { useMediaQuery } from '@base-ui/react/unstable-use-media-query'
import { redoDepth, undoDepth } from '@tiptap/pm/history'
import { type Editor, useEditorState } from '@tiptap/react'
import {
  ImagePlus,
  Link,
  List,
  ListOrdered,
  Redo2,
  Sigma,
  Table,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignJustify,
  TextAlignStart,
  Undo2,
} from 'lucide-react'
import { memo, type Ref } from 'react'
import { alignText } from './editor-commands.ts'
import { FORMULA_KEY } from './keys.ts'
import { MARK_TOOLS, SCRIPT_TOOLS } from './mark-tools.ts'
import { toggleScript } from './marks.ts'
import { StyleMenu, styleAt } from './style-menu.tsx'
import { ToolButton, ToolSeparator } from './tool-button.tsx'
import { ToolRow } from './tool-row.tsx'

const ALIGN_TOOLS = [
  { icon: TextAlignStart, label: 'Rata kiri', align: null },
  { icon: TextAlignCenter, label: 'Rata tengah', align: 'ta-center' },
  { icon: TextAlignEnd, label: 'Rata kanan', align: 'ta-right' },
  { icon: TextAlignJustify, label: 'Rata kiri kanan', align: 'ta-justify' },
]

// above the text that is scrolled under it; the offset is that of foot-bar.tsx
const barClass = 'sticky -top-4 sm:-top-5 z-10 rounded-t-control border-b border-line bg-quiet'

interface ToolbarProps {
  editor: Editor
  label: string
  /** The text is read-only. */
  off: boolean
  onImage: () => void
  onFormula: () => void
  onLink: () => void
  ref: Ref<HTMLDivElement>
}

/** One Tab stop; the arrow keys move between the buttons. Memoised, so that it does not render on every key press. */
export const Toolbar = memo(function Toolbar({ editor, label, off, onImage, onFormula, onLink, ref }: ToolbarProps) {
  const state = useEditorState({ editor, selector: ({ editor }) => stateOf(editor) })
  const chain = () => editor.chain().focus()
  // On a phone a row holds six buttons; formula and picture come first, because questions need them most.
  const narrow = useMediaQuery('(width < 40rem)', { noSsr: true })
  const insertTools = (
    <>
      {!narrow && <ToolSeparator />}
      <ToolButton icon={Link} label="Tautan" keys="Ctrl+K" disabled={off} pressed={state.link} onPress={onLink} />
      <ToolButton
        icon={Table}
        label="Sisipkan tabel"
        disabled={off || state.table}
        onPress={() => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
      />
      <ToolButton icon={ImagePlus} label="Sisipkan gambar" disabled={off} onPress={onImage} />
      <ToolButton icon={Sigma} label="Rumus" keys={FORMULA_KEY} worded disabled={off} onPress={onFormula} />
      {narrow && <ToolSeparator />}
    </>
  )

  return (
    <ToolRow ref={ref} label={`Alat ${label}`} className={barClass}>
      {narrow && insertTools}
      <ToolButton
        icon={Undo2}
        label="Urungkan"
        keys="Ctrl+Z"
        disabled={off || !state.canUndo}
        onPress={() => chain().undo().run()}
      />
      <ToolButton
        icon={Redo2}
        label="Ulangi"
        keys="Ctrl+Shift+Z"
        disabled={off || !state.canRedo}
        onPress={() => chain().redo().run()}
      />
      <ToolSeparator />
      <StyleMenu editor={editor} style={state.style} disabled={off} />
      <ToolSeparator />
      {MARK_TOOLS.map(({ mark, ...tool }) => (
        <ToolButton
          key={mark}
          {...tool}
          disabled={off}
          pressed={state.marks.includes(mark)}
          onPress={() => chain().toggleMark(mark).run()}
        />
      ))}
      {SCRIPT_TOOLS.map(({ at, ...tool }) => (
        <ToolButton
          key={at}
          {...tool}
          disabled={off}
          pressed={state.script === at}
          onPress={() => toggleScript(editor, at)}
        />
      ))}
      <ToolSeparator />
      <ToolButton
        icon={List}
        label="Daftar butir"
        disabled={off}
        pressed={state.bullets}
        onPress={() => chain().toggleBulletList().run()}
      />
      <ToolButton
        icon={ListOrdered}
        label="Daftar bernomor"
        disabled={off}
        pressed={state.numbers}
        onPress={() => chain().toggleOrderedList().run()}
      />
      <ToolSeparator />
      {ALIGN_TOOLS.map((tool) => (
        <ToolButton
          key={tool.label}
          icon={tool.icon}
          label={tool.label}
          disabled={off}
          pressed={state.align === tool.align}
          onPress={() => alignText(editor, tool.align)}
        />
      ))}
      {!narrow && insertTools}
    </ToolRow>
  )
})

function stateOf(editor: Editor) {
  const block = editor.isActive('heading') ? 'heading' : 'paragraph'
  return {
    canUndo: undoDepth(editor.state) > 0,
    canRedo: redoDepth(editor.state) > 0,
    style: styleAt(editor),
    marks: MARK_TOOLS.filter(({ mark }) => editor.isActive(mark)).map(({ mark }) => mark),
    script: SCRIPT_TOOLS.find(({ at }) => editor.isActive('script', { at }))?.at,
    bullets: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    align: editor.getAttributes(block).textAlign ?? null,
    link: editor.isActive('link'),
    table: editor.isActive('table'),
  }
}
