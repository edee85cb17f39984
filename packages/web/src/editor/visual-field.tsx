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
  /** What was written elsewhere takes the place of all. */
  show: (latex: string) => void
  /** Puts a template where the caret is; `#` gives way to what is selected. */
  insert: (template: string) => void
}

interface VisualFieldProps {
  label: string
  /** What it holds at first; from then on `show` says what changed elsewhere. */
  latex: string
  onChange: (latex: string) => void
  onFocus: () => void
  ref?: Ref<VisualFieldHandle>
}

/** A formula to type as it looks (MathLive). Its keyboard is not enough for screen readers: the LaTeX box stays beside it. */
export function VisualField({ label, latex, onChange, onFocus, ref }: VisualFieldProps) {
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<MathfieldElement>(null)
  const first = useRef(latex)
  first.current = latex
  const heard = useRef({ onChange, onFocus })
  heard.current = { onChange, onFocus }

  useEffect(() => {
    const mathfield = stylesByScript(new MathfieldElement())
    mathfield.ariaLabel = label
    mathfield.addEventListener('input', () => heard.current.onChange(mathfield.getValue('latex-without-placeholders')))
    mathfield.addEventListener('focusin', () => heard.current.onFocus())
    mathfield.addEventListener('pointerdown', () => takeKeys(mathfield))
    field.current = mathfield
    box.current?.replaceChildren(mathfield)
    mathfield.menuItems = []
    mathfield.mathVirtualKeyboardPolicy = 'manual'
    mathfield.setValue(first.current, { silenceNotifications: true })
    return () => mathfield.remove()
  }, [label])

  // Told by whoever writes, not drawn from a state: a state comes a moment late, and would undo the next key.
  useImperativeHandle(ref, () => ({
    show: (written) => field.current?.setValue(written, { silenceNotifications: true }),
    insert: (template) => {
      field.current?.insert(template.replace('#', '#@').replaceAll('{}', '{#?}'), { focus: true })
      takeKeys(field.current)
    },
  }))

  return <div ref={box} className="visual-field" />
}

/** MathLive itself asks for the keys 60 ms after a click: those of who types at once would go where the caret was. */
const takeKeys = (mathfield: MathfieldElement | null) =>
  mathfield?.shadowRoot?.querySelector<HTMLElement>('[part=keyboard-sink]')?.focus({ preventScroll: true })
