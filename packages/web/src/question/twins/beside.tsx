// Two questions beside each other, on a phone one below the other: <Beside one={{ title, question }} other={...} />
import type { Asked } from '@bank/contract/question-form/scorer'
import type { ReactNode } from 'react'
import { QuestionParts } from '../../question-form/card.tsx'
import { ComparedHtml } from '../../rich/compared-html.tsx'

export interface Shown {
  /** Whose it is, in words: `Isian Anda`, a code. */
  name: string
  question: Asked
  tools?: ReactNode
}

/** With the words marked that the other does not have. */
export const Beside = ({ one, other }: { one: Shown; other: Shown }) => (
  <div className="grid gap-4 md:grid-cols-2">
    <Side {...one} against={other.question} />
    <Side {...other} against={one.question} />
  </div>
)

const Side = ({ name, question, tools, against }: Shown & { against: Asked }) => (
  <section aria-label={name} className="min-w-0 rounded-card border border-line p-4">
    <div className="mb-2 flex min-h-control flex-wrap items-center justify-between gap-x-3">
      <h3 className="font-bold text-ink tabular-nums">{name}</h3>
      {tools && <div className="-mr-2 flex">{tools}</div>}
    </div>
    <ComparedHtml html={question.question_text} against={against.question_text} />
    <QuestionParts question={question} />
  </section>
)
