import type { ImportJob } from '@bank/contract/import-job'
import { Check } from 'lucide-react'
import { classes } from '../../ui/classes.ts'

const STEPS = ['Mengunggah', 'Membaca', 'Memeriksa', 'Siap'] as const

/** Where a file is that was sent: its place among the steps. */
export const stepOf = ({ checking }: Pick<ImportJob, 'checking'>) => (checking ? 2 : 1)

/**
 * The way of a file until a person looks at its questions. `at` counts from 0, `share` is how much of that step is done, where it
 * is known. What changes is announced beside it.
 */
export function ImportSteps({ at, share = 1 }: { at: number; share?: number }) {
  return (
    <ol aria-label="Langkah impor" className="flex items-start gap-2">
      {STEPS.map((step, index) => (
        <li key={step} aria-current={index === at ? 'step' : undefined} className="min-w-0 flex-1">
          <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-line">
            <span
              className={classes('block h-full bg-brand', index === at && share === 1 && 'motion-safe:animate-pulse')}
              style={{ width: index < at ? '100%' : index === at ? `${share * 100}%` : 0 }}
            />
          </span>
          <span
            className={classes(
              'mt-1.5 flex items-center gap-1 text-xs sm:text-sm',
              index === at ? 'font-semibold text-ink' : 'text-muted',
            )}
          >
            {index < at && <Check size={14} aria-hidden className="shrink-0 max-sm:hidden" />}
            {step}
            {index < at && <span className="sr-only">(selesai)</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
