import { historyRoutes } from '@bank/contract/history'
import { useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useAllowed } from '../api/allowed.ts'
import { useAction } from '../api/query.ts'
import { useSession } from '../api/session.ts'
import type { LargeChange } from '../changes/changes.ts'
import { sentenceOfLarge } from '../changes/sentence.ts'
import { thingOf } from '../changes/things.ts'
import { AskFirst } from '../ui/ask-first.tsx'
import { Button } from '../ui/button.tsx'
import { dateTime, number } from '../ui/format.ts'
import { toast } from '../ui/toast.ts'

/** Takes a change of many rows back, after a confirmation: for who made it unless it added them, and for level 1. */
export function RestoreChangeButton({ change: large }: { change: LargeChange }) {
  const { change, ac_id, action, resource, count, at, import_id } = large
  const [asking, setAsking] = useState(false)
  const queries = useQueryClient()
  const isOwn = useSession()?.ac_id === ac_id
  const mayAll = useAllowed(historyRoutes.restore)
  const undo = useAction(historyRoutes.restoreChange, { says: '' })
  if (!mayAll && !(isOwn && action !== 'add')) return null

  const { does, name, more } = sentenceOfLarge(large)
  const left = undo.data?.data[0]
  const why = import_id === null ? 'sudah diubah lagi' : 'sudah diubah lagi atau ditambahkan oleh impornya'
  const thing = resource === null ? 'data' : thingOf(resource)
  const confirm = () =>
    undo.mutate(
      { body: { change } },
      {
        onSuccess: ({ message }) => {
          toast.success(message)
          // many questions changed: mark every cached read as outdated
          void queries.invalidateQueries()
        },
        onSettled: () => setAsking(false),
      },
    )
  return (
    <>
      <Button
        kind="quiet"
        icon={RotateCcw}
        aria-label={`Urungkan: ${does} ${name}${more}, ${dateTime(at)}`}
        onClick={() => setAsking(true)}
      >
        Urungkan
      </Button>
      {left && left.kept > 0 && (
        <p role="status" className="w-full text-sm text-body">
          {number(left.kept)} tetap, karena {why}
          {left.codes.length > 0 && `: ${left.codes.join(', ')}${left.kept > left.codes.length ? ', …' : ''}`}.
        </p>
      )}
      {asking && (
        <AskFirst
          title="Urungkan perubahan ini?"
          detail={`${number(count)} ${thing} ${action === 'add' ? 'yang ditambahkan akan dihapus' : 'kembali seperti sebelumnya'}. Yang sudah diubah lagi sesudahnya tetap seperti sekarang.`}
          action="Urungkan"
          kind="primary"
          busy={undo.isPending}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}
