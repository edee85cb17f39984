import { groupRoutes } from '@bank/contract/group'
import { noticeRoutes } from '@bank/contract/notice'
import { questionRoutes } from '@bank/contract/question'
import { reviewRoutes } from '@bank/contract/review'
import { reviewPolicyRoutes } from '@bank/contract/review-policy'
import { reviewTaskRoutes } from '@bank/contract/review-task'
import { snpmbQuestionRoutes } from '@bank/contract/snpmb'

/** What shows where questions stand in the review flow, beside their own resource. */
export const FLOW_READS = [
  questionRoutes.main,
  groupRoutes.children,
  snpmbQuestionRoutes.list,
  reviewRoutes.counts,
  reviewPolicyRoutes.me,
  reviewTaskRoutes.list,
  noticeRoutes.list,
]
