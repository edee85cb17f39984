import {
  approvalRoutes,
  capabilityRoutes,
  LEVEL,
  questionRoutes,
  type Request,
  reviewPolicyRoutes,
} from '@bank/contract'
import { CARD_VERSION, CARDS } from '@bank/contract/telaah/card'
import { sql } from 'kysely'
import { make } from './make.ts'
import type { world } from './world.ts'

/** A card of multiple choice on which all is well. */
export const FIT = CARDS.pg.map((_, at) => ({ no: at + 1, mark: 'ya' as const }))

type World = Pick<Awaited<ReturnType<typeof world>>, 'db' | 'signIn'>

/** People who write, review and publish, while the policy binds. */
export function reviewTeam({ db, signIn }: World) {
  /** Somebody with what they do here. */
  async function person(level: 1 | 2 = LEVEL.teamContent) {
    const { call, send, id } = await signIn(level)
    const read = async (id: number) => (await call(approvalRoutes.get, { params: { id } })).data[0]
    const revisionOf = async (id: number, revision?: number) => revision ?? (await read(id)).revision
    return {
      id,
      call,
      send,
      read,
      act: async (
        id: number,
        action: 'submit' | 'withdraw' | 'reopen' | 'publish' | 'unpublish',
        more: Partial<Request<typeof approvalRoutes.act>['body']> = {},
      ) =>
        (
          await call(approvalRoutes.act, {
            params: { id },
            body: { action, ...more, revision: await revisionOf(id, more.revision as number | undefined) },
          })
        ).data[0],
      judge: async (id: number, more: Partial<Request<typeof approvalRoutes.verdict>['body']> = {}) =>
        (
          await call(approvalRoutes.verdict, {
            params: { id },
            body: {
              verdict: 'layak',
              card_version: CARD_VERSION,
              aspects: FIT,
              ...more,
              revision: await revisionOf(id, more.revision as number | undefined),
            },
          })
        ).data[0],
      edit: async (id: number, body: Request<typeof questionRoutes.update>['body']) =>
        (await call(questionRoutes.update, { params: { id }, body })).data[0],
    }
  }

  /** A question of multiple choice in which nothing is to be found, written by this account. */
  async function written(created_by: number, more: Parameters<ReturnType<typeof make>['question']>[0] = {}) {
    return db.transaction().execute(async (own) => {
      await sql`select set_config('bank.actor', ${String(created_by)}, true)`.execute(own)
      const of = make(own)
      const id = await of.question({ type: 2, text: '<p>Apa ibu kota Jepang?</p>', created_by, ...more })
      const [key] = [
        await of.selection({ question_id: id, text: 'Tokyo' }),
        await of.selection({ question_id: id, text: 'Osaka' }),
      ]
      await of.answer({ question_id: id, selection_id: key })
      return id
    })
  }

  async function team() {
    const [admin, author, reviewer] = [await person(LEVEL.admin), await person(), await person()]
    const allow = (id: number, whats: ('review' | 'publish')[], subject_id?: number) =>
      admin.call(capabilityRoutes.replace, {
        params: { id },
        body: { capabilities: whats.map((what) => ({ what, subject_id })) },
      })
    await allow(reviewer.id, ['review'])
    const policy = (body: Request<typeof reviewPolicyRoutes.update>['body']) =>
      admin.call(reviewPolicyRoutes.update, { body })
    await policy({ binding: true })
    return { admin, author, reviewer, allow, policy }
  }
  const statusOf = async (id: number) =>
    (await db.selectFrom('question').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
  const eventsOf = async (id: number) =>
    (
      await sql<{ kind: string }>`select kind from review_event where question_id = ${id} order by id`.execute(db)
    ).rows.map(({ kind }) => kind)

  return { person, written, team, statusOf, eventsOf }
}
