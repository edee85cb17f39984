import { piecesOfText } from '@bank/contract/mention'
import { type ReviewComment, threadRoutes } from '@bank/contract/thread'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../../api/query.ts'
import { useSession } from '../../api/session.ts'
import { ConfirmDelete } from '../../ui/confirm-delete.tsx'
import { dateTime } from '../../ui/format.ts'
import { Menu } from '../../ui/menu.tsx'
import { useFocusWhenDrawn } from '../../ui/more-button.tsx'
import { text } from '../../ui/text.ts'
import { SayForm } from './say-form.tsx'
import { THREAD_READS } from './thread-reads.ts'

/** A comment with who wrote it, who may edit and delete it. */
export function CommentRow({ comment, focused }: { comment: ReviewComment; focused: boolean }) {
  const row = useFocusWhenDrawn<HTMLLIElement>(focused)
  const { id, ac_id, ac_name, created_at, edited_at, deleted_at } = comment
  const [doing, setDoing] = useState<'edit' | 'remove'>()
  const remove = useAction(threadRoutes.remove, { refreshes: THREAD_READS, says: 'Komentar dihapus.' })
  const isOwn = useSession()?.ac_id === ac_id && deleted_at === null
  return (
    <li ref={row} tabIndex={-1} className="outline-none">
      <div className="flex items-center gap-x-2">
        <p className="min-w-0 flex-1">
          <b className="font-semibold text-ink">{ac_name}</b>{' '}
          <span className="text-sm text-muted">
            {dateTime(created_at)}
            {edited_at && ', diedit'}
          </span>
        </p>
        {isOwn && doing !== 'edit' && (
          <Menu
            label={`Tindakan untuk komentar ${dateTime(created_at)}`}
            items={[
              { label: text.edit, icon: Pencil, onSelect: () => setDoing('edit') },
              { label: text.remove, icon: Trash2, danger: true, onSelect: () => setDoing('remove') },
            ]}
          />
        )}
      </div>
      {doing === 'edit' ? (
        <SayForm
          route={threadRoutes.edit}
          id={id}
          text={comment.text}
          title="Edit komentar"
          onClose={() => setDoing(undefined)}
        />
      ) : (
        <Said comment={comment} />
      )}
      {doing === 'remove' && (
        <ConfirmDelete
          busy={remove.isPending}
          onCancel={() => setDoing(undefined)}
          onConfirm={() => remove.mutate({ params: { id } }, { onSettled: () => setDoing(undefined) })}
        />
      )}
    </li>
  )
}

function Said({ comment: { text: said, mentions, deleted_at } }: { comment: ReviewComment }) {
  if (deleted_at) return <p className="text-muted italic">Komentar ini dihapus.</p>
  const pieces = piecesOfText(
    said,
    mentions.map(({ ac_name }) => ac_name),
  )
  return (
    <p className="thread-said wrap-anywhere">
      {pieces.map(({ at, text, name }) => (
        <span key={at} className={name && 'font-semibold text-brand'}>
          {text}
        </span>
      ))}
    </p>
  )
}
