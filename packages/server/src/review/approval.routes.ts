import {
  ApiError,
  type approvalRoutes,
  type Input,
  invalid,
  type ManyAction,
  MOST_AT_ONCE,
  type Moved,
  type ReviewAction,
} from '@bank/contract'
import { lackOf } from '@bank/contract/telaah/card'
import type { Db } from '../db/connect.ts'
import { inSavepoint } from '../db/savepoint.ts'
import type { Context, Handlers } from '../http/bind/handler.ts'
import { edited, found, one } from '../http/bind/reply.ts'
import { refusalOf, reviewRefusal } from '../question/approval/acts.ts'
import { assignTasks } from '../question/approval/assign.ts'
import { lacksOf } from '../question/approval/gates.repo.ts'
import { moveTo, noteSubmission } from '../question/approval/move.repo.ts'
import { bindingPolicy, openForReview } from '../question/approval/open.ts'
import { personAt, withoutReviewer } from '../question/approval/person.repo.ts'
import type { Policy } from '../question/approval/policy.repo.ts'
import { settle } from '../question/approval/settle.repo.ts'
import { lockStanding, lockStandings, type Standing } from '../question/approval/standing.repo.ts'
import { finishTask } from '../question/approval/task.repo.ts'
import { toldReview } from '../question/approval/told.repo.ts'
import { writeVerdict } from '../question/approval/verdict.repo.ts'
import { selectedIds } from '../question/list/listed-ids.repo.ts'
import { readNow } from './lint.repo.ts'
import { movableOf, NO_REVIEWER } from './movable.repo.ts'

type Changing = Pick<Context<typeof approvalRoutes.act>, 'db' | 'actor'>

export const approvalHandlers: Handlers<typeof approvalRoutes> = {
  get: async ({ params }, { db, actor }) => one(await toldReview(db, actor, params.id)),

  act: async ({ params, body: { action, revision, ...said } }, context) => {
    const { db, actor } = context
    const { standing, policy } = await openForReview(db, params.id, revision)
    await perform(context, action, standing, policy, said)
    return { ...edited(await toldReview(db, actor, params.id)), message: SAYS[action] }
  },

  verdict: async ({ params, body }, { db, actor }) => {
    const { standing, policy } = await openForReview(db, params.id, body.revision)
    const refusal = reviewRefusal(standing, await personAt(db, actor, standing), policy)
    if (refusal) throw refusal
    const { verdict, aspects, note } = body
    if (new Set(aspects.map(({ no }) => no)).size < aspects.length)
      throw invalid({ aspects: 'Ada aspek yang diisi dua kali.' })
    const lack = lackOf(standing.form, verdict, aspects, note)
    if (lack) throw invalid({ [verdict === 'tolak' ? 'note' : 'aspects']: lack })
    await writeVerdict(db, standing, body, actor.id)
    await finishTask(db, 'telaah', standing.id, actor.id)
    const by = { by: actor.id, note }
    if (verdict === 'perbaiki') await moveTo(db, [standing.id], { to: 'changes', kind: 'returned', ...by })
    if (verdict === 'tolak') await moveTo(db, [standing.id], { to: 'rejected', kind: 'rejected', ...by })
    if (verdict === 'layak') {
      await readNow(db, [standing.id])
      await settle(db, standing, policy, { by: actor.id, isRead: true })
    }
    return { ...edited(await toldReview(db, actor, params.id)), message: 'Telaah disimpan.' }
  },

  preview: async ({ body }, { db, actor }) => {
    const policy = await bindingPolicy(db)
    const ids = await selectedIds(db, body, MOST_AT_ONCE)
    return { data: await movableOf(db, actor, policy, { ids, action: body.action }) }
  },

  many: async ({ body: { ids, action, note } }, context) => {
    const policy = await bindingPolicy(context.db)
    const standings = await lockStandings(context.db, ids)
    const moved: Moved = { done: [], refused: [] }
    for (const { id, code } of standings) {
      const refusal = await refusedAlone(context.db, async () =>
        perform(context, action, found(await lockStanding(context.db, id)), policy, { note }),
      )
      if (refusal) moved.refused.push({ id_question: id, code, reason: refusal.message })
      else moved.done.push(id)
    }
    return { ...edited(moved), message: `${moved.done.length.toLocaleString('id-ID')} ${SAYS_MANY[action]}` }
  },
}

/** Why it was refused, with all that it had done; undefined when it was not. Other failures are thrown. */
async function refusedAlone(db: Db, work: () => Promise<void>): Promise<ApiError | undefined> {
  try {
    await inSavepoint(db, work)
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

async function perform(context: Changing, action: ReviewAction, standing: Standing, policy: Policy, said: Said) {
  const refusal = refusalOf(action, standing, await personAt(context.db, context.actor, standing))
  if (refusal) throw refusal
  await DOES[action](context, standing, policy, said)
}

type Said = Pick<Input<typeof approvalRoutes.act>['body'], 'note' | 'reviewers' | 'due_on'>
type Does = (context: Changing, standing: Standing, policy: Policy, said: Said) => Promise<void>

const DOES: Readonly<Record<ReviewAction, Does>> = {
  submit: async ({ db, actor }, standing, policy, { note, ...asking }) => {
    await readNow(db, [standing.id])
    const lacking = (await lacksOf(db, [standing.id], policy)).get(standing.id)
    if (lacking) throw new ApiError('CONFLICT', { message: lacking })
    await noteSubmission(db, standing.id, actor.id)
    if (!policy.own_approval && (await withoutReviewer(db, [standing.id])).size > 0)
      throw new ApiError('CONFLICT', { message: NO_REVIEWER })
    await moveTo(db, [standing.id], { to: 'submitted', kind: 'submitted', by: actor.id, note })
    await assignTasks(db, standing, policy, { by: actor.id, ...asking })
    // it may have been found fit before it was withdrawn
    await settle(db, { ...standing, stage: 'submitted', submitted_by: actor.id }, policy, {
      by: actor.id,
      isRead: true,
      isNew: true,
    })
  },

  withdraw: ({ db, actor }, { id }, _, { note }) =>
    moveTo(db, [id], { to: 'draft', kind: 'withdrawn', by: actor.id, note }),

  reopen: ({ db, actor }, { id }, _, { note }) =>
    moveTo(db, [id], { to: 'draft', kind: 'reopened', by: actor.id, note }),

  publish: ({ db, actor }, { id }, _, { note }) =>
    moveTo(db, [id], { to: 'published', kind: 'published', by: actor.id, note }),

  unpublish: async ({ db, actor }, { id, stage }, _, { note }) => {
    if (!note) throw invalid({ note: 'Tulis alasannya.' })
    const to = stage === 'published' ? 'approved' : 'draft'
    await moveTo(db, [id], { to, kind: 'unpublished', by: actor.id, note })
  },
}

const SAYS: Readonly<Record<ReviewAction, string>> = {
  submit: 'Soal diajukan untuk ditelaah.',
  withdraw: 'Soal ditarik kembali.',
  reopen: 'Soal dibuka lagi.',
  publish: 'Soal diterbitkan.',
  unpublish: 'Soal diturunkan.',
}

/** After their number. */
const SAYS_MANY: Readonly<Record<ManyAction, string>> = {
  submit: 'soal diajukan untuk ditelaah.',
  withdraw: 'soal ditarik kembali.',
  publish: 'soal diterbitkan.',
}
