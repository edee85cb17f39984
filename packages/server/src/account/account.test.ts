import { accountRoutes, authRoutes, LEVEL, subjectRoutes } from '@bank/contract'
import { describe, expect, it } from 'vitest'
import { make } from '../../test/make.ts'
import { NEW_PASSWORD, PASSWORD, people } from '../../test/person.ts'
import { world } from '../../test/world.ts'

const { db, caller, signIn, stranger } = await world()
const a = make(db)
const person = people(db)
const acts = () =>
  db.selectFrom('history').selectAll().where('action', 'not in', ['login', 'logout']).orderBy('id').execute()
const sessionsOf = async (id: number) =>
  (await db.selectFrom('session').where('account_id', '=', id).selectAll().execute()).length

describe('the list of accounts', () => {
  it('shows an admin whole rows, newest first, five a page', async () => {
    const admin = await signIn(LEVEL.admin)
    for (let at = 1; at <= 6; at++) await a.account({ name: `Staf ${at}`, is_active: at === 6 ? 2 : 1 })
    const { data, pagination } = await admin.call(accountRoutes.list, { query: { page: 1 } })
    expect(pagination).toEqual({ page: 1, limit: 5, totalData: 7 })
    expect(data.map((row) => row.ac_name)).toEqual(['Staf 6', 'Staf 5', 'Staf 4', 'Staf 3', 'Staf 2'])
    expect(data[0]).toMatchObject({ ac_level: 3, id_level: 3, level_name: 'Menunggu Verifikasi', is_active: 2 })
    expect(data[1]).toMatchObject({ ac_level: 2, id_level: 2, level_name: 'Team Content', is_active: 1 })
    expect(JSON.stringify(data)).not.toMatch(/password|argon2/)
  })

  it('shows Team Content the names of all who are or were let in, and nothing else', async () => {
    const admin = await signIn(LEVEL.admin)
    const staff = await signIn()
    const former = await a.account({ name: 'Dulu' })
    const body = { ac_name: 'Orang asing', ac_level: 2, ac_email: 'asing@contoh.test', ac_password: PASSWORD } as const
    const [newcomer] = (await stranger.call(authRoutes.register, { body })).data
    await admin.call(accountRoutes.update, { params: { id: former }, body: { is_active: 2 } })
    const names = [
      { ac_id: former, ac_name: 'Dulu' },
      { ac_id: staff.id, ac_name: 'Staf' },
      { ac_id: admin.id, ac_name: 'Admin' },
    ]
    const { data, pagination } = await staff.call(accountRoutes.list, { query: {} })
    expect(data).toEqual(names)
    expect(pagination).toEqual({ page: 1, limit: 3, totalData: 3 })
    expect((await staff.call(accountRoutes.list, { query: { ac_name: 'asing' } })).data).toEqual([])

    for (const is_active of [1, 2] as const) {
      await admin.call(accountRoutes.update, { params: { id: newcomer.ac_id }, body: { is_active } })
      const letIn = { ac_id: newcomer.ac_id, ac_name: 'Orang asing' }
      expect((await staff.call(accountRoutes.list, { query: {} })).data).toEqual([letIn, ...names])
    }
  })

  it.each([LEVEL.admin, LEVEL.teamContent])('is searched by name alone, for level %i', async (level) => {
    const { call } = await signIn(level)
    await a.account({ name: 'Sari Dewi', email: 'ketua@contoh.test' })
    await a.account({ name: 'Budi_100%' })
    const named = async (ac_name: string) =>
      (await call(accountRoutes.list, { query: { ac_name } })).data.map((row) => row.ac_name)
    expect(await named('dEw')).toEqual(['Sari Dewi'])
    expect(await named('_100%')).toEqual(['Budi_100%'])
    expect(await named('ketua')).toEqual([])
  })

  it('gives no hint by other filters', async () => {
    const { send } = await signIn()
    await a.account({ email: 'rahasia@contoh.test' })
    const all = (await send(accountRoutes.list)).json()
    for (const query of [{ ac_email: 'rahasia' }, { email: 'x' }, { is_active: 2 }, { password_hash: 'x' }]) {
      expect((await send(accountRoutes.list, { query })).json()).toEqual(all)
    }
  })
})

describe('one account', () => {
  it('is shown to an admin and to its owner', async () => {
    const admin = await signIn(LEVEL.admin)
    const staff = await signIn()
    for (const { call } of [admin, staff]) {
      const { data } = await call(accountRoutes.get, { params: { id: staff.id } })
      expect(data[0]).toMatchObject({ ac_id: staff.id, ac_level: 2, is_active: 1 })
    }
    for (const id of [admin.id, 999_999]) {
      await expect(staff.call(accountRoutes.get, { params: { id } })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
    await expect(admin.call(accountRoutes.get, { params: { id: 999_999 } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('an admin', () => {
  it('switches an account off, which ends its sessions, and on again with the level it had', async () => {
    const admin = await signIn(LEVEL.admin)
    const other = await signIn(LEVEL.admin)
    const set = async (is_active: 1 | 2 | '1' | '2') =>
      (await admin.call(accountRoutes.update, { params: { id: other.id }, body: { is_active } })).data[0]
    expect(await set('2')).toMatchObject({ is_active: 2, ac_level: 3, level_name: 'Menunggu Verifikasi' })
    await expect(other.call(accountRoutes.list, { query: {} })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await set(1)).toMatchObject({ is_active: 1, ac_level: 1, level_name: 'Admin' })
    await expect(other.call(accountRoutes.list, { query: {} })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await acts()).toMatchObject([
      { action: 'status', account_id: admin.id, row_id: other.id, before: { is_active: 1 }, after: { is_active: 2 } },
      { action: 'status', account_id: admin.id, row_id: other.id, before: { is_active: 2 }, after: { is_active: 1 } },
    ])
  })

  it('sets a level, which ends the sessions under the old one', async () => {
    const admin = await signIn(LEVEL.admin)
    const staff = await signIn()
    const body = { ac_level: 1 } as const
    const { data } = await admin.call(accountRoutes.update, { params: { id: staff.id }, body })
    expect(data[0]).toMatchObject({ ac_level: 1, id_level: 1, level_name: 'Admin' })
    expect(await sessionsOf(staff.id)).toBe(0)
    expect(await acts()).toMatchObject([{ action: 'edit', before: { level: 2 }, after: { level: 1 } }])
  })

  it.each([{ id_level: 1 }, { id_level: '1' }, { ac_level: 1, id_level: 2 }])(
    'sets the level by either of its names: %j',
    async (body) => {
      const admin = await signIn(LEVEL.admin)
      const staff = await signIn()
      const { json } = await admin.send(accountRoutes.update, { params: { id: staff.id }, body })
      expect(json().data[0]).toMatchObject({ ac_level: 1, id_level: 1 })
      expect(await sessionsOf(staff.id)).toBe(0)
    },
  )

  it('leaves sessions and history alone when nothing changes', async () => {
    const admin = await signIn(LEVEL.admin)
    const staff = await signIn()
    const body = { is_active: 1, ac_level: 2 } as const
    await admin.call(accountRoutes.update, { params: { id: staff.id }, body })
    expect(await sessionsOf(staff.id)).toBe(1)
    expect(await acts()).toEqual([])
  })

  it.each([
    { is_active: 0 },
    { is_active: 3 },
    { is_active: [2] },
    { ac_level: 3 },
    { ac_level: 'admin' },
    { id_level: 3 },
  ])('cannot set %j', async (body) => {
    const admin = await signIn(LEVEL.admin)
    const response = await admin.send(accountRoutes.update, { params: { id: (await signIn()).id }, body })
    expect(response.statusCode).toBe(422)
  })

  it.each([{ ac_name: 'Nama lain' }, { ac_password: NEW_PASSWORD, current_password: PASSWORD }])(
    'never sets %j of somebody else',
    async (body) => {
      const admin = await signIn(LEVEL.admin)
      const sari = await person()
      await expect(admin.call(accountRoutes.update, { params: { id: sari.id }, body })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      })
    },
  )

  it('edits the account of the path, whatever id the body names', async () => {
    const admin = await signIn(LEVEL.admin)
    const [meant, named] = [await signIn(), await signIn()]
    await admin.send(accountRoutes.update, { params: { id: meant.id }, body: { ac_id: named.id, is_active: 2 } })
    expect(await sessionsOf(meant.id)).toBe(0)
    expect(await sessionsOf(named.id)).toBe(1)
  })

  it('is told when another admin was faster', async () => {
    const [admin, other] = [await signIn(LEVEL.admin), await signIn(LEVEL.admin)]
    const id = await a.account()
    const seen = (await admin.call(accountRoutes.get, { params: { id } })).data[0].updated_at
    await other.call(accountRoutes.update, { params: { id }, body: { is_active: 2, updated_at: seen } })
    await expect(
      admin.call(accountRoutes.update, { params: { id }, body: { ac_level: 1, updated_at: seen } }),
    ).rejects.toMatchObject({ code: 'STALE', message: 'Data sudah diubah oleh Admin' })
  })

  it('is told so too when both are as fast', async () => {
    const admin = await signIn(LEVEL.admin)
    const id = await a.account()
    const { updated_at } = (await admin.call(accountRoutes.get, { params: { id } })).data[0]
    const promote = () => admin.send(accountRoutes.update, { params: { id }, body: { ac_level: 1, updated_at } })
    const answers = await Promise.all(Array.from({ length: 20 }, promote))
    const statuses = answers.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([200, ...Array(19).fill(409)])
  })

  it('deletes an account: its name stays on what it made, its e-mail is free, its sessions end', async () => {
    const admin = await signIn(LEVEL.admin)
    const { id, ...sari } = await person({ name: 'Sari' })
    const { token } = await stranger.call(authRoutes.login, { body: sari })
    const { call } = caller(token)
    const { data: made } = await call(subjectRoutes.create, { body: { subject_name: 'Sains' } })
    await stranger.call(authRoutes.forgotPassword, { body: { ...sari, ac_password: NEW_PASSWORD } })

    expect(await admin.call(accountRoutes.remove, { params: { id } })).toEqual({
      data: [],
      message: 'Data anda telah dihapus.',
    })
    await expect(call(subjectRoutes.list, { query: {} })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    const subject = await admin.call(subjectRoutes.get, { params: { id: made[0].id_subject } })
    expect(subject.data[0]).toMatchObject({ name_creator: 'Sari', id_subject_creator: id })
    expect((await admin.call(accountRoutes.list, { query: {} })).data.map((row) => row.ac_id)).toEqual([admin.id])
    await expect(stranger.call(authRoutes.login, { body: sari })).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
    for (const route of [accountRoutes.get, accountRoutes.remove]) {
      await expect(admin.call(route, { params: { id } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    const again = { ac_name: 'Sari', ac_level: 2, ...sari } as const
    const { data } = await stranger.call(authRoutes.register, { body: again })
    expect(data[0]).toMatchObject({ ac_email: sari.ac_email, reset_pending: 0 })
    expect(await db.selectFrom('account_password').select('account_id').execute()).toEqual([
      { account_id: data[0].ac_id },
    ])
    expect(await acts()).toMatchObject([
      { resource: 'subject', account_id: id },
      { action: 'delete', account_id: admin.id, row_id: id, title: 'Sari', before: { email: sari.ac_email } },
      { action: 'add', row_id: data[0].ac_id },
    ])
  })
})

describe('Team Content', () => {
  it.each([{ is_active: 1 }, { is_active: 2 }, { ac_level: 1 }, { ac_level: 2 }, { id_level: 1 }])(
    'cannot set %j, of nobody',
    async (body) => {
      const staff = await signIn()
      for (const id of [staff.id, (await signIn()).id]) {
        const response = await staff.send(accountRoutes.update, { params: { id }, body })
        expect(response.statusCode).toBe(403)
      }
      expect(await acts()).toEqual([])
    },
  )

  it('cannot edit another account, not even with nothing', async () => {
    const { send } = await signIn()
    const { id } = await signIn()
    for (const body of [{}, { ac_name: 'X' }, { ac_password: NEW_PASSWORD, current_password: PASSWORD }]) {
      expect((await send(accountRoutes.update, { params: { id }, body })).statusCode).toBe(403)
    }
  })
})
