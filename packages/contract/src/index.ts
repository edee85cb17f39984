import { accountRoutes } from './account.ts'
import { answerRoutes } from './answer.ts'
import { authRoutes } from './auth.ts'
import { bannerRoutes } from './banner.ts'
import { categoryRoutes } from './category.ts'
import { classRoutes } from './class.ts'
import { dashboardRoutes } from './dashboard.ts'
import { discussionRoutes } from './discussion.ts'
import { freeTrialRoutes } from './free-trial.ts'
import { groupRoutes } from './group.ts'
import { historyRoutes } from './history.ts'
import { indicatorRoutes } from './indicator.ts'
import { keywordRoutes } from './keyword.ts'
import { questionRoutes } from './question.ts'
import { questionImageRoutes } from './question-image.ts'
import { questionLevelRoutes } from './question-level.ts'
import { selectionRoutes } from './selection.ts'
import { shortAnswerRoutes } from './short-answer.ts'
import { snpmbQuestionRoutes, statementAnswerRoutes, statementRoutes } from './snpmb.ts'
import { subjectRoutes } from './subject.ts'
import { subtopicRoutes } from './subtopic.ts'
import { topicRoutes } from './topic.ts'
import { totalRoutes } from './total.ts'

export * from './access.ts'
export * from './account.ts'
export * from './answer.ts'
export * from './auth.ts'
export * from './banner.ts'
export * from './category.ts'
export * from './class.ts'
export * from './dashboard.ts'
export * from './discussion.ts'
export * from './errors.ts'
export * from './fields.ts'
export * from './free-trial.ts'
export * from './group.ts'
export * from './history.ts'
export * from './idempotency.ts'
export * from './image.ts'
export * from './indicator.ts'
export * from './keyword.ts'
export * from './page.ts'
export * from './question.ts'
export * from './question-image.ts'
export * from './question-level.ts'
export * from './question-parts.ts'
export * from './reply.ts'
export * from './route.ts'
export * from './selection.ts'
export * from './short-answer.ts'
export * from './snpmb.ts'
export * from './subject.ts'
export * from './subtopic.ts'
export * from './topic.ts'
export * from './total.ts'
export * from './zone.ts'

/** Every endpoint of the product. The server must implement each; OpenAPI lists each. */
export const contract = {
  auth: authRoutes,
  account: accountRoutes,
  subject: subjectRoutes,
  class: classRoutes,
  category: categoryRoutes,
  indicator: indicatorRoutes,
  questionLevel: questionLevelRoutes,
  topic: topicRoutes,
  question: questionRoutes,
  group: groupRoutes,
  snpmbQuestion: snpmbQuestionRoutes,
  selection: selectionRoutes,
  answer: answerRoutes,
  keyword: keywordRoutes,
  shortAnswer: shortAnswerRoutes,
  statement: statementRoutes,
  statementAnswer: statementAnswerRoutes,
  discussion: discussionRoutes,
  freeTrial: freeTrialRoutes,
  subtopic: subtopicRoutes,
  banner: bannerRoutes,
  questionImage: questionImageRoutes,
  total: totalRoutes,
  dashboard: dashboardRoutes,
  history: historyRoutes,
}
