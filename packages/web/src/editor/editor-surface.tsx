import { EditorContent } from '@tiptap/react'
import { useRef, useState } from 'react'
import { classes } from '../ui/classes.ts'
import { text } from '../ui/text.ts'
import { toast } from '../ui/toast.ts'
import { ContextBar } from './context-bar.tsx'
import { type Asking, EditorDialogs } from './editor-dialogs.tsx'
import { editorEvents } from './editor-events.ts'
import { EditorNotices } from './editor-notices.tsx'
import { insertImages } from './insert-images.ts'
import { useKeepPageOnDrop } from './keep-page-on-drop.ts'
import { LinkBar } from './link-bar.tsx'
import { Toolbar } from './toolbar.tsx'
import { type Described, useDescribed } from './use-described.ts'
import type { UploadImage } from './use-editor-uploads.ts'
import { useRichEditor } from './use-rich-editor.ts'
import './editor.css'
import '../rich/rich.css'

interface EditorSurfaceProps extends Described {
  label: string
  value: string
  onChange: (html: string) => void
  upload: UploadImage
}

export { LineSurface } from './line-surface.tsx'
export { LineTools } from './line-tools.tsx'

const NOTHING = { gambar: 0, rumus: 0 }

/** Toolbar, text and dialogs of one editor; `RichTextEditor` adds label and error. */
export function EditorSurface({ label, value, onChange, upload, ...described }: EditorSurfaceProps) {
  const toolbar = useRef<HTMLDivElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const [asking, setAsking] = useState<Asking>()
  const [undescribed, setUndescribed] = useState<readonly string[]>([])
  const [left, setLeft] = useState(NOTHING)
  const [fault, setFault] = useState<string>()
  const addFiles = useRef<(files: File[], pos: number) => void>(() => undefined)
  const [editorProps] = useState(() =>
    editorEvents({
      onFiles: (files, pos) => addFiles.current(files, pos),
      onLost: ({ gambar, rumus }) =>
        setLeft((before) => ({ gambar: before.gambar + gambar, rumus: before.rumus + rumus })),
      onFormula: () => setAsking({ of: 'formula' }),
      onLink: () => setAsking({ of: 'link' }),
      onLeave: () => toolbar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus(),
    }),
  )
  const [tools] = useState(() => ({
    onImage: () => picker.current?.click(),
    onFormula: () => setAsking({ of: 'formula' }),
    onLink: () => setAsking({ of: 'link' }),
  }))
  const { editor, lost } = useRichEditor({
    value,
    onChange,
    onImageRemoved: () => toast.success(text.imageRemoved),
    onFault: (latex, fault) => setFault(`${latex}: ${fault}`),
    editorProps,
  })
  useDescribed(editor, described)
  useKeepPageOnDrop()
  if (!editor) return null

  const [newest] = undescribed
  const now = asking ?? (newest === undefined ? undefined : { of: 'alt' as const, url: newest, alt: '' })
  const stop = () => (asking ? setAsking(undefined) : setUndescribed(undescribed.slice(1)))
  addFiles.current = (files, pos) =>
    insertImages(editor, files, pos, {
      upload,
      onInserted: (url) => setUndescribed((before) => [...before, url]),
      onRefused: toast.error,
    })

  return (
    <div className={classes('editor', described.invalid && 'editor-invalid', lost.length > 0 && 'editor-readonly')}>
      <Toolbar ref={toolbar} editor={editor} label={label} off={lost.length > 0} {...tools} />
      {asking?.of === 'link' && <LinkBar editor={editor} onClose={stop} />}
      <EditorNotices
        lost={lost}
        left={left}
        fault={fault}
        onSeen={() => {
          setLeft(NOTHING)
          setFault(undefined)
        }}
      />
      <EditorContent editor={editor} />
      {lost.length === 0 && <ContextBar editor={editor} onAsk={setAsking} />}
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept=".png,.jpg,.jpeg,image/png,image/jpeg"
        onChange={({ target }) => {
          addFiles.current([...(target.files ?? [])], editor.state.selection.to)
          target.value = ''
        }}
      />
      {now && <EditorDialogs key={newest} editor={editor} asking={now} onClose={stop} />}
    </div>
  )
}
