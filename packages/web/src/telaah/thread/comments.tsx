import { type ReviewComment, threadRoutes } from '@bank/contract/thread'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reading } from '../../api/query.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { CommentRow } from './comment-row.tsx'

interface CommentsProps {
  thread_id: number
  comments: readonly ReviewComment[]
  /** How many newer ones are on the server alone. */
  more: number
  /** They were asked for by a button that is gone: the first takes the focus. */
  asked?: boolean
}

const AT_ONCE = 20

/** Comments of a thread, the oldest first; those that follow are drawn, and read, when they are asked for. */
export function Comments({ thread_id, comments, more, asked = false }: CommentsProps) {
  const [most, setMost] = useState(AT_ONCE)
  const hidden = comments.length - most
  const focused = asked || most > AT_ONCE ? most - AT_ONCE : undefined
  return (
    <>
      {comments.slice(0, most).map((comment, at) => (
        <CommentRow key={comment.id} comment={comment} focused={at === focused} />
      ))}
      {hidden > 0 && (
        <li>
          <MoreButton amount={hidden + more} of="komentar" onMore={() => setMost(most + AT_ONCE)} />
        </li>
      )}
      {hidden <= 0 && more > 0 && <Following thread_id={thread_id} after={comments.at(-1)?.id} more={more} />}
    </>
  )
}

function Following({ thread_id, after, more }: { thread_id: number; after: number | undefined; more: number }) {
  const [isAsked, ask] = useState(false)
  const page = useQuery({
    ...reading(threadRoutes.comments, { params: { id: thread_id }, query: { after } }),
    enabled: isAsked,
  })
  if (page.data) return <Comments asked thread_id={thread_id} comments={page.data.data} more={page.data.more} />
  return (
    <li>
      {page.isError ? (
        <LoadFailure of={[page]} />
      ) : (
        <MoreButton amount={more} of="komentar" busy={page.isFetching} onMore={() => ask(true)} />
      )}
    </li>
  )
}
