// The options, statements or answers of a question with its key: <QuestionParts question={question} />
import type { FormName } from '@bank/contract/question-words'
import type { ComponentType, ReactNode } from 'react'
import { onDemand } from '../ui/on-demand.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EssayAnswer, ShortAnswerList } from './answer-lists.tsx'
import { OptionList } from './option-list.tsx'
import type { PartsProps } from './parts-props.ts'
import { StatementTable } from './statement-table.tsx'

const CategoryTable = onDemand(() => import('./category-table.tsx'), 'CategoryTable')
const MatchList = onDemand(() => import('./match-list.tsx'), 'MatchList')

const PARTS: Readonly<Record<FormName, ComponentType<PartsProps & { fallback?: ReactNode }>>> = {
  uraian: EssayAnswer,
  pg: OptionList,
  pgk: OptionList,
  isian: ShortAnswerList,
  benar_salah: StatementTable,
  kategori: CategoryTable,
  jodohkan: MatchList,
}

export function QuestionParts({ question, menus }: PartsProps) {
  const Parts = PARTS[question.form]
  return <Parts question={question} menus={menus} fallback={<Skeleton className="mt-4 h-40" />} />
}
