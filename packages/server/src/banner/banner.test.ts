import { bannerRoutes, LEVEL, NO_IMAGE } from '@bank/contract'
import { describe, expect, it } from 'vitest'
import { PNG_DATA_URL } from '../../test/make.ts'
import { world } from '../../test/world.ts'

const { signIn } = await world()

describe('a banner', () => {
  it('is the admin’s, with description and picture', async () => {
    const [admin, staff] = [await signIn(LEVEL.admin), await signIn()]
    const body = { description: 'Tryout <Nasional>', target: '/soal', image: PNG_DATA_URL }
    await expect(staff.call(bannerRoutes.create, { body })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const [row] = (await admin.call(bannerRoutes.create, { body })).data
    expect(row).toMatchObject({ description: 'Tryout <Nasional>', target: '/soal' })
    const params = { id: row.id }
    await admin.call(bannerRoutes.update, { params, body: { target: 'https://contoh.test/a' } })
    const { data } = await admin.call(bannerRoutes.get, { params })
    expect(data[0]).toMatchObject({ image: row.image, target: 'https://contoh.test/a' })
    expect((await admin.call(bannerRoutes.list, { query: {} })).data).toHaveLength(1)
    await expect(admin.call(bannerRoutes.update, { params, body: { image: NO_IMAGE } })).rejects.toMatchObject({
      fields: { image: 'Wajib diisi.' },
    })
    await admin.call(bannerRoutes.remove, { params })
  })

  it.each([
    'javascript:alert(1)',
    '//lain.test',
    '/\\lain.test',
    'data:text/html,x',
    'ftp://contoh.test',
    'contoh.test',
  ])('does not lead to %s', async (target) => {
    const admin = await signIn(LEVEL.admin)
    const body = { description: 'Tryout', target, image: PNG_DATA_URL }
    await expect(admin.call(bannerRoutes.create, { body })).rejects.toMatchObject({
      fields: { target: expect.any(String) },
    })
  })
})
