// The options, statements or answers of a question with its key: <QuestionParts question={question} />
import { QUESTION_TYPE } from '@bank/contract/question-words'
import type { ComponentType } from 'react'
import type { QuestionType } from '../ui/question-words.ts'
import { EssayAnswer, ShortAnswerList } from './answer-lists.tsx'
import { OptionList } from './option-list.tsx'
import type { PartsProps } from './parts-props.ts'
import { StatementTable } from './statement-table.tsx'

const PARTS: Readonly<Record<QuestionType, ComponentType<PartsProps>>> = {
  [QUESTION_TYPE.essay]: EssayAnswer,
  [QUESTION_TYPE.multipleChoice]: OptionList,
  [QUESTION_TYPE.shortAnswer]: ShortAnswerList,
  [QUESTION_TYPE.statements]: StatementTable,
}

export function QuestionParts({ question, menus }: PartsProps) {
  const Parts = PARTS[question.qt_id as QuestionType]
  return Parts && <Parts question={question} menus={menus} />
}
