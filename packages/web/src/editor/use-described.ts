import type { Editor } from '@tiptap/react'
import { useEffect } from 'react'

/** The accessible name and state of the text box. */
export interface Described {
  labelId: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export function useDescribed(editor: Editor | null, { labelId, describedBy, invalid, required }: Described): void {
  useEffect(() => {
    // An editor that waits too long for its first render is destroyed; the next render brings a new one.
    if (!editor || editor.isDestroyed) return
    const box = editor.view.dom
    const set = (name: string, value: string | undefined) =>
      value === undefined ? box.removeAttribute(name) : box.setAttribute(name, value)
    set('role', 'textbox')
    set('aria-multiline', 'true')
    set('aria-labelledby', labelId)
    set('aria-describedby', describedBy)
    set('aria-invalid', invalid ? 'true' : undefined)
    set('aria-required', required ? 'true' : undefined)
    // A click on the label focuses the text, as with any other field.
    const label = document.getElementById(labelId)
    const focus = () => editor.commands.focus()
    label?.addEventListener('click', focus)
    return () => label?.removeEventListener('click', focus)
  }, [editor, labelId, describedBy, invalid, required])
}
