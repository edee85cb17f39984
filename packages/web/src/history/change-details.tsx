import type { HistoryEntry } from '@bank/contract/history'
import { type Change, differencesIn } from './changes.ts'
import { DifferenceView } from './difference-view.tsx'
import { titleOf } from './things.ts'

const SAYS: Partial<Record<HistoryEntry['action'], string>> = { add: 'ditambahkan', delete: 'dihapus' }

/** What a change did, row by row: only what is not as it was. */
export function ChangeDetails({ change }: { change: Change }) {
  return (
    <ul aria-label="Yang berubah" className="mt-3 space-y-3">
      {[...change.entries].reverse().map((entry) => (
        <li key={entry.id} className="rounded-control border border-line bg-foot p-3.5">
          <h3 className="text-sm">
            {titleOf(entry.resource)} <span className="font-normal text-muted">{saying(entry)}</span>
          </h3>
          <dl className="mt-2 space-y-2.5 text-sm">
            {differencesIn(entry).map((difference) => (
              <div key={difference.name} className="sm:grid sm:grid-cols-[9rem_1fr] sm:gap-4">
                <dt className="text-muted">{difference.column.label}</dt>
                <dd className="min-w-0 overflow-x-auto text-ink">
                  <DifferenceView difference={difference} entry={entry} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

/** A restore adds, takes and edits: what it did to this row is seen by what was there. */
function saying({ action, before, after }: HistoryEntry) {
  if (action === 'restore') return before === null ? 'dikembalikan' : after === null ? 'dihapus' : 'diubah'
  return SAYS[action] ?? 'diubah'
}
