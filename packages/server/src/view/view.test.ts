import { LEVEL, type Request, VIEW_LIMITS, viewRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { world } from '../../test/world.ts'

const { db, signIn } = await world()

async function asker(level: 1 | 2 = LEVEL.teamContent) {
  const { call, id } = await signIn(level)
  return {
    id,
    list: async (product_type: 1 | 2 = 1) => (await call(viewRoutes.list, { query: { product_type } })).data,
    save: async (body: Partial<Request<typeof viewRoutes.create>['body']> = {}) =>
      (await call(viewRoutes.create, { body: { product_type: 1, name: 'Kelas 5', query: 'status=approved', ...body } }))
        .data[0],
    edit: async (id: number, body: Request<typeof viewRoutes.update>['body']) =>
      (await call(viewRoutes.update, { params: { id }, body })).data[0],
    remove: (id: number) => call(viewRoutes.remove, { params: { id } }),
  }
}

it('keeps views of a bank for an account, and shows shared ones to the others after their own', async () => {
  const [sari, budi] = [await asker(), await asker()]
  const own = await sari.save({ name: ' Zat ', table_columns: ['text', 'status'] })
  expect(own).toMatchObject({ name: 'Zat', shared: false, table_columns: ['text', 'status'], id_owner: sari.id })
  const shared = await budi.save({ name: 'Atom', shared: true })
  const snpmb = await sari.save({ product_type: 2 })
  expect(await sari.list()).toEqual([own, shared])
  expect(await sari.list(2)).toEqual([snpmb])
  expect(await budi.list()).toEqual([shared])
  expect(await sari.edit(own.id, { name: 'Benda', shared: true, query: 'label=exam' })).toMatchObject({ name: 'Benda' })
  expect(await budi.list()).toMatchObject([{ name: 'Atom' }, { name: 'Benda', query: 'label=exam' }])
})

it('keeps the whole query of the list, several values and the layout too, but no page', async () => {
  const { save } = await asker()
  const kept = 'class_id=1%2C2&label=%21exam%2Ctryout&has=image&cari=pecah*&order=oldest&layout=table'
  expect((await save({ query: `?${kept}&page=3&limit=5&view=7&status=` })).query).toBe(kept)
  expect((await save({ query: 'layout=kartu&buka=soal:1' })).query).toBe('')
  await expect(save({ query: 'status=lain' })).rejects.toMatchObject({
    status: 422,
    fields: { query: expect.any(String) },
  })
  await expect(save({ product_type: 2, query: 'class_id=5' })).resolves.toMatchObject({ query: '' })
})

it('is edited and deleted by its owner alone, a shared one by level 1 too', async () => {
  const [sari, budi, admin] = [await asker(), await asker(), await asker(LEVEL.admin)]
  const [own, shared] = [await sari.save(), await sari.save({ shared: true })]
  for (const other of [budi, admin]) {
    await expect(other.edit(own.id, { name: 'x' })).rejects.toMatchObject({ status: 404 })
    await expect(other.remove(own.id)).rejects.toMatchObject({ status: 404 })
  }
  await expect(budi.edit(shared.id, { name: 'x' })).rejects.toMatchObject({ status: 403 })
  await expect(budi.remove(shared.id)).rejects.toMatchObject({ status: 403 })
  expect(await admin.edit(shared.id, { name: 'Rapi' })).toMatchObject({ name: 'Rapi', id_owner: sari.id })
  await admin.remove(shared.id)
  await sari.remove(own.id)
  expect(await sari.list()).toEqual([])
})

it('refuses names that are empty or too long, and more than a hundred for each account', async () => {
  const { id, save } = await asker()
  await expect(save({ name: ' ' })).rejects.toMatchObject({ fields: { name: 'Wajib diisi.' } })
  await expect(save({ name: 'x'.repeat(101) })).rejects.toMatchObject({ status: 422 })
  await sql`insert into view (owner, product_type, name, query)
    select ${id}, 1, 'Satu', '' from generate_series(1, ${VIEW_LIMITS.each}::int)`.execute(db)
  await expect(save()).rejects.toMatchObject({ status: 422, fields: { name: expect.stringContaining('100 tampilan') } })
})
