import type { QuestionReview } from '@bank/contract/approval'

/** What who submitted it says to its reviewers, while it waits for them. */
export function SubmittedNote({ stage, events }: Pick<QuestionReview, 'stage' | 'events'>) {
  const said = events.find(({ kind }) => kind === 'submitted')
  if (stage !== 'submitted' || !said?.note) return null
  return (
    <figure className="mt-3 rounded-control bg-quiet px-3.5 py-2.5">
      <figcaption className="text-sm text-muted">Pesan dari {said.ac_name ?? 'yang mengajukan'}</figcaption>
      <blockquote className="review-note wrap-anywhere text-ink">{said.note}</blockquote>
    </figure>
  )
}
