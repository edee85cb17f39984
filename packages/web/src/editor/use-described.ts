import type { Editor } from '@tiptap/react'
import { useEffect } from 'react'

/** How a screen reader names the text box. */
export interface Described {
  labelId: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export function useDescribed(editor: Editor | null, { labelId, describedBy, invalid, required }: Described): void {
  useEffect(() => {
    // One that waited too long to be drawn was given up; its successor comes with the next rendering.
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
    // A press on the label goes to the text, as it does with every other field.
    const label = document.getElementById(labelId)
    const focus = () => editor.commands.focus()
    label?.addEventListener('click', focus)
    return () => label?.removeEventListener('click', focus)
  }, [editor, labelId, describedBy, invalid, required])
}
