// {asking && <FormulaDialog latex="" display={false} onInsert={(formula) => ...} onClose={stop} />}
// Opens over other dialogs. The LaTeX box alone is enough for everything; the visual field is a help.
import { LATEX_LENGTH } from '@bank/contract/rich-math'
import { Suspense, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/choices.tsx'
import { classes } from '../ui/classes.ts'
import { Dialog, DialogBody, DialogClose } from '../ui/dialog.tsx'
import { FormField, fieldClass, labelClass } from '../ui/form-field.tsx'
import { onDemand } from '../ui/on-demand.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { text } from '../ui/text.ts'
import { onCtrlEnter } from './ctrl-enter.ts'
import { FormulaPalette } from './formula-palette.tsx'
import { Fragment } from './rich-html.tsx'
import { insertTemplate } from './text-area-edit.ts'
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

interface FormulaDialogProps {
  latex: string
  display: boolean
  onInsert: (formula: TypedFormula) => void
  onClose: () => void
}

export function FormulaDialog({ latex: before, display: displayBefore, onInsert, onClose }: FormulaDialogProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const visual = useRef<VisualFieldHandle>(null)
  const typesVisually = useRef(false)
  const [latex, setLatex] = useState(before)
  const [display, setDisplay] = useState(displayBefore)
  const { typeset, failed } = useTypeset()
  const drawn = latex.trim() === '' ? undefined : typeset?.(latex.trim(), display)
  const ready = drawn !== undefined && drawn.fault === undefined

  const insert = () => {
    if (ready) onInsert({ latex: latex.trim(), display, mathml: drawn.mathml })
  }
  const pick = (template: string) => {
    if (typesVisually.current && visual.current) visual.current.insert(template)
    else if (box.current) setLatex(insertTemplate(box.current, template))
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
            {before === '' ? 'Sisipkan' : text.save}
          </Button>
        </>
      }
    >
      <DialogBody>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps a key from the form around it */}
        <div onKeyDown={onCtrlEnter(insert)} className="space-y-4">
          <FormulaPalette onPick={pick} />
          <Suspense fallback={<Skeleton className="h-20" />}>
            <VisualField
              ref={visual}
              label="Rumus seperti tampilannya"
              latex={latex}
              onChange={setLatex}
              onFocus={() => {
                typesVisually.current = true
              }}
            />
          </Suspense>
          <FormField label="LaTeX" error={drawn?.fault}>
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
                onChange={(event) => setLatex(event.target.value)}
                className={classes(fieldClass, 'block py-2 font-mono')}
              />
            )}
          </FormField>
          <Preview mathml={drawn?.mathml} failed={failed} />
        </div>
      </DialogBody>
    </Dialog>
  )
}

function Preview({ mathml, failed }: { mathml: string | undefined; failed: boolean }) {
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
          (mathml ? <Fragment html={mathml} /> : <span className="text-base text-muted">Rumus muncul di sini.</span>)}
      </output>
    </div>
  )
}
