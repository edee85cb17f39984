import { ApiError, invalid, LEVEL, type reviewTaskRoutes, SAID } from '@bank/contract'
import { findAccount } from '../account/account.repo.ts'
import type { Db } from '../db/connect.ts'
import type { Actor, Handlers } from '../http/bind/handler.ts'
import { edited, found, gone } from '../http/bind/reply.ts'
import { requireAble, requireComing, requireReviewer, tellAsked, tellGiven } from '../question/approval/assign.ts'
import { isTheirTask, listTasks, tasksOf } from '../question/approval/listed-task.repo.ts'
import { bindingPolicy } from '../question/approval/open.ts'
import { policyOf } from '../question/approval/policy.repo.ts'
import { ableTo, busyWith } from '../question/approval/reviewer.repo.ts'
import { findStanding, lockStanding, type Standing } from '../question/approval/standing.repo.ts'
import { findTask, giveTask, giveUpTask, type Task, takeTask, updateTask } from '../question/approval/task.repo.ts'

export const reviewTaskHandlers: Handlers<typeof reviewTaskRoutes> = {
  list: ({ query }, { db, actor }) => listTasks(db, actor, query),

  able: async ({ params, query: { kind } }, { db, actor }) => {
    const standing = found(await findStanding(db, params.id))
    const but = await busyWith(db, standing, kind)
    return { data: await ableTo(db, standing, await policyOf(db), { kind, but, by: actor.id, count: MOST_ABLE }) }
  },

  create: async ({ body: { question_ids, account_id: account, due_on } }, { db, actor }) => {
    await requireAccount(db, account)
    const policy = await bindingPolicy(db)
    await requireComing(db, due_on)
    if (account !== actor.id && actor.level !== LEVEL.admin)
      throw new ApiError('FORBIDDEN', { message: 'Anda hanya dapat mengambil telaah untuk diri sendiri.' })
    const asked: Standing[] = []
    for (const question of [...new Set(question_ids)].toSorted((one, other) => one - other)) {
      const standing = await lockStanding(db, question)
      if (!standing) throw invalid({ question_ids: `Soal ${question} tidak ditemukan.` })
      if (standing.stage !== 'submitted')
        throw new ApiError('CONFLICT', { message: `${standing.code} tidak sedang menunggu telaah.` })
      await requireReviewer(db, standing, policy, account, 'account_id')
      await giveTask(db, { kind: 'telaah', question, account, due_on, by: actor.id })
      asked.push(standing)
    }
    await tellAsked(db, asked, { by: actor.id, to: [account], due_on, kind: 'review-asked' })
    return gone(SAID.added)
  },

  update: async ({ params, body: { account_id: account, due_on } }, { db, actor }) => {
    if (account) await requireAccount(db, account)
    const { task, standing } = await openTask(db, actor, params.id)
    const policy = await bindingPolicy(db)
    if (account && account !== task.account_id) await requireAble(db, standing, policy, task.kind, account)
    if (account && task.account_id === null && account !== actor.id && actor.level !== LEVEL.admin) throw notTheirs()
    await updateTask(db, task.id, {
      ...(account !== undefined && { account }),
      ...(due_on !== undefined && { due_on }),
    })
    if (account && account !== task.account_id)
      await tellGiven(db, standing, { kind: task.kind, by: actor.id, to: account, due_on })
    return edited(found((await tasksOf(db, [task.id]))[0]))
  },

  take: async ({ params }, { db, actor }) => {
    const { task, standing } = await lockTask(db, params.id)
    await bindingPolicy(db)
    if (task.account_id === null) {
      if (!(await isTheirTask(db, actor, task.id))) throw forbidden('Tugas ini tidak dapat Anda ambil.')
      await takeTask(db, task, standing, actor.id)
    }
    const taken = found((await tasksOf(db, [task.id]))[0])
    if (taken.ac_id !== actor.id)
      throw new ApiError('CONFLICT', { message: `${taken.ac_name} sudah mengambil tugas ini.` })
    return edited(taken)
  },

  remove: async ({ params }, { db, actor }) => {
    const { task } = await openTask(db, actor, params.id)
    await bindingPolicy(db)
    await giveUpTask(db, task)
    return gone()
  },
}

/** More accounts than any service has. */
const MOST_ABLE = 1_000

async function requireAccount(db: Db, id: number) {
  if (!(await findAccount(db, id))) throw invalid({ account_id: 'Pilihan tidak ditemukan.' })
}

const forbidden = (message: string) => new ApiError('FORBIDDEN', { message })
const notTheirs = () => forbidden('Tugas ini bukan milik Anda.')

/** An open task with its question, locked. */
async function lockTask(db: Db, id: number): Promise<{ task: Task; standing: Standing }> {
  const { question_id } = found(await findTask(db, id))
  const standing = found(await lockStanding(db, question_id))
  return { task: found(await findTask(db, id)), standing }
}

/** The same, for an account that may change it. */
async function openTask(db: Db, actor: Actor, id: number) {
  const locked = await lockTask(db, id)
  if (actor.level === LEVEL.admin || (await isTheirTask(db, actor, id))) return locked
  throw notTheirs()
}
