import type { QuestionReview } from '@bank/contract/approval'
import { CARDS } from '@bank/contract/telaah/card'
import { VERDICT_WORD } from '../telaah/stage-words.ts'
import { dateTime } from '../ui/format.ts'
import { revisionWords } from './revision-words.ts'

/** What was said before, the newest first: verdicts of earlier revisions count no more. */
export function PastReviews({ reviews }: Pick<QuestionReview, 'reviews'>) {
  if (reviews.length === 0) return null
  return (
    <section aria-label="Telaah sebelumnya" className="mt-5 border-t border-line pt-4">
      <h3 className="mb-2 text-sm font-semibold">Telaah sebelumnya</h3>
      <ol className="space-y-3">
        {reviews.map(({ id, verdict, ac_name, created_at, revision, counts, form, aspects, note }) => (
          <li key={id}>
            <p>
              <b className="font-semibold text-ink">{VERDICT_WORD[verdict]}</b> oleh {ac_name}
            </p>
            <p className="text-sm text-muted">
              {dateTime(created_at)}
              {revisionWords(revision)}
              {!counts && ' (tidak lagi berlaku)'}
            </p>
            {note && <p className="review-note mt-1 wrap-anywhere">{note}</p>}
            <ul className="mt-1 list-disc space-y-1 pl-5">
              {aspects
                .filter(({ mark }) => mark === 'tidak')
                .map(({ no, note: said }) => (
                  <li key={no} className="wrap-anywhere">
                    {CARDS[form][no - 1]?.text} {said && <span className="text-ink">{said}</span>}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
