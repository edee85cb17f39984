import { groupRoutes } from '@bank/contract/group'
import { questionRoutes } from '@bank/contract/question'
import { snpmbQuestionRoutes } from '@bank/contract/snpmb'

/** What shows questions: a change of a question or a part is seen in all of them. */
export const QUESTION_READS = [questionRoutes.main, questionRoutes.get, groupRoutes.children, snpmbQuestionRoutes.list]
