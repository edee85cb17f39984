import type { FormName } from '@bank/contract/question-words'
import type { ComponentType } from 'react'
import { RichHtml } from '../rich/rich-html.tsx'
import { StatementsAnswer } from './benar_salah/student.tsx'
import { ChoicesAnswer } from './choice/student.tsx'
import { ShortAnswer } from './isian/student.tsx'
import { MatchAnswer } from './jodohkan/student.tsx'
import { CategoriesAnswer } from './kategori/student.tsx'
import type { StudentProps } from './student-props.ts'
import { EssayAnswer } from './uraian/student.tsx'
import './student.css'

const ANSWERS: Readonly<Record<FormName, ComponentType<StudentProps>>> = {
  pg: ChoicesAnswer,
  pgk: ChoicesAnswer,
  isian: ShortAnswer,
  uraian: EssayAnswer,
  benar_salah: StatementsAnswer,
  kategori: CategoriesAnswer,
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
