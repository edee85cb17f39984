import { accountRoutes } from './account.ts'
import { answerRoutes } from './answer.ts'
import { approvalRoutes } from './approval.ts'
import { authRoutes } from './auth.ts'
import { bannerRoutes } from './banner.ts'
import { categoryRoutes } from './category.ts'
import { classRoutes } from './class.ts'
import { dashboardRoutes } from './dashboard.ts'
import { discussionRoutes } from './discussion.ts'
import { editingRoutes } from './editing.ts'
import { exportRoutes } from './export.ts'
import { factorRoutes } from './factor.ts'
import { findRoutes } from './find.ts'
import { freeTrialRoutes } from './free-trial.ts'
import { groupRoutes } from './group.ts'
import { historyRoutes } from './history.ts'
import { importRoutes } from './import.ts'
import { importReportRoutes } from './import-report.ts'
import { importRowRoutes } from './import-row.ts'
import { importSheetRoutes } from './import-sheet.ts'
import { importTemplateRoutes } from './import-template.ts'
import { indicatorRoutes } from './indicator.ts'
import { keyCheckRoutes } from './key-check.ts'
import { keywordRoutes } from './keyword.ts'
import { noticeRoutes } from './notice.ts'
import { questionRoutes } from './question.ts'
import { questionBulkRoutes } from './question-bulk.ts'
import { questionImageRoutes } from './question-image.ts'
import { questionLevelRoutes } from './question-level.ts'
import { reviewRoutes } from './review.ts'
import { reviewBoardRoutes } from './review-board.ts'
import { capabilityRoutes, reviewPolicyRoutes } from './review-policy.ts'
import { reviewStatsRoutes } from './review-stats.ts'
import { reviewTaskRoutes } from './review-task.ts'
import { securityEventRoutes } from './security-event.ts'
import { selectionRoutes } from './selection.ts'
import { sessionRoutes } from './session.ts'
import { shortAnswerRoutes } from './short-answer.ts'
import { snpmbQuestionRoutes } from './snpmb.ts'
import { allStatementAnswerRoutes, statementAnswerRoutes, statementRoutes } from './statement.ts'
import { subjectRoutes } from './subject.ts'
import { subtopicRoutes } from './subtopic.ts'
import { threadRoutes } from './thread.ts'
import { topicRoutes } from './topic.ts'
import { totalRoutes } from './total.ts'
import { twinRoutes } from './twin.ts'
import { viewRoutes } from './view.ts'

export * from './access.ts'
export * from './account.ts'
export * from './answer.ts'
export * from './approval.ts'
export * from './auth.ts'
export * from './bank.ts'
export * from './banner.ts'
export * from './category.ts'
export * from './class.ts'
export * from './dashboard.ts'
export * from './discussion.ts'
export * from './editing.ts'
export * from './errors.ts'
export * from './export.ts'
export * from './factor.ts'
export * from './fields.ts'
export * from './find.ts'
export * from './free-trial.ts'
export * from './group.ts'
export * from './history.ts'
export * from './idempotency.ts'
export * from './idempotency-key.ts'
export * from './image.ts'
export * from './import.ts'
export * from './import-job.ts'
export * from './import-line.ts'
export * from './import-report.ts'
export * from './import-row.ts'
export * from './import-sheet.ts'
export * from './import-template.ts'
export * from './indicator.ts'
export * from './key-check.ts'
export * from './keyword.ts'
export * from './list-fields.ts'
export * from './notice.ts'
export * from './page.ts'
export * from './question.ts'
export * from './question-bulk.ts'
export * from './question-columns.ts'
export * from './question-facets.ts'
export * from './question-filters.ts'
export * from './question-form/forms.ts'
export * from './question-form/interaction.ts'
export * from './question-form/numbered.ts'
export * from './question-image.ts'
export * from './question-level.ts'
export * from './question-parts.ts'
export * from './question-query.ts'
export * from './question-select.ts'
export * from './question-words.ts'
export * from './reply.ts'
export * from './review.ts'
export * from './review-board.ts'
export * from './review-policy.ts'
export * from './review-stats.ts'
export * from './review-task.ts'
export * from './route.ts'
export * from './search/affix.ts'
export * from './search/parse-search.ts'
export * from './search/words.ts'
export * from './security-event.ts'
export * from './selection.ts'
export * from './session.ts'
export * from './short-answer.ts'
export * from './snpmb.ts'
export * from './stages.ts'
export * from './statement.ts'
export * from './subject.ts'
export * from './subtopic.ts'
export * from './telaah/exact.ts'
export * from './telaah/names.ts'
export * from './thread.ts'
export * from './topic.ts'
export * from './total.ts'
export * from './twin.ts'
export * from './view.ts'
export * from './zone.ts'

/** Every endpoint of the product. The server must implement each; OpenAPI lists each. */
export const contract = {
  auth: authRoutes,
  account: accountRoutes,
  session: sessionRoutes,
  notice: noticeRoutes,
  factor: factorRoutes,
  subject: subjectRoutes,
  class: classRoutes,
  category: categoryRoutes,
  indicator: indicatorRoutes,
  questionLevel: questionLevelRoutes,
  topic: topicRoutes,
  question: questionRoutes,
  group: groupRoutes,
  editing: editingRoutes,
  review: reviewRoutes,
  reviewPolicy: reviewPolicyRoutes,
  reviewTask: reviewTaskRoutes,
  capability: capabilityRoutes,
  reviewStats: reviewStatsRoutes,
  reviewBoard: reviewBoardRoutes,
  approval: approvalRoutes,
  keyCheck: keyCheckRoutes,
  thread: threadRoutes,
  twin: twinRoutes,
  questionBulk: questionBulkRoutes,
  snpmbQuestion: snpmbQuestionRoutes,
  selection: selectionRoutes,
  answer: answerRoutes,
  keyword: keywordRoutes,
  shortAnswer: shortAnswerRoutes,
  statement: statementRoutes,
  statementAnswer: statementAnswerRoutes,
  allStatementAnswer: allStatementAnswerRoutes,
  discussion: discussionRoutes,
  freeTrial: freeTrialRoutes,
  subtopic: subtopicRoutes,
  import: importRoutes,
  importRow: importRowRoutes,
  importReport: importReportRoutes,
  importSheet: importSheetRoutes,
  importTemplate: importTemplateRoutes,
  export: exportRoutes,
  banner: bannerRoutes,
  questionImage: questionImageRoutes,
  total: totalRoutes,
  dashboard: dashboardRoutes,
  find: findRoutes,
  view: viewRoutes,
  history: historyRoutes,
  securityEvent: securityEventRoutes,
}
