import { accountRoutes } from '@bank/contract/account'
import { approvalRoutes } from '@bank/contract/approval'
import { authRoutes } from '@bank/contract/auth'
import { questionRoutes } from '@bank/contract/question'
import { capabilityRoutes } from '@bank/contract/review-policy'
import { CARD_VERSION, CARDS } from '@bank/contract/telaah/card'
import { type Api, apiOf } from '../../e2e/support/api.ts'
import { ADMIN } from '../../e2e/support/product.ts'
import type { DatabaseAddress } from '../../packages/server/src/db/address.ts'
import { run } from '../../packages/server/test/statement.ts'
import type { Chance } from './chance.ts'
import type { Installation } from './product.ts'

const QUESTIONS = 12
const ASPECTS = CARDS.uraian.map((_, at) => ({ no: at + 1, mark: 'ya' as const }))

/** An author who submits and edits a few questions, and two people who find them fit, all at the same time. */
export async function startReviewing({ origin, token, place }: Installation, address: DatabaseAddress, chance: Chance) {
  const admin = apiOf(origin, token)
  const author = await newPerson(origin, admin, 'wati')
  const reviewers = [await newPerson(origin, admin, 'rina'), await newPerson(origin, admin, 'sari')]
  for (const { id } of reviewers)
    await admin.call(capabilityRoutes.replace, { params: { id }, body: { capabilities: [{ what: 'review' }] } })
  const ids: number[] = []
  for (let made = 0; made < QUESTIONS; made += 1) {
    const texts = { question_text: `<p>Jelaskan bilangan ${made}.</p>`, answer: '<p>Bilangan.</p>' }
    const body = { qt_id: 1, label: 'exam' as const, ...place, ...texts }
    ids.push((await author.api.call(questionRoutes.create, { body })).data[0].id_question)
  }
  const kept: { question_id: number; revision: number; account_id: number }[] = []

  return {
    /** Works for so many milliseconds, or until the server is gone. */
    async work(milliseconds = 10_000) {
      const until = performance.now() + milliseconds
      await Promise.all([write(until), ...reviewers.map((reviewer) => review(reviewer, until))])
    },
    acknowledged: () => kept.length,
    /** How many reviews that were acknowledged are not there. */
    async lost() {
      const rows = await run(address, 'select question_id, revision, created_by from review')
      const there = new Set(rows.map((row) => `${row.question_id} ${row.revision} ${row.created_by}`))
      return kept.filter((one) => !there.has(`${one.question_id} ${one.revision} ${one.account_id}`)).length
    },
  }

  async function write(until: number) {
    while (performance.now() < until) {
      const id = ids[chance.below(ids.length)] ?? 0
      const revision = await revisionOf(author.api, id)
      if (revision === undefined) return
      const params = { id }
      const text = `<p>Jelaskan bilangan ${chance.below(1_000_000)}.</p>`
      if (chance.below(4) === 0)
        await tried(author.api.call(questionRoutes.update, { params, body: { question_text: text } }))
      else await tried(author.api.call(approvalRoutes.act, { params, body: { action: 'submit', revision } }))
    }
  }

  async function review({ id: account_id, api }: Person, until: number) {
    while (performance.now() < until) {
      const question_id = ids[chance.below(ids.length)] ?? 0
      const revision = await revisionOf(api, question_id)
      if (revision === undefined) return
      const body = { revision, verdict: 'layak' as const, card_version: CARD_VERSION, aspects: ASPECTS }
      const said = await tried(api.call(approvalRoutes.verdict, { params: { id: question_id }, body }))
      if (said) kept.push({ question_id, revision, account_id })
    }
  }
}

interface Person {
  id: number
  api: Api
}

/** An account of Team Content that is let in, and signed in. */
export async function newPerson(origin: string, admin: Api, name: string): Promise<Person> {
  const ac_email = `${name}@contoh.test`
  const stranger = { ac_name: name, ac_email, ac_password: ADMIN.password, ac_level: 2 as const }
  const [{ ac_id: id }] = (await apiOf(origin).call(authRoutes.register, { body: stranger })).data
  await admin.call(accountRoutes.update, { params: { id }, body: { is_active: 1 } })
  const { token } = await apiOf(origin).call(authRoutes.login, { body: { ac_email, ac_password: ADMIN.password } })
  return { id, api: apiOf(origin, token) }
}

/** undefined when the server is gone. */
const revisionOf = async ({ call }: Api, id: number) =>
  (await tried(call(approvalRoutes.get, { params: { id } })))?.data[0].revision

/** undefined when it was refused, or when the server is gone. */
const tried = <T>(asked: Promise<T>) => asked.catch(() => undefined)
