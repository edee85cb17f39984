import type { QuestionReview } from '@bank/contract/approval'
import { Diff } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../api/session.ts'
import { Button } from '../ui/button.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { CardSkeleton } from '../ui/skeleton.tsx'

const ChangeList = onDemand(() => import('./change-list.tsx'), 'ChangeList')

/** What became of a question since the reviewer saw it last, or since it was approved. It tells a key that changed. */
export function ChangesSince({ stands }: { stands: QuestionReview }) {
  const [open, setOpen] = useState(false)
  const own = useSession()?.ac_id
  const seen = stands.reviews.find(({ ac_id }) => ac_id === own)
  const since =
    seen && !seen.counts
      ? { at: seen.created_at, words: 'telaah Anda' }
      : stands.changed && stands.approved_at
        ? { at: stands.approved_at, words: 'disetujui' }
        : undefined
  if (!since) return null
  return (
    <div className="mt-4 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button icon={Diff} aria-expanded={open} onClick={() => setOpen(!open)}>
          Yang berubah sejak {since.words}
        </Button>
        {!open && <p className="text-sm text-muted">Kunci yang berubah ikut terlihat.</p>}
      </div>
      {open && <ChangeList id={stands.question_id} since={since.at} fallback={<CardSkeleton count={1} />} />}
    </div>
  )
}
