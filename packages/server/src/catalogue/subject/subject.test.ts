import { LEVEL, subjectRoutes } from '@bank/contract'
import { describe, expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)

describe('a subject', () => {
  it('is added, found by a part of its name, changed and deleted', async () => {
    const admin = await signIn(LEVEL.admin)
    const { data, message } = await admin.call(subjectRoutes.create, { body: { subject_name: 'Literasi Membaca' } })
    expect(message).toBe('Data berhasil ditambahkan.')
    const [{ id_subject: id }] = data

    const list = await admin.call(subjectRoutes.list, { query: { subject_name: 'BACA' } })
    expect(list.data).toMatchObject([{ id_subject: id, name_creator: 'Admin', name_updater: null }])

    const edit = await admin.call(subjectRoutes.update, { params: { id }, body: { subject_name: 'Literasi' } })
    expect(edit).toMatchObject({ message: 'Data berhasil diperbaharui.', data: [{ name_updater: 'Admin' }] })

    expect(await admin.call(subjectRoutes.remove, { params: { id } })).toEqual({
      data: [],
      message: 'Data anda telah dihapus.',
    })
    await expect(admin.call(subjectRoutes.get, { params: { id } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it.each([
    ['Literasi Membaca', 'literasi'],
    ['NUMERASI dasar', 'numerasi'],
    ['Sains', null],
  ])('named %s belongs to the family %s', async (subject_name, family) => {
    const staff = await signIn()
    const { data } = await staff.call(subjectRoutes.create, { body: { subject_name } })
    expect(data[0].family).toBe(family)
  })

  it('keeps a typed code, and makes a free one from the name when none is typed', async () => {
    const staff = await signIn()
    const codeOf = async (body: { subject_name: string; code?: string }) =>
      (await staff.call(subjectRoutes.create, { body })).data[0].code
    expect(await codeOf({ subject_name: 'Literasi', code: 'lit.1' })).toBe('lit.1')
    expect(await codeOf({ subject_name: 'Ilmu Alam' })).toBe('ILMALA')
    expect(await codeOf({ subject_name: 'Ilmu Alam' })).toBe('ILMALA-2')
    await expect(codeOf({ subject_name: 'Lain', code: 'LIT.1' })).rejects.toMatchObject({
      code: 'DUPLICATE',
      fields: { code: 'Sudah digunakan.' },
    })
  })

  it('gives each of many that come together a code of its own', async () => {
    const staff = await signIn()
    const body = { subject_name: 'Ilmu Alam' }
    const replies = await Promise.all(Array.from({ length: 8 }, () => staff.call(subjectRoutes.create, { body })))
    expect(new Set(replies.map(({ data }) => data[0].code)).size).toBe(8)
  })

  it('changes only what was sent', async () => {
    const staff = await signIn()
    const id = await a.subject({ name: 'Numerasi', code: 'NUM', family: 'numerasi' })
    await staff.call(subjectRoutes.update, { params: { id }, body: { subject_name: 'Matematika' } })
    const { data } = await staff.call(subjectRoutes.get, { params: { id } })
    expect(data[0]).toMatchObject({ subject_name: 'Matematika', code: 'NUM', family: 'numerasi' })
  })

  it('refuses an edit of a version that somebody has changed since, naming who', async () => {
    const [one, other] = [await signIn(), await signIn(LEVEL.admin)]
    const id = await a.subject()
    const seen = (await one.call(subjectRoutes.get, { params: { id } })).data[0].updated_at
    await other.call(subjectRoutes.update, { params: { id }, body: { subject_name: 'Baru', updated_at: seen } })
    await expect(
      one.call(subjectRoutes.update, { params: { id }, body: { subject_name: 'Lama', updated_at: seen } }),
    ).rejects.toMatchObject({ code: 'STALE', message: 'Data sudah diubah oleh Admin' })
    expect((await one.call(subjectRoutes.get, { params: { id } })).data[0].subject_name).toBe('Baru')
  })

  it('is not deleted while a category depends on it', async () => {
    const admin = await signIn(LEVEL.admin)
    const id = await a.subject()
    await a.category({ subject_id: id })
    await expect(admin.call(subjectRoutes.remove, { params: { id } })).rejects.toMatchObject({
      code: 'IN_USE',
      fields: { category: 'Data ini masih digunakan oleh kategori.' },
    })
  })
})
