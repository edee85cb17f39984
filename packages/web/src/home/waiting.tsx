import type { Dashboard } from '@bank/contract/dashboard'
import { Link } from '@tanstack/react-router'
import { date } from '../ui/format.ts'

/** The questions that have been in status "on progress" longest, and a link to the list sorted that way. */
export function Waiting({ questions }: { questions: Dashboard['waiting'] }) {
  if (questions.length === 0) return null
  return (
    <div className="mt-2 border-t border-line px-2 pt-2.5">
      <Link
        to="/soal"
        search={{ status: 'on-progress', order: 'oldest' }}
        className="text-sm font-semibold text-brand hover:underline"
      >
        Paling lama On progress
      </Link>
      <ul className="mt-1 text-sm">
        {questions.map(({ id_question, code, topic_name, created_at }) => (
          <li key={id_question} className="flex flex-wrap justify-between gap-x-3 py-1">
            <Link
              to="/soal"
              search={{ question_code: code }}
              className="shrink-0 font-semibold text-ink hover:underline"
            >
              {code}
            </Link>
            <span className="order-last w-full text-muted">{topic_name}</span>
            <span className="text-muted">{date(created_at)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
