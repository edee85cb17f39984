import { ApiError, invalid, type reviewRoutes, SAID } from '@bank/contract'
import type { Finding, Linted } from '@bank/contract/telaah/index'
import type { Db } from '../db/connect.ts'
import { lockForEdit } from '../db/editable.ts'
import type { Actor, Handlers } from '../http/bind/handler.ts'
import { found, gone } from '../http/bind/reply.ts'
import { holds } from '../question/approval/acts.ts'
import { personOf } from '../question/approval/person.repo.ts'
import { policyOf } from '../question/approval/policy.repo.ts'
import { settleAfter } from '../question/approval/settle.repo.ts'
import { findStanding } from '../question/approval/standing.repo.ts'
import { faultsIn } from './find-faults.ts'
import { endIgnore, ignoreOf, ignoresOf, insertIgnore } from './ignore.repo.ts'
import { countUnread, readNow, reviewsOf, writeLint } from './lint.repo.ts'
import { lintedOf } from './linted.repo.ts'
import { lintedOfBody } from './linted-body.ts'

export const reviewHandlers: Handlers<typeof reviewRoutes> = {
  counts: async ({ query: { question_id = [] } }, { db, actor }) => ({
    data: await reviewsOf(db, question_id, actor.id),
    unread: await countUnread(db),
  }),

  findings: async ({ params }, { db }) => ({ data: (await review(db, params.id)).findings }),

  lint: async ({ body }, { db }) => {
    const question = lintedOfBody(body)
    return { data: question ? (await faultsOf(db, question)).map(shown) : [] }
  },

  ignore: async ({ params: { id }, body: { reason, ...at } }, { db, actor }) => {
    await lockForEdit(db, 'question', id)
    const { question, findings } = await review(db, id)
    const finding = findings.find(({ rule, place }) => rule === at.rule && place === at.place)
    if (!finding) throw invalid({ rule: 'Temuan ini sudah tidak ada.' })
    if (finding.severity === 'galat') await requireReviewer(db, actor, id)
    await insertIgnore(db, question, at, reason, actor.id)
    await readNow(db, [id])
    await settleAfter(db, [id], actor.id)
    return { data: [], message: SAID.edited }
  },

  heed: async ({ params: { id }, query }, { db, actor }) => {
    await lockForEdit(db, 'question', id)
    found((await endIgnore(db, id, query, actor.id)) || undefined)
    await writeLint(db, [id])
    return gone()
  },
}

/** While the review flow binds, an error is ignored by those who may review the question. */
async function requireReviewer(db: Db, actor: Actor, id: number) {
  const { binding } = await policyOf(db)
  if (!binding) return
  const { subject_id } = found(await findStanding(db, id))
  if (!holds(await personOf(db, actor), 'review', subject_id))
    throw new ApiError('FORBIDDEN', { message: 'Galat hanya dapat diabaikan oleh penelaah subjek ini.' })
}

/** A question as the rules read it now, with what they find. Throws NOT_FOUND. */
async function review(db: Db, id: number) {
  const question = found((await lintedOf(db, [id]))[0])
  const faults = await faultsOf(db, question)
  const ignores = await ignoresOf(db, [id])
  const findings = faults.map((fault) => ({ ...shown(fault), ignored: ignoreOf(ignores, question, fault) ?? null }))
  return { question, findings }
}

/** Throws UNAVAILABLE when it takes too long. */
async function faultsOf(db: Db, question: Linted): Promise<Finding[]> {
  const { rules } = await policyOf(db)
  const [faults] = await faultsIn([question], rules)
  if (!faults) throw new ApiError('UNAVAILABLE', { retryAfterSeconds: 5 })
  return faults
}

const shown = ({ at: [from, to], fix, ...fault }: Finding) => ({
  ...fault,
  at: [from, to] as [number, number],
  fix: fix ?? null,
})
