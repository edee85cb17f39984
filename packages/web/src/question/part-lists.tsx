import type { Question } from '@bank/contract/question'
import { Pencil, Trash2 } from 'lucide-react'
import { Fragment, RichHtml } from '../editor/rich-html.tsx'
import { Menu } from '../ui/menu.tsx'
import { text } from '../ui/text.ts'
import type { OpenDialog, ShortAnswer } from './opened.ts'

interface Parts {
  question: Question
  onOpen: OpenDialog
}

const frame = 'mt-4 rounded-control bg-quiet px-4 py-3'
const title = 'text-sm font-semibold text-ink'

/** The text of an essay's answer. */
export function EssayAnswer({ question }: { question: Question }) {
  if (!question.answer) return null
  return (
    <div className={frame}>
      <p className={title}>Jawaban</p>
      <RichHtml html={question.answer} />
    </div>
  )
}

export function ShortAnswerList({ question, onOpen }: Parts) {
  if (question.short_answers.length === 0) return <p className="mt-4 text-muted">Belum ada jawaban.</p>
  return (
    <div className={frame}>
      <p className={title}>Jawaban</p>
      <ul>
        {question.short_answers.map((shortAnswer) => (
          <li key={shortAnswer.id_short_answer} className="flex items-center justify-between gap-3 text-md text-ink">
            <div className="min-w-0">
              <Fragment html={shortAnswer.short_answer_text} /> {rangeOf(shortAnswer)}
            </div>
            <Menu
              label="Tindakan isian singkat"
              items={[
                {
                  label: text.edit,
                  icon: Pencil,
                  onSelect: () => onOpen({ kind: 'short-answer', question, shortAnswer }),
                },
                {
                  label: text.remove,
                  icon: Trash2,
                  danger: true,
                  onSelect: () => onOpen({ kind: 'remove-short-answer', question, shortAnswer }),
                },
              ]}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function rangeOf({ first_range, second_range }: ShortAnswer) {
  if (first_range === '' && second_range === '') return null
  const words = [second_range && `paling sedikit ${second_range}`, first_range && `paling banyak ${first_range}`]
  return <span className="text-muted">({words.filter(Boolean).join(', ')})</span>
}
