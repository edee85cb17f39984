import type { Severity } from '@bank/contract/telaah/index'
import { classes } from '../ui/classes.ts'
import { FindingRow } from './finding-row.tsx'
import type { Shown } from './use-findings.ts'

interface FindingListProps {
  findings: readonly Shown[]
  mayRepair: (finding: Shown) => boolean
  onLook: (finding: Shown) => void
  onRepair: (finding: Shown, at: number) => void
}

export function FindingList({ findings, mayRepair, onLook, onRepair }: FindingListProps) {
  if (findings.length === 0) return <p className="text-sm text-muted">Tidak ada yang perlu diperhatikan.</p>
  return (
    <ol className="divide-y divide-line">
      {findings.map((finding, at) => (
        <FindingRow
          key={`${finding.rule} ${finding.place} ${finding.at[0]}`}
          finding={finding}
          onLook={() => onLook(finding)}
          onRepair={mayRepair(finding) ? () => onRepair(finding, at) : undefined}
        />
      ))}
    </ol>
  )
}

const SEVERITIES: readonly Severity[] = ['galat', 'peringatan', 'saran']

/** `1 galat, 2 peringatan` */
export function Counts({ findings }: { findings: readonly Shown[] }) {
  const counts = SEVERITIES.flatMap((severity) => {
    const many = findings.filter((finding) => finding.severity === severity).length
    return many > 0 ? [`${many} ${severity}`] : []
  })
  const isGrave = findings.some(({ severity }) => severity === 'galat')
  return (
    <span className={classes('truncate font-medium', isGrave ? 'text-progress' : 'text-muted')}>
      {counts.join(', ') || 'Belum ada temuan'}
    </span>
  )
}
