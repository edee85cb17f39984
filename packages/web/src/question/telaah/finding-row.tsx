import { ASPECTS } from '@bank/contract/telaah/aspects'
import type { Severity } from '@bank/contract/telaah/index'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { wordOf } from './place-words.ts'
import type { Shown } from './use-findings.ts'

const LOOK: Readonly<Record<Severity, { word: string; tone: string }>> = {
  galat: { word: 'Galat', tone: 'bg-progress-soft text-progress' },
  peringatan: { word: 'Peringatan', tone: 'bg-trial-soft text-trial' },
  saran: { word: 'Saran', tone: 'bg-quiet text-body' },
}

interface FindingRowProps {
  finding: Shown
  onLook: () => void
  /** Left out where there is nothing to put in its place. */
  onRepair: (() => void) | undefined
}

export function FindingRow({ finding, onLook, onRepair }: FindingRowProps) {
  const { word, tone } = LOOK[finding.severity]
  const what = `${wordOf(finding.place)}: ${finding.message}`
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-1.5">
      <span className={classes('w-20 shrink-0 rounded-chip px-2 py-0.5 text-center text-xs font-semibold', tone)}>
        {word}
      </span>
      <div className="telaah-what min-w-0">
        <p className="wrap-anywhere">
          <span className="font-semibold text-ink">{wordOf(finding.place)}:</span> {finding.message}
        </p>
        <p className="text-xs text-muted max-sm:hidden">
          Kartu telaah {finding.aspect}: {ASPECTS[finding.aspect]}
        </p>
      </div>
      <div className="telaah-tools flex">
        <Button kind="quiet" onClick={onLook} aria-label={`Lihat ${what}`}>
          Lihat
        </Button>
        {onRepair && (
          <Button kind="quiet" onClick={onRepair} aria-label={`Perbaiki ${what}`} className="text-brand">
            Perbaiki
          </Button>
        )}
      </div>
    </li>
  )
}
