import { OBJECT } from '@bank/contract/telaah/read'
import { Button } from '../ui/button.tsx'
import { wordOf } from './place-words.ts'
import type { Shown } from './use-findings.ts'

/** Letters shown before and after what changes. */
const AROUND = 24

interface TidyPreviewProps {
  fixes: readonly (Shown & { fix: string })[]
  onApply: () => void
  onCancel: () => void
}

/** What `Rapikan` would change, before it does. */
export function TidyPreview({ fixes, onApply, onCancel }: TidyPreviewProps) {
  return (
    <section aria-label="Pratinjau rapikan">
      <ol className="divide-y divide-line">
        {fixes.map((fix) => (
          <li key={`${fix.place} ${fix.at[0]}`} className="flex flex-wrap gap-x-3 py-1.5">
            <span className="w-24 shrink-0 font-semibold text-ink">{wordOf(fix.place)}</span>
            <Change {...fix} />
          </li>
        ))}
      </ol>
      <div className="flex justify-end gap-2">
        <Button kind="quiet" onClick={onCancel}>
          Tidak jadi
        </Button>
        <Button onClick={onApply}>Terapkan {fixes.length} perbaikan</Button>
      </div>
    </section>
  )
}

function Change({ read, at: [from, to], fix }: Shown & { fix: string }) {
  const shown = (text: string) => text.replaceAll(OBJECT, '▢').replaceAll('\n', ' ')
  const start = Math.max(0, from - AROUND)
  const old = read.slice(from, to)
  return (
    <p className="telaah-what min-w-0 whitespace-pre-wrap wrap-anywhere">
      {start > 0 && '…'}
      {shown(read.slice(start, from))}
      {old !== '' && (
        <del className="rounded-chip bg-progress-soft px-0.5 text-progress">
          <span className="sr-only">dihapus: </span>
          {shown(old)}
        </del>
      )}
      <ins className="rounded-chip bg-approved-soft px-0.5 text-approved underline">
        <span className="sr-only"> ditambahkan: </span>
        {fix}
      </ins>
      {shown(read.slice(to, to + AROUND))}
      {to + AROUND < read.length && '…'}
    </p>
  )
}
