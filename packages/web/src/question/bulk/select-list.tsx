import type { Question } from '@bank/contract/question'
import { useRef } from 'react'
import { useOwnReview } from '../../telaah/own-review.ts'
import { ReviewsOf, StageChip } from '../findings/reviews.tsx'
import { PickRow } from '../item/pick-row.tsx'
import type { Selection } from '../select/selection.ts'
import { useRowKeys } from '../select/use-row-keys.ts'

const NONE: readonly Question[] = []

/** A page of questions with their boxes; while the review flow binds, with where they stand in it. */
export function SelectList({ questions, selection }: { questions: readonly Question[]; selection: Selection }) {
  const list = useRef<HTMLUListElement>(null)
  const ids = questions.map(({ id_question }) => id_question)
  const { at, tick, onKeyDown } = useRowKeys(list, ids, selection)
  const binding = useOwnReview()?.binding
  return (
    <ReviewsOf questions={binding ? questions : NONE}>
      <ul
        ref={list}
        aria-label="Soal yang bisa dipilih"
        onKeyDown={onKeyDown}
        // the bar below the list must not hide the row that the keys lead to
        className="[&_input]:scroll-mb-32 divide-y divide-line rounded-card border border-line bg-white"
      >
        {questions.map((question, row) => (
          <PickRow
            key={question.id_question}
            question={question}
            ticked={selection.isTicked(question.id_question)}
            reached={row === at}
            onTick={(on, toHere) => tick(row, on, toHere)}
          >
            <StageChip question={question} />
          </PickRow>
        ))}
      </ul>
    </ReviewsOf>
  )
}
