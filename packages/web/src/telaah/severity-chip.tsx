import type { Severity } from '@bank/contract/telaah/index'
import { classes } from '../ui/classes.ts'

const LOOK: Readonly<Record<Severity, { word: string; tone: string }>> = {
  galat: { word: 'Galat', tone: 'bg-progress-soft text-progress' },
  peringatan: { word: 'Peringatan', tone: 'bg-trial-soft text-trial' },
  saran: { word: 'Saran', tone: 'bg-quiet text-body' },
}

export function SeverityChip({ severity }: { severity: Severity }) {
  const { word, tone } = LOOK[severity]
  return (
    <span className={classes('w-20 shrink-0 rounded-chip px-2 py-0.5 text-center text-xs font-semibold', tone)}>
      {word}
    </span>
  )
}
