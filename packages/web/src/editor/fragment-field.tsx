// <FragmentField label="Teks pilihan" rows={3} value={field.value} onChange={field.onChange} error={...} />
// `value` is fragment HTML (decisions 3); the user types text, with formulas between dollar signs.
// For lists of such fields: line-field.tsx.
import { Sigma } from 'lucide-react'
import { useRef, useState } from 'react'
import { Fragment } from '../rich/rich-html.tsx'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { type FieldFrame, FormField, fieldClass } from '../ui/form-field.tsx'
import { FormulaDialog } from './formula-dialog.tsx'
import { piecesOf, typedFormula } from './fragment-pieces.ts'
import { FORMULA_KEY, isFormulaKey } from './keys.ts'
import { replaceRange } from './text-area-edit.ts'
import { useFragmentText } from './use-fragment-text.ts'

export interface FragmentFieldProps extends FieldFrame {
  value: string
  onChange: (html: string) => void
  rows?: number
  /** The name of the field in its form. */
  place?: string | undefined
}

const HINT = 'Tulis rumus di antara tanda dolar, misalnya $x^2$. Untuk tanda dolar biasa, tulis \\$.'

export function FragmentField({ value, onChange, rows = 3, hint = HINT, place, ...frame }: FragmentFieldProps) {
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
          onKeyDown={(event) => {
            if (!isFormulaKey(event.nativeEvent)) return
            event.preventDefault()
            askFormula()
          }}
          className={classes(fieldClass, 'block py-2')}
        />
      )}
    </FormField>
  )
  return (
    <div className="space-y-2" data-place={place}>
      {field}
      <div className="flex items-start gap-3">
        <Button icon={Sigma} title={FORMULA_KEY} onClick={askFormula}>
          Rumus
        </Button>
        {typed.trim() !== '' && (
          <div className="min-h-control min-w-0 flex-1 rounded-control bg-quiet px-3 py-1.5 text-md text-ink">
            <span className="sr-only">Pratinjau: </span>
            <Fragment html={value} />
          </div>
        )}
      </div>
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

/** The range that the formula replaces: the formula at the caret, or the selection. */
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
