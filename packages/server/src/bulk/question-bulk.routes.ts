import { createHash } from 'node:crypto'
import {
  ApiError,
  BULK_LIMITS,
  type BulkChange,
  type BulkPreview,
  type QuestionSelect,
  type questionBulkRoutes,
} from '@bank/contract'
import type { Db } from '../db/connect.ts'
import type { Actor, Handlers } from '../http/bind/handler.ts'
import { one } from '../http/bind/reply.ts'
import { selectedIds } from '../question/list/listed-ids.repo.ts'
import { changeAll, deleteAll } from './change.repo.ts'
import { checkChange, isChanging, planOf, planOfDelete } from './plan.ts'
import { previewOf } from './preview.ts'
import { lockQuestions, MISSING, questionsOf, type Selected } from './selected.repo.ts'

interface Asked {
  product_type: 1 | 2
  select: QuestionSelect
  change: BulkChange | 'delete'
}

/** What the person who asks has looked at, and agreed to. */
interface Looked {
  seen?: string
  skip_refused?: boolean
}

export const questionBulkHandlers: Handlers<typeof questionBulkRoutes> = {
  preview: async ({ body }, { db, actor }) => {
    if (body.change !== 'delete') checkChange(body.product_type, body.change)
    return one((await planned(db, body, await selectedIds(db, body, mostOf(body)), actor)).preview)
  },

  change: async ({ body }, { db, actor }) => {
    checkChange(body.product_type, body.change)
    const changing = await locked(db, body, actor)
    const change = await changeAll(db, changing, actor.id)
    return { data: [{ change, count: changing.length }], message: `${counted(changing.length)} telah diubah.` }
  },

  remove: async ({ body }, { db, actor }) => {
    const going = await locked(db, { ...body, change: 'delete' }, actor)
    return {
      data: [{ change: await deleteAll(db, going), count: going.length }],
      message: `${counted(going.length)} telah dihapus.`,
    }
  },
}

const counted = (count: number) => `${count.toLocaleString('id-ID')} soal`
const mostOf = ({ change }: Asked) => (change === 'delete' ? BULK_LIMITS.removed : BULK_LIMITS.changed)

/** The questions that the change makes different, locked until the end of the transaction, with the group that they join. */
async function locked(db: Db, asked: Asked & Looked, actor: Actor) {
  const ids = await selectedIds(db, asked, mostOf(asked))
  const head = asked.change === 'delete' ? null : asked.change.parent_id
  await lockQuestions(db, head == null ? ids : [...ids, head])
  const { plan, preview } = await planned(db, asked, ids, actor)
  refuse(preview, asked)
  return plan.filter(isChanging)
}

async function planned(db: Db, { product_type, change }: Asked, ids: number[], actor: Actor) {
  const questions = await questionsOf(db, product_type, ids)
  const plan = change === 'delete' ? planOfDelete(questions) : await planOf(db, questions, change, actor)
  const missing = { reason: MISSING, count: ids.length - questions.length }
  return { plan, preview: await previewOf(db, plan, { missing, seen: printOf(questions) }) }
}

/** Another one as soon as one of these questions is edited, comes or goes. */
function printOf(questions: readonly Selected[]): string {
  const hash = createHash('sha256')
  for (const { id, updated_at } of questions) hash.update(`${id} ${new Date(updated_at).getTime()}\n`)
  return hash.digest('base64url')
}

/** All or nothing, unless the others are meant. Throws STALE or CONFLICT with the preview of now in `data`. */
function refuse(now: BulkPreview, { seen, skip_refused }: Looked) {
  const because = (code: 'STALE' | 'CONFLICT', message: string) =>
    new ApiError(code, { message, data: { preview: now } })
  if (seen !== undefined && seen !== now.seen)
    throw because('STALE', 'Ada soal yang berubah sejak ditinjau. Periksa lagi, lalu simpan.')
  const refused = now.refused.reduce((sum, { count }) => sum + count, 0)
  if (refused > 0 && !skip_refused)
    throw because('CONFLICT', `${counted(refused)} tidak dapat diubah: ${now.refused[0]?.reason}`)
  if (now.changing === 0) throw because('CONFLICT', 'Semua soal sudah seperti itu; tidak ada yang perlu diubah.')
}
