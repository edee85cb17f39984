import { MathfieldElement } from 'mathlive'
import 'mathlive/fonts.css'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import './visual-field.css'
import { stylesByScript } from './visual-field-styles.ts'

// The fonts come with the style sheet above; there are no sounds.
MathfieldElement.fontsDirectory = null
MathfieldElement.soundsDirectory = null
MathfieldElement.locale = 'id'

export interface VisualFieldHandle {
  /** Puts a template where the caret is; `#` gives way to what is selected. */
  insert: (template: string) => void
}

interface VisualFieldProps {
  label: string
  latex: string
  onChange: (latex: string) => void
  onFocus: () => void
  ref?: Ref<VisualFieldHandle>
}

/** A formula to type as it looks (MathLive). Its keyboard is not enough for screen readers: the LaTeX box stays beside it. */
export function VisualField({ label, latex, onChange, onFocus, ref }: VisualFieldProps) {
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<MathfieldElement>(null)
  const heard = useRef({ onChange, onFocus })
  heard.current = { onChange, onFocus }

  useEffect(() => {
    const mathfield = stylesByScript(new MathfieldElement())
    mathfield.ariaLabel = label
    mathfield.addEventListener('input', () => heard.current.onChange(mathfield.getValue('latex-without-placeholders')))
    mathfield.addEventListener('focusin', () => heard.current.onFocus())
    field.current = mathfield
    box.current?.replaceChildren(mathfield)
    mathfield.menuItems = []
    mathfield.mathVirtualKeyboardPolicy = 'manual'
    return () => mathfield.remove()
  }, [label])

  useEffect(() => {
    const mathfield = field.current
    if (!mathfield || mathfield.getValue('latex-without-placeholders') === latex) return
    mathfield.setValue(latex, { silenceNotifications: true })
  }, [latex])

  useImperativeHandle(ref, () => ({
    insert: (template) => {
      field.current?.insert(template.replace('#', '#@').replaceAll('{}', '{#?}'), { focus: true })
    },
  }))

  return <div ref={box} className="visual-field" />
}
