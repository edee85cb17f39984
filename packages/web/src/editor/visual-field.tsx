import { literalPercent } from '@bank/contract/latex-spans'
import { MathfieldElement } from 'mathlive'
import 'mathlive/fonts.css'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { classes } from '../ui/classes.ts'
import './visual-field.css'
import { stylesByScript } from './visual-field-styles.ts'

// The fonts come with the imported style sheet; sounds are off.
MathfieldElement.fontsDirectory = null
MathfieldElement.soundsDirectory = null
MathfieldElement.locale = 'id'

export interface VisualFieldHandle {
  /** Replaces the whole formula. */
  show: (latex: string) => void
  /** Inserts a template at the caret; the selection replaces `#`. */
  insert: (template: string) => void
}

interface VisualFieldProps {
  label: string
  /** The initial formula; later changes from outside come through `show`. */
  latex: string
  onChange: (latex: string) => void
  onFocus: () => void
  /** Whether the field knows all of the formula; the preview may know more. */
  onRead: (whole: boolean) => void
  /** The formula has an error, as the preview reads it. */
  invalid: boolean
  ref?: Ref<VisualFieldHandle>
}

/** A visual formula editor (MathLive). It is not accessible enough for screen readers, so the LaTeX box stays beside it. */
export function VisualField({ label, latex, onChange, onFocus, onRead, invalid, ref }: VisualFieldProps) {
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<MathfieldElement>(null)
  const first = useRef(latex)
  first.current = latex
  const callbacks = useRef({ onChange, onFocus, onRead })
  callbacks.current = { onChange, onFocus, onRead }

  useEffect(() => {
    const mathfield = stylesByScript(new MathfieldElement())
    mathfield.ariaLabel = label
    mathfield.addEventListener('input', () => {
      callbacks.current.onChange(mathfield.getValue('latex-without-placeholders'))
      callbacks.current.onRead(mathfield.errors.length === 0)
    })
    mathfield.addEventListener('focusin', () => callbacks.current.onFocus())
    mathfield.addEventListener('pointerdown', () => takeKeys(mathfield))
    field.current = mathfield
    box.current?.replaceChildren(mathfield)
    mathfield.menuItems = []
    mathfield.mathVirtualKeyboardPolicy = 'manual'
    write(mathfield, first.current)
    callbacks.current.onRead(mathfield.errors.length === 0)
    return () => mathfield.remove()
  }, [label])

  // An imperative handle instead of a prop: a prop arrives one render late and would undo the next key press.
  useImperativeHandle(ref, () => ({
    show: (written) => {
      if (!field.current) return
      write(field.current, written)
      callbacks.current.onRead(field.current.errors.length === 0)
    },
    insert: (template) => {
      field.current?.insert(template.replace('#', '#@').replaceAll('{}', '{#?}'), { focus: true })
      takeKeys(field.current)
    },
  }))

  return <div ref={box} className={classes('visual-field', invalid && 'visual-field-invalid')} />
}

/** Percent as the preview reads it: in LaTeX it would begin a comment. */
const write = (mathfield: MathfieldElement, latex: string) =>
  mathfield.setValue(literalPercent(latex), { silenceNotifications: true })

/** MathLive focuses its keyboard sink 60 ms after a click; until then keys would go to the old caret position. */
const takeKeys = (mathfield: MathfieldElement | null) =>
  mathfield?.shadowRoot?.querySelector<HTMLElement>('[part=keyboard-sink]')?.focus({ preventScroll: true })
