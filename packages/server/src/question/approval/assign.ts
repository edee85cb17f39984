import { invalid, type TaskKind } from '@bank/contract'
import type { Db } from '../../db/connect.ts'
import { needsCheck } from './acts.ts'
import { checkedBy } from './key-check.repo.ts'
import { notify } from './notify.repo.ts'
import type { Policy } from './policy.repo.ts'
import { ableTo, busyWith, leastBusy } from './reviewer.repo.ts'
import type { Standing } from './standing.repo.ts'
import { dueDay, giveTask, isOver, openTasksOf } from './task.repo.ts'
import { countRemarks, fitBy } from './verdict.repo.ts'

/** Who asks whom, until when. */
interface Asking {
  by: number
  reviewers?: readonly number[] | undefined
  due_on?: string | null | undefined
}

/**
 * Gives a submitted question to as many reviewers as it waits for and does not have: those who were named, then those of its
 * subject with the fewest open tasks; and its key to others, once no answer differs. Throws VALIDATION for who may not review it.
 */
export async function assignTasks(db: Db, standing: Standing, policy: Policy, { by, reviewers = [], due_on }: Asking) {
  await requireComing(db, due_on)
  const named = [...new Set(reviewers)]
  for (const id of named) await requireReviewer(db, standing, policy, id, 'reviewers')
  const fit = await fitBy(db, standing)
  const open = await openTasksOf(db, standing.id)
  const had = (kind: TaskKind) => open.filter((task) => task.kind === kind)
  const wanted = Math.max(policy.reviews - fit.length - had('telaah').length, named.length)
  const asked = { by, due_on }
  const reviewing = await assign(db, standing, policy, {
    ...{ ...asked, kind: 'telaah', named, wanted },
    but: [...fit, ...accountsOf(had('telaah'))],
  })
  await tellAsked(db, [standing], { ...asked, to: reviewing, kind: 'review-asked' })
  if (!needsCheck(standing, policy)) return
  const { agreeing, differing } = await checkedBy(db, standing)
  if (differing.length > 0) return
  const checking = await assign(db, standing, policy, {
    ...{ ...asked, kind: 'kunci', named: [], wanted: policy.key_checks - agreeing.length - had('kunci').length },
    but: [...reviewing, ...accountsOf(open), ...(await busyWith(db, standing, 'kunci'))],
  })
  await tellAsked(db, [standing], { ...asked, to: checking, kind: 'review-check' })
}

const accountsOf = (tasks: Awaited<ReturnType<typeof openTasksOf>>) =>
  tasks.flatMap(({ account_id }) => account_id ?? [])

/** What is asked for now is due today or later. */
export async function requireComing(db: Db, due_on: string | null | undefined) {
  if (due_on && (await isOver(db, due_on))) throw invalid({ due_on: 'Pilih hari ini atau sesudahnya.' })
}

interface Assigned extends Pick<Asking, 'by' | 'due_on'> {
  kind: TaskKind
  named: readonly number[]
  but: readonly number[]
  wanted: number
}

/** Who gets it; where there are too few, the rest is anybody's. */
async function assign(db: Db, standing: Standing, policy: Policy, { kind, named, but, wanted, by, due_on }: Assigned) {
  const sought = { kind, but: [...named, ...but], by, count: wanted - named.length }
  const chosen = [...named, ...(await leastBusy(db, standing, policy, sought))]
  const nobody = Array.from({ length: Math.max(0, wanted - chosen.length) }, () => null)
  for (const account of [...chosen, ...nobody]) await giveTask(db, { kind, question: standing.id, account, due_on, by })
  return chosen
}

/** Tells people that reviews, or checks of keys, are asked of them, with the day until which. */
export async function tellAsked(
  db: Db,
  questions: readonly Pick<Standing, 'id' | 'code'>[],
  {
    by,
    to,
    due_on,
    kind,
  }: Pick<Asking, 'by' | 'due_on'> & { to: readonly number[]; kind: 'review-asked' | 'review-check' },
) {
  const [question] = questions
  if (!question) return
  const more = { count: questions.length, due_on: await dueDay(db, due_on) }
  await notify(db, { kind, question, actor: by, to, more })
}

/** Tells somebody that a task of a question is theirs now. */
export async function tellGiven(
  db: Db,
  standing: Standing,
  { kind, by, to, due_on }: Pick<Asking, 'by' | 'due_on'> & { kind: TaskKind; to: number },
) {
  if (kind === 'telaah') return tellAsked(db, [standing], { by, to: [to], due_on, kind: 'review-asked' })
  if (kind === 'kunci') return tellAsked(db, [standing], { by, to: [to], due_on, kind: 'review-check' })
  const more = { remarks: await countRemarks(db, standing.id) }
  await notify(db, { kind: 'review-changes', question: standing, actor: by, to: [to], more })
}

/** Throws VALIDATION at `account_id` for who may not do this, has it to do already or has done it. */
export async function requireAble(db: Db, standing: Standing, policy: Policy, kind: TaskKind, id: number) {
  const [able] = await ableTo(db, standing, policy, { kind, only: id, but: [], by: 0, count: 1 })
  if (!able) throw invalid({ account_id: `Akun ini tidak dapat ${DOES[kind]} ${standing.code}.` })
  const busy = await busyWith(db, standing, kind)
  if (busy.includes(id)) throw invalid({ account_id: `${able.ac_name} sudah mendapat tugas ini.` })
}

const DOES: Readonly<Record<TaskKind, string>> = {
  telaah: 'menelaah',
  kunci: 'memeriksa kunci',
  perbaiki: 'memperbaiki',
}

/** Throws VALIDATION at `field`. */
export async function requireReviewer(db: Db, standing: Standing, policy: Policy, id: number, field: string) {
  const account = await db.selectFrom('account').select('name').where('id', '=', id).executeTakeFirst()
  if (!account) throw invalid({ [field]: 'Pilihan tidak ditemukan.' })
  const [able] = await leastBusy(db, standing, policy, { kind: 'telaah', only: id, but: [], by: 0, count: 1 })
  if (able === undefined) throw invalid({ [field]: `${account.name} tidak dapat menelaah ${standing.code}.` })
}
