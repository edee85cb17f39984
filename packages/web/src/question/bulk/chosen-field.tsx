import { ChevronRight, X } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { fieldClass, labelClass } from '../../ui/form-field.tsx'

interface ChosenFieldProps {
  label: string
  /** Nothing: it stays as it is. */
  words: string | undefined
  onOpen: () => void
  onClear: () => void
}

/** A field of the form whose choice is made in a dialog. */
export function ChosenField({ label, words, onOpen, onClear }: ChosenFieldProps) {
  const id = useId()
  return (
    <div>
      <p id={id} className={labelClass}>
        {label}
      </p>
      <div className="flex gap-1">
        <button
          type="button"
          aria-labelledby={`${id} ${id}-words`}
          onClick={onOpen}
          className={classes(fieldClass, 'flex min-h-control items-center justify-between gap-2 py-1.5 text-left')}
        >
          <span id={`${id}-words`} className={words ? 'text-ink' : 'text-muted'}>
            {words ?? 'Tidak diubah'}
          </span>
          <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
        </button>
        {words && <Button kind="quiet" icon={X} aria-label={`Kosongkan ${label}`} onClick={onClear} />}
      </div>
    </div>
  )
}
