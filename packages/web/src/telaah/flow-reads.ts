import { groupRoutes } from '@bank/contract/group'
import { questionRoutes } from '@bank/contract/question'
import { reviewRoutes } from '@bank/contract/review'
import { snpmbQuestionRoutes } from '@bank/contract/snpmb'

/** What shows where questions stand in the review flow, beside their own resource. */
export const FLOW_READS = [questionRoutes.main, groupRoutes.children, snpmbQuestionRoutes.list, reviewRoutes.counts]
