import { accountRoutes, authRoutes, LEVEL } from '@bank/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { NEW_PASSWORD, PASSWORD, people } from '../../test/person.ts'
import { world } from '../../test/world.ts'
import { inTransaction } from '../db/transaction.ts'
import { insertReset } from './reset.repo.ts'

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
    expect(await pending()).toMatchObject([{ email: ac_email, code: response.json().data.code }])
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
    [{ ac_email: 'bukan email' }],
    [{ ac_email: '' }],
  ])('refuses %j', async (body) => {
    const whole = { ac_email: 'sari@contoh.test', ac_password: NEW_PASSWORD, ...body }
    const response = await stranger.send(authRoutes.forgotPassword, { body: whole })
    expect(response.statusCode).toBe(422)
    expect(await pending()).toEqual([])
  })

  it('keeps three for an e-mail, in any case: a fourth takes the place of the oldest', async () => {
    const codes = []
    for (const email of ['sari@contoh.test', 'SARI@contoh.test', 'Sari@Contoh.test', 'sari@contoh.test']) {
      codes.push((await ask(email)).data.code)
    }
    await ask('lain@contoh.test')
    const rows = (await pending()).filter(({ email }) => email === 'sari@contoh.test')
    expect(rows.map(({ code }) => code)).toEqual(codes.slice(1))
  })

  it('keeps three for an e-mail of many that come together, from many servers', async () => {
    const row = { email: 'sari@contoh.test', password_hash: 'x', code: '000000' }
    const keep = (at: number) =>
      inTransaction(db, { actor: null, change: `${at}` }, (db) =>
        insertReset(db, { ...row, mail_token_hash: Buffer.from(`${at}`) }),
      )
    await Promise.all(Array.from({ length: 40 }, (_, at) => keep(at)))
    expect(await pending()).toHaveLength(3)
  })

  it('keeps a thousand in all', async () => {
    await sql`insert into password_reset (email, password_hash, code)
      select 'siapa' || n || '@contoh.test', 'x', '000000' from generate_series(1, 1000) n`.execute(db)
    await ask('sari@contoh.test')
    const rows = await pending()
    expect(rows).toHaveLength(1000)
    expect(rows[0]?.email).toBe('siapa2@contoh.test')
    expect(rows.at(-1)?.email).toBe('sari@contoh.test')
  })

  it('keeps them for 72 hours', async () => {
    const { id, ac_email } = await person()
    const admin = await signIn(LEVEL.admin)
    const { code = '' } = (await ask(ac_email)).data
    await later(72)
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
