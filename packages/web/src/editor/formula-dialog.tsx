// {asking && <FormulaDialog latex="" display={false} onInsert={(formula) => ...} onClose={stop} />}
// Opens over other dialogs. The LaTeX box alone is enough for everything; the visual field is a help.
import { LATEX_LENGTH } from '@bank/contract/rich-math'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/choices.tsx'
import { classes } from '../ui/classes.ts'
import { Dialog, DialogBody, DialogClose } from '../ui/dialog.tsx'
import { FormField, fieldClass, labelClass } from '../ui/form-field.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { text } from '../ui/text.ts'
import { onCtrlEnter } from './ctrl-enter.ts'
import { FormulaPalette } from './formula-palette.tsx'
import { Fragment } from './rich-html.tsx'
import { insertTemplate } from './text-area-edit.ts'
import { bareLatex, nextHole } from './typed-latex.ts'
import type { Formula } from './typeset.ts'
import { useTypeset } from './use-typeset.ts'
import type { VisualFieldHandle } from './visual-field.tsx'

/** Only a help: when its code does not come, the LaTeX box does without it. */
const VisualField = onDemand(
  () => import('./visual-field.tsx').catch(() => ({ VisualField: () => null })),
  'VisualField',
)

export interface TypedFormula {
  latex: string
  /** On a line of its own. */
  display: boolean
  mathml: string
}

const HINT = 'Tab: ke kurung kosong berikutnya. Ctrl+Enter: selesai.'
const WITHOUT_LATEX = 'Rumus ini tersimpan tanpa LaTeX. Tulis ulang di sini untuk mengubahnya.'

interface FormulaDialogProps {
  latex: string
  /** How the formula looks that is to be changed; other tools store some without LaTeX. */
  mathml?: string
  display: boolean
  onInsert: (formula: TypedFormula) => void
  onClose: () => void
}

export function FormulaDialog({
  latex: before,
  mathml,
  display: displayBefore,
  onInsert,
  onClose,
}: FormulaDialogProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const visual = useRef<VisualFieldHandle>(null)
  const typesVisually = useRef(false)
  const [latex, setLatex] = useState(before)
  const [display, setDisplay] = useState(displayBefore)
  const { typeset, failed } = useTypeset()
  const drawn = latex.trim() === '' ? undefined : typeset?.(latex.trim(), display)
  const fault = useSettled(drawn?.fault)
  const ready = drawn !== undefined && drawn.fault === undefined

  const insert = () => {
    if (ready) onInsert({ latex: latex.trim(), display, mathml: drawn.mathml })
  }
  const write = (written: string) => {
    setLatex(written)
    visual.current?.show(written)
  }
  const pick = (template: string) => {
    if (typesVisually.current && visual.current) visual.current.insert(template)
    else if (box.current) write(insertTemplate(box.current, template))
  }

  return (
    <Dialog
      title="Rumus"
      onClose={onClose}
      guarded={latex !== before}
      keepOnBackdrop
      initialFocus={box}
      footer={
        <>
          <div className="mr-auto">
            <Checkbox label="Baris tersendiri" checked={display} onChange={setDisplay} />
          </div>
          <DialogClose>{text.cancel}</DialogClose>
          <Button kind="primary" disabled={!ready} onClick={insert}>
            {before === '' && !mathml ? 'Sisipkan' : text.save}
          </Button>
        </>
      }
    >
      <DialogBody>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps a key from the form around it */}
        <div onKeyDown={onCtrlEnter(insert)} className="space-y-4">
          <FormulaPalette onPick={pick} />
          <VisualField
            fallback={<Skeleton className="h-20" />}
            ref={visual}
            label="Rumus seperti tampilannya"
            latex={latex}
            onChange={setLatex}
            onFocus={() => {
              typesVisually.current = true
            }}
          />
          <FormField label="LaTeX" error={drawn?.fault && fault} hint={mathml && !before ? WITHOUT_LATEX : HINT}>
            {(control) => (
              <textarea
                {...control}
                ref={box}
                rows={2}
                value={latex}
                maxLength={LATEX_LENGTH}
                spellCheck={false}
                autoCapitalize="off"
                placeholder="\frac{a}{b}"
                onFocus={() => {
                  typesVisually.current = false
                }}
                onChange={(event) => write(bareLatex(event.target.value))}
                onKeyDown={toNextHole}
                className={classes(fieldClass, 'block py-2 font-mono')}
              />
            )}
          </FormField>
          <Preview formula={drawn ?? (mathml ? { mathml } : undefined)} failed={failed} />
        </div>
      </DialogBody>
    </Dialog>
  )
}

/** While something is missing the last formula that could be drawn stays, paler. */
function Preview({ formula, failed }: { formula: Formula | undefined; failed: boolean }) {
  const whole = useRef<string>(undefined)
  if (!formula?.fault) whole.current = formula?.mathml
  return (
    <div>
      <p className={labelClass}>Pratinjau</p>
      <output
        aria-live="polite"
        className="flex min-h-14 items-center justify-center overflow-x-auto rounded-control bg-quiet p-3 text-md text-ink"
      >
        {failed && (
          <span className="text-base text-progress">Pratinjau tidak dapat dimuat. Periksa jaringan Anda.</span>
        )}
        {!failed &&
          (whole.current ? (
            <Fragment html={whole.current} className={classes(formula?.fault && 'opacity-40')} />
          ) : (
            <span className="text-base text-muted">Rumus muncul di sini.</span>
          ))}
      </output>
    </div>
  )
}

/** Tab goes to what a template left empty; when nothing is, it leaves the box as everywhere. */
function toNextHole(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Tab' || event.shiftKey) return
  const { value, selectionEnd } = event.currentTarget
  const hole = nextHole(value, selectionEnd)
  if (hole === undefined) return
  event.preventDefault()
  event.currentTarget.setSelectionRange(hole, hole)
}

/** What holds for a moment: nobody is told that a formula is wrong between two keys. */
function useSettled<T>(now: T): T {
  const [settled, setSettled] = useState(now)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), 600)
    return () => clearTimeout(timer)
  }, [now])
  return settled
}
