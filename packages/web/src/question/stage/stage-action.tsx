import type { Question } from '@bank/contract/question'
import type { Stage } from '@bank/contract/stages'
import { Link } from '@tanstack/react-router'
import { ClipboardCheck } from 'lucide-react'
import { type Act, ActButton } from '../../telaah/act-button.tsx'
import { useOwnReview } from '../../telaah/own-review.ts'
import { useReviewedBefore } from '../findings/reviews.tsx'

interface StageActionProps {
  question: Question
  stage: Stage
  revision: number
  className: string
}

const ACT: Readonly<Partial<Record<Stage, Act>>> = {
  draft: 'submit',
  changes: 'submit',
  submitted: 'withdraw',
  rejected: 'reopen',
}

/** What comes next in the review flow; what was said of the question is one click away. */
export function StageAction({ question, stage, revision, className }: StageActionProps) {
  const own = useOwnReview()
  const isOlder = useReviewedBefore()
  if (!own) return null
  const reviews = stage === 'submitted' && own.may('review')
  const act = stage === 'approved' && own.may('publish') ? 'publish' : ACT[stage]
  return (
    <>
      {(reviews || stage === 'changes' || stage === 'rejected') && (
        <Link
          to="/telaah/$id"
          params={{ id: String(question.id_question) }}
          aria-label={`${reviews ? 'Telaah' : 'Catatan telaah'} ${question.code}`}
          className={className}
        >
          <ClipboardCheck size={16} aria-hidden />
          {reviews ? 'Telaah' : 'Catatan'}
        </Link>
      )}
      {act && !reviews && (
        <ActButton
          act={act}
          question={question}
          revision={revision}
          busy={isOlder}
          kind="quiet"
          className="max-sm:[&>svg]:hidden"
        />
      )}
    </>
  )
}
