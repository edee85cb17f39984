import { type Question, questionRoutes } from '@bank/contract/question'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { reading } from '../api/query.ts'
import { buttonClass } from '../ui/button.tsx'
import { StatusPill } from '../ui/status-pill.tsx'

const GONE = 'Soal ini sudah dihapus. Admin dapat memulihkannya dari catatan penghapusannya.'

/** The question of this history, with a link to it, or a note that it was deleted. */
export function QuestionHead({ id }: { id: number }) {
  const { data, error } = useQuery(reading(questionRoutes.get, { params: { id } }))
  const question = data?.data[0]
  return (
    <section
      aria-label="Riwayat satu soal"
      className="mb-4 flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-white p-4"
    >
      {question && (
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-muted">Riwayat soal</span>
            <b className="text-md font-bold text-ink">{question.code}</b>
            <StatusPill status={question.status} />
          </p>
          <Link {...placeOf(question)} className={buttonClass('secondary')}>
            Buka soal
          </Link>
        </>
      )}
      {error && <p>{error.code === 'NOT_FOUND' ? GONE : error.message}</p>}
    </section>
  )
}

/** The list that contains the question. */
function placeOf({ parent_id, code, product_type }: Question) {
  if (product_type === 2) return { to: '/snpmb/soal', search: { q: code } } as const
  if (parent_id !== null) return { to: '/group/$id', params: { id: String(parent_id) } } as const
  return { to: '/soal', search: { question_code: code } } as const
}
