import { approvalRoutes } from '@bank/contract/approval'
import { questionRoutes } from '@bank/contract/question'
import { questionBulkRoutes } from '@bank/contract/question-bulk'
import { capabilityRoutes, reviewPolicyRoutes } from '@bank/contract/review-policy'
import { apiOf } from '../../e2e/support/api.ts'
import { run } from '../../packages/server/test/statement.ts'
import { databaseIn } from './inspect.ts'
import { type Installation, newInstallation } from './product.ts'
import { newPerson } from './reviewing.ts'

/** A new installation whose review policy binds: nothing is approved without a review. */
export async function newBoundInstallation(environment: Record<string, string> = {}) {
  const app = await newInstallation(environment)
  const admin = apiOf(app.origin, app.token)
  const { id } = await newPerson(app.origin, admin, 'rina')
  await admin.call(capabilityRoutes.replace, { params: { id }, body: { capabilities: [{ what: 'review' }] } })
  await admin.call(reviewPolicyRoutes.update, { body: { binding: true, reviews: 1, block_on: 'tidak' } })
  return app
}

const QUESTIONS = 6
const ROUNDS = 10

/** Asks for an approval in each way that a client has, for questions that were not reviewed. Gives the statuses. */
export async function askForApprovals(app: Installation): Promise<string[]> {
  const { refusal } = apiOf(app.origin, app.token)
  const ids: number[] = []
  while (ids.length < QUESTIONS) ids.push(await addQuestion(app))
  const select = { ids }
  const answers: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const asked = ids.flatMap((id) => [
      refusal(questionRoutes.update, { params: { id }, body: { status: 'approved' } }),
      refusal(questionRoutes.update, {
        params: { id },
        body: { status: 'published', question_text: `<p>${round}</p>` },
      }),
      refusal(approvalRoutes.act, { params: { id }, body: { action: 'publish', revision: 1 } }),
    ])
    const change = { status: 'approved' as const }
    asked.push(refusal(questionBulkRoutes.change, { body: { product_type: 1, select, change } }))
    answers.push(...(await Promise.all(asked)).map((answer) => answer.slice(0, 3)))
  }
  return answers
}

/** How many questions are approved; and, as a control, how many after one was approved while nothing binds. */
export async function approvedIn(app: Installation) {
  const { call } = apiOf(app.origin, app.token)
  const { address, tidy } = await databaseIn(app.data)
  const count = async () =>
    Number((await run(address, `select count(*) from question where status <> 'on-progress'`))[0]?.count)
  const found = await count()
  await call(reviewPolicyRoutes.update, { body: { binding: false } })
  await call(questionRoutes.update, { params: { id: await addQuestion(app) }, body: { status: 'approved' } })
  const control = (await count()) - found
  await tidy()
  return { found, control }
}

async function addQuestion({ origin, token, place }: Installation) {
  const body = {
    qt_id: 1,
    label: 'exam' as const,
    ...place,
    question_text: '<p>Apa ibu kota Peru?</p>',
    answer: 'Lima',
  }
  return (await apiOf(origin, token).call(questionRoutes.create, { body })).data[0].id_question
}
