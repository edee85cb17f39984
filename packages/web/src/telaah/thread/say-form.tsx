import type { Reply, Request, Route } from '@bank/contract/route'
import { threadRoutes } from '@bank/contract/thread'
import { useForm } from 'react-hook-form'
import { useAction } from '../../api/query.ts'
import { useDraft } from '../../form/draft.ts'
import { CommentForm, type Written } from './comment-form.tsx'
import { THREAD_READS } from './thread-reads.ts'

interface SayFormProps {
  route: typeof threadRoutes.reply | typeof threadRoutes.edit
  /** Of the thread that is answered, or the comment that is edited. */
  id: number
  /** What stands there before. */
  text: string
  title: string
  onClose: () => void
}

/** An answer in a thread, or a comment that is edited. */
export function SayForm({ route, id, text, title, onClose }: SayFormProps) {
  const isReply = route === threadRoutes.reply
  const form = useForm<Written>({ defaultValues: { text } })
  const draft = useDraft({ of: `${isReply ? 'reply' : 'comment'}:${id}`, title, form })
  const says = isReply ? 'Balasan ditambahkan.' : 'Komentar diperbarui.'
  const send = useAction<Route>(route, { refreshes: THREAD_READS, form, id: draft.id, says })
  return (
    <CommentForm
      label={isReply ? 'Balasan' : 'Komentar'}
      send={isReply ? 'Kirim' : 'Simpan'}
      form={form}
      draft={draft}
      busy={send.isPending}
      onSend={(body) =>
        send.mutateAsync({ params: { id }, body } as Request<Route>).then((_: Reply<Route>) => onClose())
      }
      onClose={onClose}
    />
  )
}
