import type { Question } from '@bank/contract/question'
import type { ReviewThread } from '@bank/contract/thread'
import type { PlacedAnchor, PlacedText } from '../telaah/thread/drawn-text.ts'
import { ThreadList } from '../telaah/thread/thread-list.tsx'
import { Card } from '../ui/card.tsx'
import { NewThread } from './new-thread.tsx'

interface CommentSideProps {
  question: Question
  texts: readonly PlacedText[]
  threads: readonly ReviewThread[]
  chosen: PlacedAnchor | undefined
  onLook: (thread: ReviewThread) => void
}

/** What people say of a question. */
export function CommentSide({ threads, onLook, ...about }: CommentSideProps) {
  return (
    <Card label="Komentar">
      <h2 className="mb-3 text-md">Komentar</h2>
      <NewThread {...about} />
      <div className="mt-4 border-t border-line pt-4">
        <ThreadList threads={threads} onLook={onLook} />
      </div>
    </Card>
  )
}
