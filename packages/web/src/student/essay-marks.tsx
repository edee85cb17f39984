import type { Answer, Asked } from '@bank/contract/question-form/scorer'
import { criteriaOf } from '@bank/contract/question-form/uraian/score'
import { RadioGroup } from '../ui/choices.tsx'

interface EssayMarksProps {
  question: Asked
  answer: Answer
  onAnswer: (answer: Answer) => void
}

/** The rubric of an essay: a person chooses a level in each criterion. */
export function EssayMarks({ question, answer, onAnswer }: EssayMarksProps) {
  return (
    <div className="space-y-3">
      {criteriaOf(question).map(({ id, text, levels }) => (
        <RadioGroup
          key={id}
          label={text}
          options={levels.map((level, at) => ({ value: at, label: `${level.points} ${level.text}` }))}
          value={answer.marks?.[id] ?? null}
          onChange={(level) => onAnswer({ ...answer, marks: { ...answer.marks, [id]: level } })}
        />
      ))}
    </div>
  )
}
