import { type Editor, useEditorState } from '@tiptap/react'
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  Grid2x2X,
  PanelTop,
  TableCellsMerge,
  TableCellsSplit,
  Trash2,
} from 'lucide-react'
import { FootBar } from './foot-bar.tsx'
import { ToolButton, ToolSeparator } from './tool-button.tsx'

export function TableBar({ editor }: { editor: Editor }) {
  const can = useEditorState({
    editor,
    selector: ({ editor }) => ({ merge: editor.can().mergeCells(), split: editor.can().splitCell() }),
  })
  const chain = () => editor.chain().focus()
  return (
    <FootBar label="Alat tabel">
      <ToolButton
        icon={BetweenHorizontalStart}
        label="Tambah baris di atas"
        onPress={() => chain().addRowBefore().run()}
      />
      <ToolButton
        icon={BetweenHorizontalEnd}
        label="Tambah baris di bawah"
        onPress={() => chain().addRowAfter().run()}
      />
      <ToolButton
        icon={BetweenVerticalStart}
        label="Tambah kolom di kiri"
        onPress={() => chain().addColumnBefore().run()}
      />
      <ToolButton
        icon={BetweenVerticalEnd}
        label="Tambah kolom di kanan"
        onPress={() => chain().addColumnAfter().run()}
      />
      <ToolSeparator />
      <ToolButton icon={Trash2} label="Hapus baris" worded onPress={() => chain().deleteRow().run()} />
      <ToolButton icon={Trash2} label="Hapus kolom" worded onPress={() => chain().deleteColumn().run()} />
      <ToolSeparator />
      <ToolButton icon={PanelTop} label="Baris judul" onPress={() => chain().toggleHeaderRow().run()} />
      <ToolButton
        icon={TableCellsMerge}
        label="Gabungkan sel"
        disabled={!can.merge}
        onPress={() => chain().mergeCells().run()}
      />
      <ToolButton
        icon={TableCellsSplit}
        label="Pisahkan sel"
        disabled={!can.split}
        onPress={() => chain().splitCell().run()}
      />
      <ToolSeparator />
      <ToolButton icon={Grid2x2X} label="Hapus tabel" worded onPress={() => chain().deleteTable().run()} />
    </FootBar>
  )
}
