import { noticeRoutes } from '@bank/contract/notice'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { reading, useAction } from '../api/query.ts'
import { isOfReview, noticeWords } from '../telaah/notice-words.ts'
import { Button } from '../ui/button.tsx'
import { number } from '../ui/format.ts'

/** At once; those below them follow when these are read. */
const SHOWN = 5
/** In milliseconds. The call does not count as use of the session. */
const EVERY = 60_000

/** What the account is told and has not read. Without any it takes no place. */
export function Notices({ onProfile }: { onProfile: () => void }) {
  const query = { unread: true, page: 1, limit: SHOWN }
  const unread = useQuery({ ...reading(noticeRoutes.list, { query }), refetchInterval: EVERY })
  const read = useAction(noticeRoutes.read, { refreshes: [noticeRoutes.list], says: '' })
  const { data: notices = [], pagination } = unread.data ?? {}
  if (!pagination || notices.length === 0) return null
  const more = pagination.totalData - notices.length
  // the button disappears with the last notice and would take the focus with it
  const onSuccess = () => document.getElementById('isi')?.focus({ preventScroll: true })
  return (
    <section aria-labelledby="kabar" className="mt-5 rounded-card border border-line bg-white p-4">
      <h2 id="kabar" className="text-md leading-6">
        Kabar untuk Anda
      </h2>
      <ul className="mt-1">
        {notices.map((notice) => (
          <li key={notice.id} className="flex items-start gap-2.5 py-1">
            <Bell size={16} aria-hidden className="mt-0.5 shrink-0 text-brand" />
            <span className="min-w-0 break-words">{noticeWords(notice)}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-sm text-muted">dan {number(more)} lagi</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {!notices.every(isOfReview) && <Button onClick={onProfile}>Buka Profil</Button>}
        <Button
          kind="quiet"
          busy={read.isPending}
          onClick={() => read.mutate({ body: { ids: notices.map(({ id }) => id) } }, { onSuccess })}
        >
          Tandai sudah dibaca
        </Button>
      </div>
    </section>
  )
}
