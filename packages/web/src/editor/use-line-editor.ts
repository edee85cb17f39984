import { type Editor, useEditor } from '@tiptap/react'
import { useContext, useEffect, useRef, useState } from 'react'
import { editorOptions } from './editor-options.ts'
import { fragmentOf, lineContentOf, lineExtensions } from './line-content.ts'
import { lineEvents } from './line-events.ts'
import { LineKeysContext } from './line-keys.ts'
import { TypedFormulas } from './typed-formulas.ts'

interface LineEditorOptions {
  value: string
  onChange: (html: string) => void
  /** Why LaTeX that was typed stayed text; undefined once the text has changed. */
  onFault: (fault: string | undefined) => void
  onFormula: () => void
}

/** The editor of one fragment. */
export function useLineEditor(options: LineEditorOptions): Editor | null {
  const keys = useContext(LineKeysContext)
  const latest = useRef({ ...options, keys })
  latest.current = { ...options, keys }
  const known = useRef(options.value)
  const [content] = useState(() => lineContentOf(options.value))
  const [editorProps] = useState(() =>
    lineEvents({ keys: () => latest.current.keys, onFormula: () => latest.current.onFormula() }),
  )
  const [extensions] = useState(() => [
    ...lineExtensions,
    TypedFormulas.configure({ onFault: (latex, fault) => latest.current.onFault(`${latex}: ${fault}`) }),
  ])

  const editor = useEditor({
    ...editorOptions,
    extensions,
    content,
    shouldRerenderOnTransaction: false,
    editorProps,
    onFocus: ({ editor }) => latest.current.keys.onFocus?.({ editor, onFormula: () => latest.current.onFormula() }),
    onUpdate: ({ editor }) => {
      const html = fragmentOf(editor.state.doc)
      if (html === known.current) return
      known.current = html
      latest.current.onFault(undefined)
      latest.current.onChange(html)
    },
  })

  const { value } = options
  useEffect(() => {
    if (!editor || editor.isDestroyed || value === known.current) return
    known.current = value
    editor.commands.setContent(lineContentOf(value), { emitUpdate: false })
  }, [editor, value])

  return editor
}
