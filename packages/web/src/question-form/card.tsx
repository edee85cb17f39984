// The options, statements or answers of a question with its key: <QuestionParts question={question} />
import type { FormName } from '@bank/contract/question-words'
import type { ComponentType, ReactNode } from 'react'
import { onDemand } from '../ui/on-demand.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { StatementTable } from './benar_salah/card.tsx'
import { OptionList } from './choice/card.tsx'
import { ShortAnswerList } from './isian/card.tsx'
import type { PartsProps } from './parts-props.ts'
import { EssayAnswer } from './uraian/card.tsx'

const CategoryTable = onDemand(() => import('./kategori/card.tsx'), 'CategoryTable')
const MatchList = onDemand(() => import('./jodohkan/card.tsx'), 'MatchList')

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
