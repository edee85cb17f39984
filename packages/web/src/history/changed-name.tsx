import { Link } from '@tanstack/react-router'
import type { Change } from '../changes/changes.ts'
import { nameOf } from '../changes/sentence.ts'

/** The name of the changed row; a question's code leads to its own history. */
export function ChangedName({ change }: { change: Change }) {
  const { resource, row_id } = change
  const name = nameOf(change)
  if (resource !== 'question' || row_id === null) return <b className="font-semibold text-ink">{name}</b>
  return (
    <Link
      to="/history"
      search={{ question_id: row_id }}
      className="rounded-chip font-semibold text-brand hover:underline"
    >
      {name}
    </Link>
  )
}
