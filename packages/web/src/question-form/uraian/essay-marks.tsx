import type { Answer, Asked } from '@bank/contract/question-form/scorer'
import { criteriaOf } from '@bank/contract/question-form/uraian/score'
import { Fragment } from '../../rich/rich-html.tsx'

interface EssayMarksProps {
  /** Of its fields, apart from those of other questions on the page. */
  name: string
  question: Asked
  answer: Answer
  onAnswer: (answer: Answer) => void
}

/** The rubric of an essay: a person chooses a level in each criterion. */
export function EssayMarks({ name, question, answer, onAnswer }: EssayMarksProps) {
  return (
    <div className="space-y-4">
      {criteriaOf(question).map(({ id, text, levels }) => (
        <fieldset key={id} className="student-rows">
          <legend className="pb-2 font-semibold text-ink">
            <Fragment html={text} />
          </legend>
          {levels.map((level, at) => {
            const isChosen = answer.marks?.[id] === at
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a level is known by its place
              <label key={at} className="student-option" data-chosen={isChosen}>
                <input
                  type="radio"
                  name={`${name}-${id}`}
                  checked={isChosen}
                  onChange={() => onAnswer({ ...answer, marks: { ...answer.marks, [id]: at } })}
                  className="size-5 shrink-0 accent-brand"
                />
                <b>{level.points.toLocaleString('id-ID')}</b>
                <Fragment html={level.text} />
              </label>
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}
