// What automatic review counts in questions. On a list: <ReviewsOf questions={rows}> around the cards, in each <FindingsChip />.
import type { Question } from '@bank/contract/question'
import { type Reviewed, reviewRoutes } from '@bank/contract/review'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MessageSquareText, TriangleAlert } from 'lucide-react'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { reading } from '../../api/query.ts'
import { useOwnReview } from '../../telaah/own-review.ts'
import { STAGE_WORD } from '../../telaah/stage-words.ts'
import { Chip } from '../../ui/chip.tsx'
import { classes } from '../../ui/classes.ts'
import { useOpened } from '../../ui/opened.ts'
import { addressOf } from '../item/opened-address.ts'
import { countWords } from './count-words.ts'
import { SOON } from './soon.ts'

const NONE: readonly Reviewed[] = []
const Reviews = createContext({ rows: NONE, isOlder: false })

/** Asks for all cards of a list at once, and again when one of them was edited. */
export function ReviewsOf({ questions, children }: { questions: readonly Question[]; children: ReactNode }) {
  const question_id = questions.map(({ id_question }) => id_question).join(',')
  const { queryKey, ...read } = reading(reviewRoutes.counts, { query: { question_id } })
  const reviews = useQuery({
    ...read,
    queryKey: [...queryKey, questions.map(({ updated_at }) => updated_at).join()],
    enabled: question_id !== '',
    refetchInterval: ({ state }) => (state.data?.data.some((row) => !row.read) ? SOON : false),
  })
  const rows = reviews.data?.data ?? NONE
  const isOlder = reviews.isPlaceholderData
  const known = useMemo(() => ({ rows, isOlder }), [rows, isOlder])
  return <Reviews value={known}>{children}</Reviews>
}

export const useReviewed = ({ id_question }: Question) =>
  useContext(Reviews).rows.find(({ question_id }) => question_id === id_question)

/** What is known is of questions as they were before an edit, and is being read anew. */
export const useReviewedBefore = () => useContext(Reviews).isOlder

/** Where it stands in the review flow, where that says more than its status. */
export function StageChip({ question }: { question: Question }) {
  const stage = useReviewed(question)?.stage
  if (question.status !== 'on-progress' || !stage || stage === 'draft') return null
  return <Chip>{STAGE_WORD[stage]}</Chip>
}

/** How many comments are open; leads to them. */
export function ThreadsChip({ question }: { question: Question }) {
  const binding = useOwnReview()?.binding
  const open = useReviewed(question)?.threads
  if (!binding || !open) return null
  return (
    <Link
      to="/telaah/$id"
      params={{ id: String(question.id_question) }}
      hash="komentar"
      aria-label={`${open} catatan pada ${question.code}`}
      className="inline-flex items-center gap-1 rounded-chip bg-quiet px-2 py-0.5 text-xs font-semibold underline-offset-2 hover:underline"
    >
      <MessageSquareText size={12} aria-hidden />
      {open} catatan
    </Link>
  )
}

/** How many findings the question has; opens them. */
export function FindingsChip({ question }: { question: Question }) {
  const { open } = useOpened()
  const found = useReviewed(question)
  if (!found || found.galat + found.peringatan === 0) return null
  const words = countWords(found)
  return (
    <button
      type="button"
      aria-label={`${words} pada ${question.code}`}
      onClick={() => open(addressOf({ kind: 'findings', question }))}
      className={classes(
        'inline-flex items-center gap-1 rounded-chip px-2 py-0.5 text-xs font-semibold underline-offset-2 hover:underline',
        found.galat > 0 ? 'bg-progress-soft text-progress' : 'bg-trial-soft text-trial',
      )}
    >
      <TriangleAlert size={12} aria-hidden />
      {words}
    </button>
  )
}
