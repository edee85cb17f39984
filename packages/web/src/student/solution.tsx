import type { Asked } from '@bank/contract/question-form/scorer'
import { QuestionParts } from '../question-form/card.tsx'
import { RichHtml } from '../rich/rich-html.tsx'

interface SolutionProps {
  /** In the order in which it was shown, so that its letters are the student's. */
  question: Asked
  /** HTML, '' for none. */
  discussion: string
  /** In a group. */
  number: number | undefined
}

/** The key of a question and its discussion. */
export function Solution({ question, discussion, number }: SolutionProps) {
  const name = 'Kunci dan pembahasan'
  return (
    <section aria-label={number === undefined ? name : `${name} soal ${number}`} className="border-t border-line pt-4">
      <h3 className="text-md font-bold text-ink">Kunci</h3>
      <QuestionParts question={question} />
      {discussion !== '' && (
        <>
          <h3 className="mt-5 text-md font-bold text-ink">Pembahasan</h3>
          <RichHtml html={discussion} />
        </>
      )}
    </section>
  )
}
