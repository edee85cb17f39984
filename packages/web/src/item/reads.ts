import { groupRoutes } from '@bank/contract/group'
import { questionRoutes } from '@bank/contract/question'
import { snpmbQuestionRoutes } from '@bank/contract/snpmb'

/** The lists that show questions: a change of a question or a part is seen in all of them. */
export const QUESTION_READS = [questionRoutes.main, groupRoutes.children, snpmbQuestionRoutes.list]
