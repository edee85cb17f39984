import { threadRoutes } from '@bank/contract/thread'
import { useQuery } from '@tanstack/react-query'
import { reading } from '../api/query.ts'
import { useSession } from '../api/session.ts'
import { ThreadCard } from '../telaah/thread/thread-card.tsx'
import '../telaah/thread/thread.css'

/** What this account asked to be fixed and has not called done: nobody else is told to, and the approval waits for it. */
export function OwnNotes({ question_id }: { question_id: number }) {
  const threads = useQuery(reading(threadRoutes.list, { params: { id: question_id } })).data?.data ?? []
  const own = useSession()?.ac_id
  const held = threads.filter(({ must_fix, resolved_at, ac_id }) => must_fix && !resolved_at && ac_id === own)
  if (held.length === 0) return null
  return (
    <section aria-label="Catatan Anda yang belum selesai" className="space-y-3">
      <p>Catatan Anda masih menahan persetujuan soal ini. Sudah diperbaiki?</p>
      {held.map((thread) => (
        <ThreadCard key={thread.id} thread={thread} />
      ))}
    </section>
  )
}
