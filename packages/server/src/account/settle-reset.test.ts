import { accountRoutes, authRoutes, LEVEL } from '@bank/contract'
import { expect, it } from 'vitest'
import { NEW_PASSWORD, PASSWORD, people } from '../../test/person.ts'
import { world } from '../../test/world.ts'

const { db, caller, signIn, stranger } = await world({ rateLimits: false })
const person = people(db)
const login = (ac_email: string, ac_password: string) =>
  stranger.call(authRoutes.login, { body: { ac_email, ac_password } })
const pending = () => db.selectFrom('password_reset').selectAll().orderBy('id').execute()

/** Somebody who forgot, with the codes of each time they asked. */
async function forgetful(row: Parameters<typeof person>[0] = {}, passwords = [NEW_PASSWORD]) {
  const { id, ac_email } = await person({ name: 'Sari', ...row })
  const codes: string[] = []
  for (const ac_password of passwords) {
    const { data } = await stranger.call(authRoutes.forgotPassword, { body: { ac_email, ac_password } })
    codes.push(data.code ?? '')
  }
  return { id, ac_email, codes, code: codes[0] ?? '' }
}
const otherThan = (codes: string[]) =>
  ['000000', '111111', '222222', '333333'].find((code) => !codes.includes(code)) ?? ''

it('shows the admin how many wait, and nobody else', async () => {
  const admin = await signIn(LEVEL.admin)
  const staff = await signIn()
  const { id } = await forgetful({ email: 'Sari@Contoh.test' }, [NEW_PASSWORD, 'yang lain sekali'])
  const { data } = await admin.call(accountRoutes.list, { query: {} })
  expect(data.find((row) => row.ac_id === id)).toMatchObject({ reset_pending: 2 })
  expect(data.find((row) => row.ac_id === staff.id)).toMatchObject({ reset_pending: 0 })
  expect(JSON.stringify(await staff.call(accountRoutes.list, { query: {} }))).not.toContain('reset_pending')
})

it('swaps the password for the code, ends all sessions and what else is pending', async () => {
  const admin = await signIn(LEVEL.admin)
  const { id, ac_email, codes } = await forgetful({}, [NEW_PASSWORD, 'yang lain sekali'])
  const { token } = await login(ac_email, PASSWORD)
  const body = { code: codes[0] ?? '' }
  const { data, message } = await admin.call(accountRoutes.approveReset, { params: { id }, body })
  expect(data[0]).toMatchObject({ ac_id: id, reset_pending: 0 })
  expect(message).toBe('Data berhasil diperbaharui.')
  await expect(caller(token).call(authRoutes.logout, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await pending()).toEqual([])
  expect(await login(ac_email, NEW_PASSWORD)).toMatchObject({ ac_id: id })
  for (const old of [PASSWORD, 'yang lain sekali']) {
    await expect(login(ac_email, old)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
  }
  await expect(admin.call(accountRoutes.approveReset, { params: { id }, body })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

it('takes the code of any that waits', async () => {
  const admin = await signIn(LEVEL.admin)
  const passwords = [NEW_PASSWORD, 'yang lain sekali']
  for (const [at, password] of passwords.entries()) {
    const { id, ac_email, codes } = await forgetful({}, passwords)
    await admin.call(accountRoutes.approveReset, { params: { id }, body: { code: codes[at] ?? '' } })
    expect(await login(ac_email, password)).toHaveProperty('token')
  }
})

it('takes the first code, though a stranger asked many times since', async () => {
  const admin = await signIn(LEVEL.admin)
  const strangers = Array.from({ length: 6 }, (_, at) => `tebakan orang asing ${at}`)
  const { id, ac_email, code } = await forgetful({}, [NEW_PASSWORD, ...strangers])
  await admin.call(accountRoutes.approveReset, { params: { id }, body: { code } })
  expect(await login(ac_email, NEW_PASSWORD)).toHaveProperty('token')
})

it('shows the admin when and from where each was asked for, and no code', async () => {
  const admin = await signIn(LEVEL.admin)
  const { id } = await forgetful({}, [NEW_PASSWORD, 'yang lain sekali'])
  const asked = { at: expect.any(String), address: '127.0.0.1' }
  expect(await admin.call(accountRoutes.pendingResets, { params: { id } })).toEqual({ data: [asked, asked] })
  await expect(admin.call(accountRoutes.pendingResets, { params: { id: 999_999 } })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

it('takes what the previous release stored, with its code in plain text, for the 72 hours that it promised', async () => {
  const admin = await signIn(LEVEL.admin)
  const { id, ac_email } = await person()
  const { password_hash } = await db.selectFrom('account_password').select('password_hash').executeTakeFirstOrThrow()
  const row = { email: ac_email, password_hash, code: '123456', mail_token_hash: null }
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  await db
    .insertInto('password_reset')
    .values([
      { ...row, created_at: hoursAgo(71) },
      { ...row, code: '654321', created_at: hoursAgo(73) },
    ])
    .execute()
  expect((await admin.call(accountRoutes.pendingResets, { params: { id } })).data).toMatchObject([{ address: null }])
  for (const [code, is] of [
    ['654321', 422],
    ['000000', 422],
    ['123456', 200],
  ] as const) {
    const { statusCode } = await admin.send(accountRoutes.approveReset, { params: { id }, body: { code } })
    expect.soft(statusCode, code).toBe(is)
  }
})

it('leaves a pending account pending', async () => {
  const admin = await signIn(LEVEL.admin)
  const { id, ac_email, code } = await forgetful({ is_active: 2 })
  await admin.call(accountRoutes.approveReset, { params: { id }, body: { code } })
  await expect(login(ac_email, NEW_PASSWORD)).rejects.toMatchObject({ code: 'AWAITING_VERIFICATION' })
})

it('voids all after five wrong codes, which are remembered though they are refused', async () => {
  const admin = await signIn(LEVEL.admin)
  const { id, ac_email, codes } = await forgetful({}, [NEW_PASSWORD, 'yang lain sekali'])
  const said: string[] = []
  for (let wrong = 0; wrong < 5; wrong++) {
    const body = { code: otherThan(codes) }
    const response = await admin.send(accountRoutes.approveReset, { params: { id }, body })
    expect(response.statusCode).toBe(422)
    said.push(response.json().fields.code)
  }
  expect(said.slice(0, 4)).toEqual(Array(4).fill('Kode salah.'))
  expect(said[4]).toMatch(/^Kode salah terlalu sering/)
  expect(await pending()).toEqual([])
  const body = { code: codes[0] ?? '' }
  await expect(admin.call(accountRoutes.approveReset, { params: { id }, body })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await login(ac_email, PASSWORD)).toHaveProperty('token')
})

it('lets no more than five wrong codes through when they come together', async () => {
  const admin = await signIn(LEVEL.admin)
  const { id, codes } = await forgetful()
  const body = { code: otherThan(codes) }
  const answers = await Promise.all(
    Array.from({ length: 9 }, () => admin.send(accountRoutes.approveReset, { params: { id }, body })),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(5)
  expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(4)
})

it.each(['', '12345', '1234567', 'abcdef', '12345a', '１２３４５６', 123456, { code: {} }, ['123456'], null])(
  'refuses the code %j for its form, without counting it',
  async (code) => {
    const admin = await signIn(LEVEL.admin)
    const { id } = await forgetful()
    const response = await admin.send(accountRoutes.approveReset, { params: { id }, body: { code } })
    expect(response.statusCode).toBe(422)
    expect(await pending()).toMatchObject([{ wrong_codes: 0 }])
  },
)

it('belongs to the account that it was asked for', async () => {
  const admin = await signIn(LEVEL.admin)
  const { code } = await forgetful()
  const { id } = await person()
  await expect(admin.call(accountRoutes.approveReset, { params: { id }, body: { code } })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

it('is approved once by admins who press together', async () => {
  const admins = await Promise.all(Array.from({ length: 6 }, () => signIn(LEVEL.admin)))
  const { id, ac_email, code } = await forgetful()
  const answers = await Promise.all(
    admins.map((admin) => admin.send(accountRoutes.approveReset, { params: { id }, body: { code } })),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(5).fill(404)])
  expect(await login(ac_email, NEW_PASSWORD)).toHaveProperty('token')
})

it('is rejected with one call, and tells when there is none', async () => {
  const admin = await signIn(LEVEL.admin)
  const { id, ac_email } = await forgetful({}, [NEW_PASSWORD, 'yang lain sekali'])
  expect(await admin.call(accountRoutes.rejectReset, { params: { id } })).toMatchObject({ data: [] })
  expect(await pending()).toEqual([])
  await expect(login(ac_email, NEW_PASSWORD)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
  expect(await login(ac_email, PASSWORD)).toHaveProperty('token')
  for (const none of [id, 999_999]) {
    await expect(admin.call(accountRoutes.rejectReset, { params: { id: none } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  }
})

it('is told to history: who approved, who rejected, no code and no password', async () => {
  const admin = await signIn(LEVEL.admin)
  const approved = await forgetful()
  await admin.call(accountRoutes.approveReset, { params: { id: approved.id }, body: { code: approved.code } })
  const rejected = await forgetful()
  await admin.call(accountRoutes.rejectReset, { params: { id: rejected.id } })
  const lines = await db.selectFrom('history').selectAll().orderBy('id').execute()
  const line = { account_id: admin.id, action: 'edit', resource: 'account', title: 'Sari', before: null }
  expect(lines).toMatchObject([
    { ...line, row_id: approved.id, after: { password_reset: 'approved' } },
    { ...line, row_id: rejected.id, after: { password_reset: 'rejected' } },
  ])
  expect(JSON.stringify(lines.map(({ before, after }) => [before, after]))).not.toMatch(/argon2|\d{6}/)
})
