import type { contract } from '@bank/contract'
import { accountHandlers } from './account/account.routes.ts'
import { securityEventHandlers } from './account/security-event.routes.ts'
import { bannerHandlers } from './banner/banner.routes.ts'
import { questionBulkHandlers } from './bulk/question-bulk.routes.ts'
import { categoryHandlers } from './catalogue/category/category.routes.ts'
import { classHandlers } from './catalogue/class/class.routes.ts'
import { indicatorHandlers } from './catalogue/indicator/indicator.routes.ts'
import { questionLevelHandlers } from './catalogue/question-level/question-level.routes.ts'
import { subjectHandlers } from './catalogue/subject/subject.routes.ts'
import { subtopicHandlers } from './catalogue/subtopic/subtopic.routes.ts'
import { topicHandlers } from './catalogue/topic/topic.routes.ts'
import { dashboardHandlers } from './count/dashboard/dashboard.routes.ts'
import { totalHandlers } from './count/total/total.routes.ts'
import { exportHandlers } from './export/export.routes.ts'
import { factorHandlers } from './factor/factor.routes.ts'
import { findHandlers } from './find/find.routes.ts'
import { historyHandlers } from './history/history.routes.ts'
import type { Implementation } from './http/bind/bind.ts'
import { importHandlers } from './import/import.routes.ts'
import { importRowHandlers } from './import/import-row.routes.ts'
import { importReportHandlers } from './import/report/import-report.routes.ts'
import { importSheetHandlers } from './import/sheet/import-sheet.routes.ts'
import { importTemplateHandlers } from './import/template/import-template.routes.ts'
import { noticeHandlers } from './notice/notice.routes.ts'
import { capabilityHandlers, reviewPolicyHandlers } from './question/approval/policy.routes.ts'
import { editingHandlers } from './question/editing/editing.routes.ts'
import { groupHandlers } from './question/group/group.routes.ts'
import { answerHandlers } from './question/parts/answer/answer.routes.ts'
import { discussionHandlers } from './question/parts/discussion/discussion.routes.ts'
import { freeTrialHandlers } from './question/parts/free-trial/free-trial.routes.ts'
import { keywordHandlers } from './question/parts/keyword/keyword.routes.ts'
import { questionImageHandlers } from './question/parts/question-image/question-image.routes.ts'
import { selectionHandlers } from './question/parts/selection/selection.routes.ts'
import { shortAnswerHandlers } from './question/parts/short-answer/short-answer.routes.ts'
import { statementHandlers } from './question/parts/statement/statement.routes.ts'
import { statementAnswerHandlers } from './question/parts/statement-answer/statement-answer.routes.ts'
import { questionHandlers } from './question/question.routes.ts'
import { snpmbQuestionHandlers } from './question/snpmb-question.routes.ts'
import { approvalHandlers } from './review/approval.routes.ts'
import { reviewBoardHandlers } from './review/board.routes.ts'
import { keyCheckHandlers } from './review/key-check.routes.ts'
import { reviewHandlers } from './review/review.routes.ts'
import { reviewTaskHandlers } from './review/review-task.routes.ts'
import { settlingTwinHandlers } from './review/settling-twins.ts'
import { reviewStatsHandlers } from './review/stats.routes.ts'
import { threadHandlers } from './review/thread.routes.ts'
import { sessionHandlers } from './session/session.routes.ts'
import { type AuthOptions, authHandlers } from './sign-in/auth.routes.ts'
import { viewHandlers } from './view/view.routes.ts'

/** The handlers of each resource of the contract, one line for each. */
export const handlers = (options: AuthOptions): Implementation<typeof contract> => ({
  auth: authHandlers(options),
  account: accountHandlers(options),
  session: sessionHandlers(options),
  notice: noticeHandlers(options),
  factor: factorHandlers(options),
  subject: subjectHandlers,
  class: classHandlers,
  category: categoryHandlers,
  indicator: indicatorHandlers,
  questionLevel: questionLevelHandlers,
  topic: topicHandlers,
  question: questionHandlers,
  group: groupHandlers,
  editing: editingHandlers,
  review: reviewHandlers,
  reviewPolicy: reviewPolicyHandlers,
  capability: capabilityHandlers,
  reviewStats: reviewStatsHandlers,
  reviewBoard: reviewBoardHandlers,
  reviewTask: reviewTaskHandlers,
  approval: approvalHandlers,
  keyCheck: keyCheckHandlers,
  thread: threadHandlers,
  twin: settlingTwinHandlers,
  questionBulk: questionBulkHandlers,
  snpmbQuestion: snpmbQuestionHandlers,
  selection: selectionHandlers,
  answer: answerHandlers,
  keyword: keywordHandlers,
  shortAnswer: shortAnswerHandlers,
  statement: statementHandlers,
  statementAnswer: statementAnswerHandlers,
  allStatementAnswer: statementHandlers,
  discussion: discussionHandlers,
  freeTrial: freeTrialHandlers,
  subtopic: subtopicHandlers,
  import: importHandlers,
  importRow: importRowHandlers,
  importReport: importReportHandlers,
  importSheet: importSheetHandlers,
  importTemplate: importTemplateHandlers,
  export: exportHandlers,
  banner: bannerHandlers,
  questionImage: questionImageHandlers,
  total: totalHandlers,
  dashboard: dashboardHandlers,
  find: findHandlers,
  view: viewHandlers,
  history: historyHandlers,
  securityEvent: securityEventHandlers,
})
