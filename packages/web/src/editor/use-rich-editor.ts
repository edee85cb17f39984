import { type Editor, useEditor } from '@tiptap/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { contentOf, htmlOf, imagesOf, lostBy } from './editor-html.ts'
import { editorOptions } from './editor-options.ts'
import { editorExtensions } from './extensions.ts'
import { TypedFormulas } from './typed-formulas.ts'

interface RichEditorOptions {
  value: string
  onChange: (html: string) => void
  onImageRemoved: () => void
  /** LaTeX was typed that cannot be drawn. */
  onFault: (latex: string, fault: string) => void
  editorProps: NonNullable<Parameters<typeof useEditor>[0]>['editorProps']
}

/** The editor of one value. `lost` names what it could not read; then it is read-only, so that saving loses nothing. */
export function useRichEditor(options: RichEditorOptions): { editor: Editor | null; lost: string[] } {
  const { value, editorProps } = options
  const latest = useRef(options)
  latest.current = options
  const known = useRef({ value, html: '', images: new Set<string>() })
  const [lost, setLost] = useState<string[]>([])
  const [content] = useState(() => contentOf(value))
  const [extensions] = useState(() => [
    ...editorExtensions,
    TypedFormulas.configure({ onFault: (latex, fault) => latest.current.onFault(latex, fault) }),
  ])

  const opened = useCallback((editor: Editor, html: string) => {
    const missing = lostBy(editor, html)
    known.current = { value: html, html: htmlOf(editor), images: imagesOf(editor) }
    editor.setEditable(missing.length === 0, false)
    setLost(missing)
  }, [])

  const editor = useEditor({
    ...editorOptions,
    extensions,
    content,
    shouldRerenderOnTransaction: false,
    editorProps,
    onUpdate: (event) => {
      const html = htmlOf(event.editor)
      const images = imagesOf(event.editor)
      const { current: before } = known
      known.current = { value: html, html, images }
      if ([...before.images].some((url) => !images.has(url))) latest.current.onImageRemoved()
      if (html !== before.html) latest.current.onChange(html)
    },
  })

  useEffect(() => {
    if (editor && !editor.isDestroyed) opened(editor, latest.current.value)
  }, [editor, opened])

  useEffect(() => {
    if (!editor || editor.isDestroyed || value === known.current.value) return
    editor.commands.setContent(contentOf(value), { emitUpdate: false })
    opened(editor, value)
  }, [editor, value, opened])

  return { editor, lost }
}
