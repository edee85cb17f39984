// {asking && <FormulaDialog latex="" display={false} onInsert={(formula) => ...} onClose={stop} />}
// Opens on top of other dialogs. The LaTeX box is sufficient for everything; the visual field is optional.
import { LATEX_LENGTH } from '@bank/contract/rich-math'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Fragment } from '../rich/rich-html.tsx'
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
import { insertTemplate } from './text-area-edit.ts'
import { bareLatex, nextHole } from './typed-latex.ts'
import type { Formula } from './typeset.ts'
import { useTypeset } from './use-typeset.ts'
import type { VisualFieldHandle } from './visual-field.tsx'

/** Optional: if its code fails to load, the LaTeX box still works. */
const VisualField = onDemand(
  () => import('./visual-field.tsx').catch(() => ({ VisualField: () => null })),
  'VisualField',
)

export interface TypedFormula {
  latex: string
  /** Displayed on its own line. */
  display: boolean
  mathml: string
}

const HINT = 'Tab: ke kurung kosong berikutnya. Ctrl+Enter: selesai.'
const ONLY_LATEX = 'Rumus ini benar, tetapi medan di atas tidak mengenal semuanya. Ubah lewat LaTeX.'
const WITHOUT_LATEX = 'Rumus ini tersimpan tanpa LaTeX. Tulis ulang di sini untuk mengubahnya.'

interface FormulaDialogProps {
  latex: string
  /** The stored MathML of the formula being edited; other clients store some formulas without LaTeX. */
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
  const [known, setKnown] = useState(true)
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
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps a key event from the surrounding form */}
        <div onKeyDown={onCtrlEnter(insert)} className="space-y-4">
          <FormulaPalette onPick={pick} />
          <VisualField
            fallback={<Skeleton className="h-20" />}
            ref={visual}
            label="Rumus seperti tampilannya"
            latex={latex}
            invalid={drawn?.fault !== undefined && fault !== undefined}
            onRead={setKnown}
            // it tells of a key press later, when the LaTeX box may have been written in
            onChange={(written) => typesVisually.current && setLatex(written)}
            onFocus={() => {
              typesVisually.current = true
            }}
          />
          {ready && !known && <p className="text-xs text-muted">{ONLY_LATEX}</p>}
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

/** While the LaTeX is incomplete, shows the last valid formula, paler. */
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

/** Tab moves to the next empty pair of braces of a template; without one it leaves the box as usual. */
function toNextHole(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Tab' || event.shiftKey) return
  const { value, selectionEnd } = event.currentTarget
  const hole = nextHole(value, selectionEnd)
  if (hole === undefined) return
  event.preventDefault()
  event.currentTarget.setSelectionRange(hole, hole)
}

/** The value after typing has paused: no error is shown between two key presses. */
function useSettled<T>(now: T): T {
  const [settled, setSettled] = useState(now)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), 600)
    return () => clearTimeout(timer)
  }, [now])
  return settled
}
