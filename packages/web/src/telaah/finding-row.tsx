import { ASPECTS } from '@bank/contract/telaah/aspects'
import { Button } from '../ui/button.tsx'
import { wordOf } from './place-words.ts'
import { SeverityChip } from './severity-chip.tsx'
import type { Shown } from './use-findings.ts'

interface FindingRowProps {
  finding: Shown
  onLook: () => void
  /** Left out where there is nothing to put in its place. */
  onRepair: (() => void) | undefined
}

export function FindingRow({ finding, onLook, onRepair }: FindingRowProps) {
  const what = `${wordOf(finding.place)}: ${finding.message}`
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-1.5">
      <SeverityChip severity={finding.severity} />
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
