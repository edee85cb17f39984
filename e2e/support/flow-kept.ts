import { approvalRoutes } from '@bank/contract/approval'
import { reviewPolicyRoutes } from '@bank/contract/review-policy'
import { reviewTaskRoutes } from '@bank/contract/review-task'
import { threadRoutes } from '@bank/contract/thread'
import type { reviewTeam } from './review-team.ts'
import { newQuestion } from './rows.ts'

type Team = Awaited<ReturnType<typeof reviewTeam>>

/** One more question that waits for a review and for its key, with a comment that must be fixed. */
export async function addWaiting({ writer, reviewer }: Team) {
  const { id_question: id } = await newQuestion(writer.api, 'yang menunggu', {
    question_text: '<p>Apakah nama mata uang Jepang?</p>',
    selections: [{ selection_text: 'Yen', is_answer: true }, { selection_text: 'Won' }],
  })
  await writer.api.call(approvalRoutes.act, { params: { id }, body: { action: 'submit', revision: 0 } })
  const body = { text: 'Opsinya kurang.', must_fix: true }
  await reviewer.api.call(threadRoutes.create, { params: { id }, body })
}

/** What the flow knows of all questions, and what waits for each person. */
export async function keptBy({ admin, ...others }: Team, ids: readonly number[]) {
  const { data: open } = await admin.api.call(reviewTaskRoutes.list, { query: {} })
  const all = []
  for (const id of [...ids, ...open.map(({ question_id }) => question_id)]) {
    const { data: threads } = await admin.api.call(threadRoutes.list, { params: { id } })
    all.push({ review: await stands(admin, id), threads })
  }
  const tasks = []
  for (const { api } of [admin, others.writer, others.reviewer])
    tasks.push((await api.call(reviewTaskRoutes.list, { query: {} })).data)
  const { data: policy } = await admin.api.call(reviewPolicyRoutes.get, {})
  return { all, tasks, policy }
}

/** Where it stands in the flow. */
export async function stands({ api }: Team['admin'], id: number) {
  return (await api.call(approvalRoutes.get, { params: { id } })).data[0]
}
