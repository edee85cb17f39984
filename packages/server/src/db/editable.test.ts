import { categoryRoutes, classRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { make } from '../../test/make.ts'
import { world } from '../../test/world.ts'
import { lockForEdit } from './editable.ts'

const { db, signIn } = await world()
const a = make(db)

const stamp = async (id: number) => {
  const { updated_at } = await db
    .selectFrom('class')
    .select('updated_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return updated_at.toISOString()
}

it('takes an edit of what was seen, written in any time zone', async () => {
  const id = await a.class()
  const seen = await stamp(id)
  const inJakarta = `${new Date(Date.parse(seen) + 7 * 3_600_000).toISOString().slice(0, -1)}+07:00`
  await lockForEdit(db, 'class', id, seen)
  await lockForEdit(db, 'class', id, inJakarta)
  await lockForEdit(db, 'class', id)
})

it('says who changed a row since it was seen, also when that account is gone', async () => {
  const staff = await signIn()
  const id = await a.class()
  const body = { class_name: 'Kelas 6', updated_at: await stamp(id) }
  await staff.call(classRoutes.update, { params: { id }, body })
  const stale = { code: 'STALE', status: 409, message: 'Data sudah diubah oleh Staf' }
  await expect(staff.call(classRoutes.update, { params: { id }, body })).rejects.toMatchObject(stale)
  const gone = { is_active: 2, email: null, deleted_at: new Date() }
  await db.updateTable('account').set(gone).where('id', '=', staff.id).execute()
  await expect(lockForEdit(db, 'class', id, body.updated_at)).rejects.toMatchObject({ message: stale.message })
})

it('leaves time and editor as they are where an edit changes nothing, and moves them where only a part changed', async () => {
  const staff = await signIn()
  const [was, becomes] = [await a.class(), await a.class()]
  const id = await a.category({ detail: '<p>Membaca.</p>' })
  await db.insertInto('category_class').values({ category_id: id, class_id: was }).execute()
  const params = { id }
  const [before] = (await staff.call(categoryRoutes.get, { params })).data
  const { category_name, subject_id, code, detail_category, updated_at } = before
  const same = { category_name, subject_id, code, detail_category: detail_category ?? '', class_id: String(was) }
  const unchanged = await staff.call(categoryRoutes.update, { params, body: { ...same, updated_at } })
  expect(unchanged.data[0]).toEqual(before)
  const { data } = await staff.call(categoryRoutes.update, { params, body: { ...same, class_id: String(becomes) } })
  expect(data[0].name_updater).toBe('Staf')
  expect(data[0].updated_at > before.updated_at).toBe(true)
  const { rows } = await sql<{
    resource: string
  }>`select distinct resource from history where account_id = ${staff.id}`.execute(db)
  expect(rows).toEqual([{ resource: 'category_class' }])
})

it('knows nothing of a row that is not there', async () => {
  await expect(lockForEdit(db, 'class', 4711)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('loses no edit when many save what they saw at the same time', async () => {
  const id = await a.class()
  const updated_at = await stamp(id)
  const people = await Promise.all(Array.from({ length: 8 }, () => signIn()))
  const saves = people.map(({ call }, at) =>
    call(classRoutes.update, { params: { id }, body: { class_name: `Kelas baru ${at}`, updated_at } }),
  )
  const outcomes = await Promise.allSettled(saves)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'STALE' })
  }
})

it('gives no two edits of a row the same moment', async () => {
  const { call } = await signIn()
  const id = await a.class()
  const seen = new Set([await stamp(id)])
  for (let edit = 1; edit <= 20; edit++) {
    await call(classRoutes.update, { params: { id }, body: { class_name: `Kelas ${edit}` } })
    seen.add(await stamp(id))
  }
  expect(seen.size).toBe(21)
})
