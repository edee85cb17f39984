import { accountRoutes, authRoutes, LEVEL, noticeRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { NEW_PASSWORD, PASSWORD, people } from '../../test/person.ts'
import { world } from '../../test/world.ts'
import { hasCode, insertReset } from '../auth/reset.repo.ts'
import { inTransaction } from '../db/transaction.ts'

const { db, caller, signIn, stranger } = await world({ rateLimits: false })
const openly = await world({ passwordReset: 'open' })
const person = people(db)
const ask = (ac_email: string, ac_password = NEW_PASSWORD) =>
  stranger.call(authRoutes.forgotPassword, { body: { ac_email, ac_password } })
const login = (ac_email: string, ac_password: string) =>
  stranger.call(authRoutes.login, { body: { ac_email, ac_password } })
const pending = () => db.selectFrom('password_reset').selectAll().orderBy('id').execute()
const later = (hours: number) =>
  sql`update password_reset set created_at = created_at - make_interval(hours => ${hours})`.execute(db)

describe('asking for a new password', () => {
  it.each([
    ['an admin', { level: LEVEL.admin }],
    ['Team Content', {}],
    ['a pending account', { is_active: 2 }],
    ['nobody', null],
  ])('answers the same for %s and touches no account', async (_, row) => {
    const known = row && (await person(row))
    const ac_email = known?.ac_email ?? 'tidak.ada@contoh.test'
    const before = await db.selectFrom('account_password').selectAll().execute()
    const response = await stranger.send(authRoutes.forgotPassword, { body: { ac_email, ac_password: NEW_PASSWORD } })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ message: 'Password changed !', data: { code: expect.stringMatching(/^\d{6}$/) } })
    expect(await db.selectFrom('account_password').selectAll().execute()).toEqual(before)
    const { code } = response.json().data
    const [stored] = await pending()
    expect(stored).toMatchObject({ email: ac_email, address: '127.0.0.1', code: null })
    expect(stored && hasCode(stored, code)).toBe(true)
    expect(stored && hasCode(stored, code === '000000' ? '111111' : '000000')).toBe(false)
  })

  it('takes nobody’s account: the old password works, the new one does not', async () => {
    const sari = await person()
    const { token } = await login(sari.ac_email, PASSWORD)
    for (let times = 0; times < 5; times++) await ask(sari.ac_email)
    expect(await login(sari.ac_email, PASSWORD)).toHaveProperty('token')
    await expect(login(sari.ac_email, NEW_PASSWORD)).rejects.toMatchObject({ code: 'AWAITING_VERIFICATION' })
    await caller(token).call(authRoutes.logout, {})
  })

  it.each([
    [{ ac_email: ['a@contoh.test', 'b@contoh.test'] }],
    [{ ac_email: { $gt: '' } }],
    [{ ac_password: { length: 9 } }],
    [{ ac_password: 'password' }],
    [{ ac_email: 'sari.wulan@contoh.test', ac_password: 'sari.wulan99' }],
    [{ ac_email: 'bukan email' }],
    [{ ac_email: '' }],
  ])('refuses %j', async (body) => {
    const whole = { ac_email: 'sari@contoh.test', ac_password: NEW_PASSWORD, ...body }
    const response = await stranger.send(authRoutes.forgotPassword, { body: whole })
    expect(response.statusCode).toBe(422)
    expect(await pending()).toEqual([])
  })

  it('refuses a name as password no sooner for the account that has it, which would tell who has one', async () => {
    const { ac_email } = await person({ name: 'Sari Wulandari' })
    for (const email of [ac_email, 'tidak.ada@contoh.test']) {
      expect(await ask(email, 'wulandari-1990-ku')).toHaveProperty('data.code')
      expect(await ask(email, 'Wulandari 1990')).toHaveProperty('data.code')
    }
  })

  it('keeps the first and the newest for an e-mail, in any case, however many a stranger sends', async () => {
    const codes = []
    for (const email of ['sari@contoh.test', 'SARI@contoh.test', 'Sari@Contoh.test', 'sari@contoh.test']) {
      codes.push((await ask(email)).data.code ?? '')
    }
    await ask('lain@contoh.test')
    const rows = (await pending()).filter(({ email }) => email === 'sari@contoh.test')
    expect(codes.map((code) => rows.findIndex((row) => hasCode(row, code)))).toEqual([0, -1, -1, 1])
  })

  it('keeps two for an e-mail of many that come together, from many servers', async () => {
    const row = { email: 'sari@contoh.test', password_hash: 'x', code: '000000', address: '10.0.0.7' }
    const keep = (at: number) =>
      inTransaction(db, { actor: null, change: `${at}` }, (db) =>
        insertReset(db, { ...row, mail_token_hash: Buffer.from(`${at}`) }),
      )
    await Promise.all(Array.from({ length: 40 }, (_, at) => keep(at)))
    expect(await pending()).toHaveLength(2)
  })

  it('keeps a thousand in all, those of e-mails without an account gone first, though they are newer', async () => {
    const { ac_email } = await person({ email: 'Sari@contoh.test' })
    await ask(ac_email)
    await sql`insert into password_reset (email, password_hash, code_hash)
      select 'siapa' || n || '@contoh.test', 'x', '' from generate_series(1, 999) n`.execute(db)
    await ask('budi@contoh.test')
    const rows = await pending()
    expect(rows).toHaveLength(1000)
    expect(rows.map(({ email }) => email)).toEqual([
      'sari@contoh.test',
      ...Array.from({ length: 998 }, (_, at) => `siapa${at + 2}@contoh.test`),
      'budi@contoh.test',
    ])
  })

  it('tells the account, counted in one notice however often it is asked', async () => {
    const sari = await person()
    const { token } = await login(sari.ac_email, PASSWORD)
    for (let times = 0; times < 5; times++) await ask(sari.ac_email)
    const { data } = await caller(token).call(noticeRoutes.list, { query: { unread: true } })
    expect(data).toMatchObject([{ kind: 'reset-asked', data: { address: '127.0.0.1', times: 5 }, read_at: null }])
  })

  it('keeps them for 24 hours', async () => {
    const { id, ac_email } = await person()
    const admin = await signIn(LEVEL.admin)
    const { code = '' } = (await ask(ac_email)).data
    await later(24)
    await expect(login(ac_email, NEW_PASSWORD)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
    const {
      data: [row],
    } = await admin.call(accountRoutes.get, { params: { id } })
    expect(row.reset_pending).toBe(0)
    await expect(admin.call(accountRoutes.approveReset, { params: { id }, body: { code } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await ask('lain@contoh.test')
    expect(await pending()).toHaveLength(1)
  })
})

describe('PASSWORD_RESET=open', () => {
  const askOpenly = (ac_email: string) =>
    openly.stranger.call(authRoutes.forgotPassword, { body: { ac_email, ac_password: NEW_PASSWORD } })

  it('takes the new password at once and ends all sessions', async () => {
    const { id, ac_email } = await person()
    await login(ac_email, PASSWORD)
    expect(await askOpenly(ac_email)).toEqual({ message: 'Password changed !', data: {} })
    expect(await db.selectFrom('session').where('account_id', '=', id).selectAll().execute()).toEqual([])
    expect(await login(ac_email, NEW_PASSWORD)).toHaveProperty('token')
    await expect(login(ac_email, PASSWORD)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
  })

  it('answers the same for an e-mail that nobody has', async () => {
    expect(await askOpenly('tidak.ada@contoh.test')).toEqual({ message: 'Password changed !', data: {} })
  })
})
