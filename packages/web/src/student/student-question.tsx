import type { FormName } from '@bank/contract/question-words'
import type { ComponentType } from 'react'
import { RichHtml } from '../rich/rich-html.tsx'
import { ChoicesAnswer } from './choices-answer.tsx'
import { MatchAnswer } from './match-answer.tsx'
import type { StudentProps } from './student-props.ts'
import { TableAnswer } from './table-answer.tsx'
import { EssayAnswer, ShortAnswer } from './text-answer.tsx'
import './student.css'

const ANSWERS: Readonly<Record<FormName, ComponentType<StudentProps>>> = {
  pg: ChoicesAnswer,
  pgk: ChoicesAnswer,
  isian: ShortAnswer,
  uraian: EssayAnswer,
  benar_salah: TableAnswer,
  kategori: TableAnswer,
  jodohkan: MatchAnswer,
}

/** One question as a student has it. */
export function StudentQuestion(props: StudentProps) {
  const Answer = ANSWERS[props.shown.form]
  return (
    <>
      {props.shown.question_text !== '' && <RichHtml html={props.shown.question_text} />}
      <div className="pt-4">
        <Answer {...props} />
      </div>
    </>
  )
}
