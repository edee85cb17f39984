import type { Question } from '@bank/contract/question'
import { QuestionParts } from '../question-form/card.tsx'
import { RichHtml } from '../rich/rich-html.tsx'

/** The key of a question and its discussion. */
export function Solution({ question }: { question: Question }) {
  return (
    <section aria-label="Kunci dan pembahasan" className="border-t border-line pt-4">
      <h2 className="text-md font-bold text-ink">Kunci</h2>
      <QuestionParts question={question} />
      {question.discussion && (
        <>
          <h2 className="mt-5 text-md font-bold text-ink">Pembahasan</h2>
          <RichHtml html={question.discussion.discussion_text} />
        </>
      )}
    </section>
  )
}
