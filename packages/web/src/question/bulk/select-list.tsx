import type { Question } from '@bank/contract/question'
import { useRef } from 'react'
import { PickRow } from '../item/pick-row.tsx'
import type { Selection } from '../select/selection.ts'
import { useRowKeys } from '../select/use-row-keys.ts'

/** A page of questions with their boxes. */
export function SelectList({ questions, selection }: { questions: readonly Question[]; selection: Selection }) {
  const list = useRef<HTMLUListElement>(null)
  const ids = questions.map(({ id_question }) => id_question)
  const { at, tick, onKeyDown } = useRowKeys(list, ids, selection)
  return (
    <ul
      ref={list}
      aria-label="Soal yang bisa dipilih"
      onKeyDown={onKeyDown}
      className="divide-y divide-line rounded-card border border-line bg-white"
    >
      {questions.map((question, row) => (
        <PickRow
          key={question.id_question}
          question={question}
          ticked={selection.isTicked(question.id_question)}
          reached={row === at}
          onTick={(on, toHere) => tick(row, on, toHere)}
        />
      ))}
    </ul>
  )
}
