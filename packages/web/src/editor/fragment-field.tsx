// <FragmentField label="Teks pilihan" rows={3} value={field.value} onChange={field.onChange} error={...} />
// `value` is fragment HTML (decisions 3); the person types text, with formulas between dollars.
// <FragmentField compact tools={<Menu ... />} ... />: one row that grows, in a list of such fields.
import { Sigma } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { type FieldFrame, FormField, fieldClass } from '../ui/form-field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { FormulaDialog } from './formula-dialog.tsx'
import { piecesOf, typedFormula } from './fragment-pieces.ts'
import { Fragment } from './rich-html.tsx'
import { replaceRange } from './text-area-edit.ts'
import { useFragmentText } from './use-fragment-text.ts'

export interface FragmentFieldProps extends FieldFrame {
  value: string
  onChange: (html: string) => void
  onBlur?: () => void
  rows?: number
  compact?: boolean
  /** What stands beside the field, behind its formula button; compact fields only. */
  tools?: ReactNode
}

const HINT = 'Tulis rumus di antara tanda dolar, misalnya $x^2$. Untuk tanda dolar biasa, tulis \\$.'

export function FragmentField({
  value,
  onChange,
  onBlur,
  compact = false,
  tools,
  rows = compact ? 1 : 3,
  hint = compact ? undefined : HINT,
  ...frame
}: FragmentFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const { typed, type, fault } = useFragmentText(value, onChange)
  const [formula, setFormula] = useState<Spot>()

  const askFormula = () => area.current && setFormula(spotAt(area.current))
  const field = (
    <FormField {...frame} hint={fault ?? hint}>
      {(control) => (
        <textarea
          {...control}
          ref={area}
          rows={rows}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onBlur={onBlur}
          className={classes(
            fieldClass,
            'block',
            compact
              ? 'field-sizing-content min-h-control py-1.5 pointer-coarse:py-2.5 supports-[field-sizing:content]:resize-none'
              : 'py-2',
          )}
        />
      )}
    </FormField>
  )
  const preview = (
    <div
      className={classes(
        'min-h-control min-w-0 flex-1 rounded-control bg-quiet px-3 text-md text-ink',
        compact ? 'py-1' : 'py-1.5',
      )}
    >
      <span className="sr-only">Pratinjau: </span>
      <Fragment html={value} />
    </div>
  )

  return (
    <div className="space-y-2">
      {compact ? (
        <div className="flex flex-wrap items-start justify-end sm:flex-nowrap">
          <div className="min-w-0 flex-1 max-sm:basis-full sm:mr-1">{field}</div>
          {/* plain words need no second sight */}
          {value.includes('<') && (
            <div
              className={classes(
                'flex min-w-0 flex-1 max-sm:basis-1/2 max-sm:pt-1 sm:mr-1',
                !frame.hideLabel && 'sm:pt-6.5',
              )}
            >
              {preview}
            </div>
          )}
          <div className={classes('flex shrink-0', !frame.hideLabel && 'sm:pt-6.5')}>
            <IconButton icon={Sigma} label={`Rumus untuk ${frame.label}`} onClick={askFormula} />
            {tools}
          </div>
        </div>
      ) : (
        <>
          {field}
          <div className="flex items-start gap-3">
            <Button icon={Sigma} onClick={askFormula}>
              Rumus
            </Button>
            {typed.trim() !== '' && preview}
          </div>
        </>
      )}
      {formula && (
        <FormulaDialog
          latex={formula.latex}
          display={formula.display}
          onClose={() => setFormula(undefined)}
          onInsert={({ latex, display }) => {
            setFormula(undefined)
            if (area.current) type(insertFormula(area.current, formula, latex, display))
          }}
        />
      )}
    </div>
  )
}

/** Where the formula goes: the one the caret stands in, or what is selected. */
interface Spot {
  latex: string
  display: boolean
  from: number
  to: number
}

function spotAt({ value, selectionStart: from, selectionEnd: to }: HTMLTextAreaElement): Spot {
  const around = piecesOf(value).find((piece) => piece.kind === 'formula' && piece.start < from && to < piece.end)
  if (around?.kind !== 'formula') return { latex: value.slice(from, to), display: false, from, to }
  return { latex: around.latex, display: around.display, from: around.start, to: around.end }
}

function insertFormula(area: HTMLTextAreaElement, { from, to }: Spot, latex: string, display: boolean): string {
  const typed = typedFormula(latex, display) ?? latex
  return replaceRange(area, typed, from, to, from + typed.length)
}
