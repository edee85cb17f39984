import { historyRoutes, RESTORED } from '@bank/contract/history'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useAllowed } from '../api/allowed.ts'
import { useAction } from '../api/query.ts'
import type { Change } from '../changes/changes.ts'
import { nameOf } from '../changes/sentence.ts'
import { AskFirst } from '../ui/ask-first.tsx'
import { Button } from '../ui/button.tsx'
import { restoreOf } from './restore-words.ts'

/** Restores the state before a change, after a confirmation that describes the effect; level 1 only. */
export function RestoreButton({ change }: { change: Change }) {
  const [asking, setAsking] = useState(false)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const restore = useAction(historyRoutes.restore, { says: RESTORED })
  const entry = change.entries.find(({ restorable }) => restorable)
  const allowed = useAllowed(historyRoutes.restore)
  if (!entry || !allowed) return null

  const { label, detail } = restoreOf(change)
  const confirm = () =>
    restore.mutate(
      { params: { id: entry.id } },
      {
        onSuccess: () => {
          // a restore can change any data: mark every cached read as outdated
          void queries.invalidateQueries()
          if (change.resource === 'question' && change.row_id)
            void navigate({ to: '/history', search: { question_id: change.row_id } })
        },
        onSettled: () => setAsking(false),
      },
    )
  return (
    <>
      <Button kind="quiet" icon={RotateCcw} aria-label={`${label}: ${nameOf(change)}`} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <AskFirst
          title={`${label}?`}
          detail={detail}
          action="Pulihkan"
          kind="primary"
          busy={restore.isPending}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}
