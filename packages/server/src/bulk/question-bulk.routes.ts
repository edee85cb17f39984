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
import type { Handlers } from '../http/bind/handler.ts'
import { one } from '../http/bind/reply.ts'
import { changeAll } from './change.repo.ts'
import { checkChange, isChanging, type Planned, planOf, previewOf } from './plan.ts'
import { lockQuestions, MISSING, questionsOf, type Selected, selectedIds } from './selected.repo.ts'

interface Asked {
  product_type: 1 | 2
  select: QuestionSelect
  change: BulkChange
}

export const questionBulkHandlers: Handlers<typeof questionBulkRoutes> = {
  preview: async ({ body }, { db }) => {
    checkChange(body.product_type, body.change)
    return one((await planned(db, body, await selectedIds(db, body, BULK_LIMITS.changed))).preview)
  },

  change: async ({ body }, { db, actor }) => {
    checkChange(body.product_type, body.change)
    const ids = await selectedIds(db, body, BULK_LIMITS.changed)
    await lockQuestions(db, ids)
    const { plan, preview } = await planned(db, body, ids)
    refuse(preview, body)
    const changing = plan.filter(isChanging)
    const change = await changeAll(db, changing, actor.id)
    return { data: [{ change, count: changing.length }], message: `${counted(changing.length)} telah diubah.` }
  },
}

const counted = (count: number) => `${count.toLocaleString('id-ID')} soal`

async function planned(db: Db, { product_type, change }: Asked, ids: number[]) {
  const questions = await questionsOf(db, product_type, ids)
  const plan: Planned[] = await planOf(db, questions, change)
  const missing = { reason: MISSING, count: ids.length - questions.length }
  return { plan, preview: previewOf(plan, { missing, seen: printOf(questions) }) }
}

/** Another one as soon as one of these questions is edited, comes or goes. */
function printOf(questions: readonly Selected[]): string {
  const hash = createHash('sha256')
  for (const { id, updated_at } of questions) hash.update(`${id} ${new Date(updated_at).getTime()}\n`)
  return hash.digest('base64url')
}

/** All or nothing, unless the others are meant. Throws STALE or CONFLICT with the preview of now in `data`. */
function refuse(now: BulkPreview, { seen, skip_refused }: { seen?: string; skip_refused?: boolean }) {
  const because = (code: 'STALE' | 'CONFLICT', message: string) =>
    new ApiError(code, { message, data: { preview: now } })
  if (seen !== undefined && seen !== now.seen)
    throw because('STALE', 'Ada soal yang berubah sejak ditinjau. Periksa lagi, lalu simpan.')
  const refused = now.refused.reduce((sum, { count }) => sum + count, 0)
  if (refused > 0 && !skip_refused)
    throw because('CONFLICT', `${counted(refused)} tidak dapat diubah: ${now.refused[0]?.reason}`)
  if (now.changing === 0) throw because('CONFLICT', 'Semua soal sudah seperti itu; tidak ada yang perlu diubah.')
}
