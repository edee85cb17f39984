import type { Asked } from '@bank/contract/question-form/scorer'
import type { ReactNode } from 'react'

/** What stands beside each part where it can be changed, by the place of the part, from 0. */
export interface PartMenus {
  ofOption: (at: number, letter: string) => ReactNode
  ofShortAnswer: (at: number) => ReactNode
  ofStatement: (at: number) => ReactNode
}

export interface PartsProps {
  /** With its key, stored or not. */
  question: Asked
  /** Without menus the parts are only read. */
  menus?: PartMenus
}
