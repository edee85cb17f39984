import type { Question } from '@bank/contract/question'
import { RichHtml } from '../rich/rich-html.tsx'
import { QuestionParts } from './card.tsx'

/** The question that a page is about, with its key, to be read. */
export function AskedQuestion({ question }: { question: Question }) {
  return (
    <section aria-label={`Soal ${question.code}`} className="mb-4 rounded-card border border-line bg-white p-4 sm:p-5">
      <h2 className="mb-2 text-md font-bold text-ink tabular-nums">{question.code}</h2>
      <RichHtml html={question.question_text} />
      <QuestionParts question={question} />
    </section>
  )
}
