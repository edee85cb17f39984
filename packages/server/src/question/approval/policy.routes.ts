import { ApiError, type capabilityRoutes, type HeldCapability, type reviewPolicyRoutes, SAID } from '@bank/contract'
import { type RuleChoices, type RuleName, SEVERITY_OF } from '@bank/contract/telaah/names'
import { RULE_WORD } from '@bank/contract/telaah/rule-words'
import { findAccount } from '../../account/account.repo.ts'
import { recordAct } from '../../account/act.repo.ts'
import { beginAnew } from '../../db/backfill.repo.ts'
import type { Db } from '../../db/connect.ts'
import type { Handlers } from '../../http/bind/handler.ts'
import { edited, found, one } from '../../http/bind/reply.ts'
import { capabilitiesFor, capabilitiesOf, replaceCapabilities } from './capability.repo.ts'
import { countWaiting, NONE_WAITING } from './listed-task.repo.ts'
import { countReviewers, lockPolicy, type Policy, policyOf, RULES_JOB, writePolicy } from './policy.repo.ts'
import { poolTasks } from './task.repo.ts'

export const reviewPolicyHandlers: Handlers<typeof reviewPolicyRoutes> = {
  get: async (_, { db }) => one(await toldPolicy(db)),

  update: async ({ body }, { db, actor }) => {
    await lockPolicy(db)
    const before = await policyOf(db)
    const after = { ...before, ...body, rules: body.rules ? unusual(body.rules) : before.rules }
    if (after.binding) await requireReviewers(db, after)
    if (inWords(before) !== inWords(after)) {
      await writePolicy(db, after)
      if (`${rulesIn(before.rules)}` !== `${rulesIn(after.rules)}`) await beginAnew(db, RULES_JOB)
      const said = { before: { review_policy: inWords(before) }, after: { review_policy: inWords(after) } }
      await recordAct(db, { action: 'edit', account: actor, by: actor.id, ...said })
    }
    return edited(await toldPolicy(db))
  },

  me: async (_, { db, actor }) => {
    const { binding, reviews, own_approval, rules } = await policyOf(db)
    const capabilities = await capabilitiesFor(db, actor)
    const counts = binding ? await countWaiting(db, actor) : NONE_WAITING
    return one({ binding, reviews, own_approval, rules, capabilities, counts })
  },
}

export const capabilityHandlers: Handlers<typeof capabilityRoutes> = {
  list: async ({ params }, { db }) => {
    found(await findAccount(db, params.id))
    return { data: await capabilitiesOf(db, params.id) }
  },

  replace: async ({ params: { id }, body }, { db, actor }) => {
    await lockPolicy(db)
    const { ac_name } = found(await findAccount(db, id))
    const before = await capabilitiesOf(db, id)
    await replaceCapabilities(db, id, body.capabilities)
    await poolTasks(db, { account: id })
    const after = await capabilitiesOf(db, id)
    const policy = await policyOf(db)
    if (policy.binding) await requireReviewers(db, policy)
    if (listed(before) !== listed(after)) {
      const said = { before: { capabilities: listed(before) }, after: { capabilities: listed(after) } }
      await recordAct(db, { action: 'edit', account: { id, name: ac_name }, by: actor.id, ...said })
    }
    return { data: after, message: SAID.edited }
  },
}

const toldPolicy = async (db: Db) => ({ ...(await policyOf(db)), reviewers: await countReviewers(db) })

/** One more than must find a question fit, for who wrote it does not count. */
async function requireReviewers(db: Db, { reviews }: Policy) {
  if ((await countReviewers(db)) > reviews) return
  throw new ApiError('CONFLICT', { message: `Alur telaah butuh paling sedikit ${reviews + 1} penelaah.` })
}

const BLOCKS = { galat: 'galat menahan', peringatan: 'galat dan peringatan menahan', tidak: 'temuan tidak menahan' }
const inWords = ({ binding, reviews, key_checks, own_approval, block_on, due_days, rules }: Policy) =>
  [
    binding ? 'berlaku' : 'tidak berlaku',
    `${reviews} telaah`,
    ...(key_checks > 0 ? [`${key_checks} pemeriksaan kunci`] : []),
    BLOCKS[block_on],
    `tenggat ${due_days} hari`,
    ...(own_approval ? ['boleh menyetujui sendiri'] : []),
    ...rulesIn(rules),
  ].join('; ')

/** Only what is not as usual. */
const unusual = (rules: RuleChoices): RuleChoices =>
  Object.fromEntries(Object.entries(rules).filter(([rule, weight]) => weight !== SEVERITY_OF[rule as RuleName]))
const rulesIn = (rules: RuleChoices) =>
  Object.entries(RULE_WORD).flatMap(([rule, words]) => {
    const weight = rules[rule as keyof typeof RULE_WORD]
    return weight ? [`${words}: ${weight}`] : []
  })

const DOES = { review: 'Menelaah', publish: 'Menerbitkan' }
const listed = (held: readonly HeldCapability[]) =>
  held.map(({ what, subject_name }) => `${DOES[what]}: ${subject_name ?? 'semua subjek'}`).join('; ')
