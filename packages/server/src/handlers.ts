import type { contract } from '@bank/contract'
import { accountHandlers } from './account/account.routes.ts'
import { answerHandlers } from './answer/answer.routes.ts'
import { type AuthOptions, authHandlers } from './auth/auth.routes.ts'
import { bannerHandlers } from './banner/banner.routes.ts'
import { categoryHandlers } from './category/category.routes.ts'
import { classHandlers } from './class/class.routes.ts'
import { dashboardHandlers } from './dashboard/dashboard.routes.ts'
import { discussionHandlers } from './discussion/discussion.routes.ts'
import { freeTrialHandlers } from './free-trial/free-trial.routes.ts'
import { groupHandlers } from './group/group.routes.ts'
import { historyHandlers } from './history/history.routes.ts'
import type { Implementation } from './http/bind.ts'
import { indicatorHandlers } from './indicator/indicator.routes.ts'
import { keywordHandlers } from './keyword/keyword.routes.ts'
import { questionHandlers } from './question/question.routes.ts'
import { questionImageHandlers } from './question-image/question-image.routes.ts'
import { questionLevelHandlers } from './question-level/question-level.routes.ts'
import { selectionHandlers } from './selection/selection.routes.ts'
import { shortAnswerHandlers } from './short-answer/short-answer.routes.ts'
import { snpmbQuestionHandlers } from './snpmb/snpmb-question.routes.ts'
import { statementHandlers } from './statement/statement.routes.ts'
import { statementAnswerHandlers } from './statement-answer/statement-answer.routes.ts'
import { subjectHandlers } from './subject/subject.routes.ts'
import { subtopicHandlers } from './subtopic/subtopic.routes.ts'
import { topicHandlers } from './topic/topic.routes.ts'
import { totalHandlers } from './total/total.routes.ts'

/** Who answers each resource of the contract: one line a resource. */
export const handlers = (options: AuthOptions): Implementation<typeof contract> => ({
  auth: authHandlers(options),
  account: accountHandlers(options),
  subject: subjectHandlers,
  class: classHandlers,
  category: categoryHandlers,
  indicator: indicatorHandlers,
  questionLevel: questionLevelHandlers,
  topic: topicHandlers,
  question: questionHandlers,
  group: groupHandlers,
  snpmbQuestion: snpmbQuestionHandlers,
  selection: selectionHandlers,
  answer: answerHandlers,
  keyword: keywordHandlers,
  shortAnswer: shortAnswerHandlers,
  statement: statementHandlers,
  statementAnswer: statementAnswerHandlers,
  discussion: discussionHandlers,
  freeTrial: freeTrialHandlers,
  subtopic: subtopicHandlers,
  banner: bannerHandlers,
  questionImage: questionImageHandlers,
  total: totalHandlers,
  dashboard: dashboardHandlers,
  history: historyHandlers,
})
