import type { HistoryEntry } from '@bank/contract/history'
import { type Change, differencesIn, isMove } from './changes.ts'
import { DifferenceView } from './difference-view.tsx'
import { thingOf, titleOf } from './things.ts'

const ACTION_WORD: Partial<Record<HistoryEntry['action'], string>> = { add: 'ditambahkan', delete: 'dihapus' }

/** What a change did, row by row; only columns that differ. */
export function ChangeDetails({ change }: { change: Change }) {
  const oldestFirst = [...change.entries].reverse()
  const moved = [...new Set(oldestFirst.filter(isMove).map(({ resource }) => thingOf(resource)))]
  return (
    <ul aria-label="Yang berubah" className="mt-3 space-y-3">
      {oldestFirst
        .filter((entry) => !isMove(entry))
        .map((entry) => (
          <li key={entry.id} className="rounded-control border border-line bg-foot p-3.5">
            <h2 className="text-sm">
              {titleOf(entry.resource)} <span className="font-normal text-muted">{actionWordOf(entry)}</span>
            </h2>
            <Differences entry={entry} />
          </li>
        ))}
      {moved.length > 0 && (
        <li className="rounded-control border border-line bg-foot p-3.5 text-sm text-muted">
          Urutan {moved.join(', ')} menyesuaikan.
        </li>
      )}
    </ul>
  )
}

function Differences({ entry }: { entry: HistoryEntry }) {
  const differences = differencesIn(entry)
  if (differences.length === 0) return null
  return (
    <dl className="mt-2 space-y-2.5 text-sm">
      {differences.map((difference) => (
        <div key={difference.name} className="sm:grid sm:grid-cols-[9rem_1fr] sm:gap-4">
          <dt className="text-muted">{difference.column.label}</dt>
          <dd className="min-w-0 overflow-x-auto text-ink">
            <DifferenceView difference={difference} entry={entry} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A restore may add, delete or edit rows: `before` and `after` show which of them happened to this row. */
function actionWordOf({ action, before, after }: HistoryEntry) {
  if (action === 'restore') return before === null ? 'dikembalikan' : after === null ? 'dihapus' : 'diubah'
  return ACTION_WORD[action] ?? 'diubah'
}
