import { historyRoutes, LEVEL, questionBulkRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { make } from '../../test/make.ts'
import { wholeQuestion } from '../../test/restoring.ts'
import { world } from '../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)

const parts = ['question', 'selection', 'answer', 'keyword', 'discussion', 'question_image', 'free_trial'] as const
const partsNow = async () => {
  const rows = await Promise.all(
    parts.map(async (table) => {
      const found = await sql<{ row: unknown }>`
        select to_jsonb(kept) - '{updated_at,updated_by}'::text[] as row from ${sql.table(table)} kept order by id`.execute(
        db,
      )
      return [table, found.rows] as const
    }),
  )
  return Object.fromEntries(rows)
}

it('says where they stand, leaves heads of groups, and all its rows come back byte for byte', async () => {
  const [admin, staff] = [await signIn(LEVEL.admin), await signIn()]
  const { id: whole, topic_id } = await wholeQuestion(db)
  const [plain, head] = [await a.question({ topic_id }), await a.question({ topic_id })]
  await a.question({ topic_id, parent_id: head })
  const body = { product_type: 1 as const, select: { ids: [whole, plain, head] } }
  const told = (await staff.call(questionBulkRoutes.preview, { body: { ...body, change: 'delete' } })).data[0]
  expect(told).toMatchObject({
    changing: 2,
    refused: [{ reason: 'Soal ini masih memiliki soal di dalam groupnya.', count: 1 }],
  })
  expect(told.now).toContainEqual({ field: 'topic_id', value: topic_id, name: expect.any(String), count: 2 })
  await expect(staff.call(questionBulkRoutes.remove, { body })).rejects.toMatchObject({ status: 403 })
  await expect(admin.call(questionBulkRoutes.remove, { body })).rejects.toMatchObject({ code: 'CONFLICT' })

  const before = await partsNow()
  const removed = await admin.call(questionBulkRoutes.remove, {
    body: { ...body, seen: told.seen, skip_refused: true },
  })
  expect(removed).toMatchObject({ data: [{ count: 2 }], message: '2 soal telah dihapus.' })
  expect((await partsNow()).question).toHaveLength(2)
  const { change } = removed.data[0]
  const restored = await admin.call(historyRoutes.restoreChange, { body: { change } })
  expect(await partsNow()).toEqual(before)

  // to take that back would delete them again, which Team Content may not
  await db.updateTable('account').set({ level: LEVEL.teamContent }).where('id', '=', admin.id).execute()
  const again = admin.call(historyRoutes.restoreChange, { body: { change: restored.data[0].change } })
  await expect(again).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
