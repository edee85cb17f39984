import { type Class, stage } from '@bank/contract/class'
import { asOptions, choiceOf } from '../api/lookups.ts'
import { CheckboxGroup } from '../ui/choices.tsx'
import { labelClass } from '../ui/form-field.tsx'

interface ClassChoiceProps {
  classes: readonly Class[]
  /** Comma-joined ids, as the API expects them. */
  value: string
  onChange: (value: string) => void
  error?: string
}

/** Checkboxes for the classes of a category, one row for each stage. */
export function ClassChoice({ classes, value, onChange, error }: ClassChoiceProps) {
  const ids = value.split(',').filter(Boolean).map(Number)
  const stages = stage.options.filter((each) => classes.some((row) => row.stage === each))
  return (
    <fieldset className="min-w-0">
      <legend className={labelClass}>Kelas</legend>
      <p className="text-sm text-muted">Bila tidak ada yang dipilih, kategori ini berlaku untuk semua kelas.</p>
      <div className="mt-3 space-y-3">
        {stages.map((each) => (
          <CheckboxGroup
            key={each}
            label={each}
            options={asOptions(
              classes.filter((row) => row.stage === each),
              choiceOf.class,
            )}
            values={ids}
            onChange={(chosen) => onChange(chosen.join(','))}
          />
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-1.5 text-xs font-medium text-progress">
          {error}
        </p>
      )}
    </fieldset>
  )
}
