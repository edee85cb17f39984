import type { QuestionReview } from '@bank/contract/approval'
import { reviewTaskRoutes } from '@bank/contract/review-task'
import { TASK_WORD } from '@bank/contract/stages'
import { useQuery } from '@tanstack/react-query'
import { reading } from '../api/query.ts'
import { dueWords } from '../telaah/due-words.ts'
import { Chip } from '../ui/chip.tsx'
import { PassOn } from './pass-on.tsx'

/** Whom a question waits for; no call is made while the flow does not bind. */
export function OpenTasks({ question_id, binding }: Pick<QuestionReview, 'question_id' | 'binding'>) {
  const list = useQuery({ ...reading(reviewTaskRoutes.list, { query: { question_id } }), enabled: binding })
  const tasks = list.data?.data ?? []
  if (tasks.length === 0) return null
  return (
    <section aria-label="Tugas" className="mt-5 border-t border-line pt-4">
      <h3 className="mb-2 text-sm font-semibold">Tugas</h3>
      <ul className="space-y-1">
        {tasks.map((task) => {
          const due = task.due_on && dueWords(task.due_on)
          return (
            <li key={task.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 wrap-anywhere">
                {TASK_WORD[task.kind]}: <b className="font-semibold text-ink">{task.ac_name ?? 'siapa saja'}</b>
              </span>
              {due && <Chip tone={due.tone}>{due.words}</Chip>}
              <PassOn task={task} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
