import type { BankName } from '@bank/contract/bank'
import { questionRoutes } from '@bank/contract/question'
import { snpmbQuestionRoutes } from '@bank/contract/snpmb'

/** The API routes of each bank. */
export const ROUTES = {
  general: { ...questionRoutes, list: questionRoutes.main },
  snpmb: snpmbQuestionRoutes,
} as const satisfies Record<BankName, object>

export type QuestionCreate = (typeof ROUTES)[BankName]['create']

interface BankScreen {
  /** The page route of its list. */
  from: '/shell/soal' | '/shell/snpmb/soal'
  /** The Indonesian word for what is listed. */
  thing: string
  /** Shows buttons with totals by family. */
  totals: boolean
}

/** How the screens of the two banks differ. */
export const SCREENS: Readonly<Record<BankName, BankScreen>> = {
  general: {
    from: '/shell/soal',
    thing: 'soal',
    totals: true,
  },
  snpmb: { from: '/shell/snpmb/soal', thing: 'soal SNPMB', totals: false },
}
