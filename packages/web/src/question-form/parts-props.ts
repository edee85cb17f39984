import type { Question } from '@bank/contract/question'
import type { ReactNode } from 'react'

/** What stands beside each part where it can be changed. */
export interface PartMenus {
  ofOption: (selection: Question['selections'][number], letter: string) => ReactNode
  ofShortAnswer: (shortAnswer: Question['short_answers'][number]) => ReactNode
  ofStatement: (statement: Question['statements'][number], number: number) => ReactNode
}

export interface PartsProps {
  question: Question
  /** Without menus the parts are only read. */
  menus?: PartMenus
}
