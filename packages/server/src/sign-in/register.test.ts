import { accountRoutes, authRoutes, LEVEL } from '@bank/contract'
import { expect, it } from 'vitest'
import { PASSWORD, people } from '../../test/person.ts'
import { world } from '../../test/world.ts'

const { db, app, signIn, stranger } = await world()
const sari = { ac_name: 'Sari', ac_level: 2, ac_email: 'sari@contoh.test', ac_password: PASSWORD } as const
/** Eight characters, each of two code units. */
const FACES = '😀🐘🌋🪁🍉🚲🎈🦉'
const register = (body: object) => stranger.send(authRoutes.register, { body: { ...sari, ...body } })
const stored = () => db.selectFrom('account').select(['name', 'email', 'level', 'is_active']).execute()

it('makes an account that waits, and no token', async () => {
  const reply = await stranger.call(authRoutes.register, { body: { ...sari, ac_email: ' Sari@Contoh.test ' } })
  expect(reply).toEqual({
    message: 'Data berhasil ditambahkan.',
    data: [
      {
        ac_id: expect.any(Number),
        ac_name: 'Sari',
        ac_email: 'Sari@Contoh.test',
        ac_level: 3,
        id_level: 3,
        level_name: 'Menunggu Verifikasi',
        is_active: 2,
        reset_pending: 0,
        name_creator: null,
        name_updater: null,
        created_at: expect.any(String),
        updated_at: expect.any(String),
      },
    ],
  })
  const { ac_email, ac_password } = sari
  await expect(stranger.call(authRoutes.login, { body: { ac_email, ac_password } })).rejects.toMatchObject({
    code: 'AWAITING_VERIFICATION',
  })
})

it('is told to history by the new account itself, without a secret', async () => {
  await register({})
  const lines = await db.selectFrom('history').selectAll().execute()
  const after = { name: 'Sari', email: 'sari@contoh.test', is_active: 2 }
  expect(lines).toMatchObject([{ action: 'add', resource: 'account', title: 'Sari', after }])
  expect(lines[0]?.account_id).toBe(lines[0]?.row_id)
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${PASSWORD}|argon2`))
})

it.each([0, 1, 3, 4, 5, 6, 7, 8, 9, '1', '3', [1], [2], { $gt: 1 }, '1e0', '', null, true, undefined])(
  'refuses level %j and stores nothing',
  async (ac_level) => {
    const response = await register({ ac_level, is_active: 1, ac_id: 1, level: 1, id_level: 1 })
    expect(response.statusCode).toBe(422)
    expect(response.json().fields).toHaveProperty('ac_level')
    expect(await stored()).toEqual([])
  },
)

it('takes level 1.0 for the 1 that it is', async () => {
  const payload = JSON.stringify(sari).replace('"ac_level":2', '"ac_level":1.0')
  const headers = { 'content-type': 'application/json' }
  const response = await app.inject({ method: 'POST', url: '/v1/register', payload, headers })
  expect(response.json()).toMatchObject({ code: 'VALIDATION', fields: { ac_level: expect.any(String) } })
  expect(await stored()).toEqual([])
})

it('stores what registration may decide, whatever else is sent', async () => {
  await register({ ac_level: '2', is_active: 1, ac_id: 77, level: 1, id_level: 1, deleted_at: null })
  expect(await stored()).toEqual([{ name: 'Sari', email: 'sari@contoh.test', level: LEVEL.teamContent, is_active: 2 }])
})

it('says that an e-mail is taken, in any case', async () => {
  await people(db)({ email: 'sari@contoh.test' })
  const response = await register({ ac_email: 'SARI@contoh.TEST' })
  expect(response.statusCode).toBe(409)
  expect(response.json()).toEqual({
    code: 'DUPLICATE',
    message: 'Email sudah terdaftar.',
    fields: { ac_email: 'Email sudah terdaftar.' },
  })
})

it('gives an e-mail to one of many who want it at once', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => register({})))
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, ...Array(7).fill(409)])
})

it.each([
  '',
  'sari',
  'sari@',
  '@contoh.test',
  'sa ri@contoh.test',
  'sari@-contoh',
  `${'s'.repeat(250)}@a.id`,
  ['a@b.c'],
])('refuses the e-mail %j', async (ac_email) => {
  const response = await register({ ac_email })
  expect(response.statusCode).toBe(422)
  expect(response.json().fields).toHaveProperty('ac_email')
})

it.each([
  '',
  'delapan',
  'x'.repeat(129),
  '😀'.repeat(7),
  'password1',
  'QWERTYUIOP',
  'banksoal2026',
  12345678,
  null,
  'sari2026',
  'sari@contoh.test',
])('refuses the password %j', async (ac_password) => {
  const response = await register({ ac_password })
  expect(response.statusCode).toBe(422)
  expect(response.json().fields).toHaveProperty('ac_password')
  expect(await stored()).toEqual([])
})

it.each([FACES, FACES.repeat(16), '  dua  spasi  ', 'kuda-laut', '\tsampan\t tua'])(
  'takes the password %j and keeps every character of it',
  async (ac_password) => {
    await register({ ac_password })
    await db.updateTable('account').set({ is_active: 1 }).execute()
    const ac_email = sari.ac_email
    expect(await stranger.call(authRoutes.login, { body: { ac_email, ac_password } })).toHaveProperty('token')
    await expect(
      stranger.call(authRoutes.login, { body: { ac_email, ac_password: ac_password.slice(0, -1) } }),
    ).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
  },
)

it.each([
  [{ ac_name: 'Sari Wulandari', ac_password: 'Wulandari1990' }, /^Nama atau email sendiri/],
  [{ ac_email: 'wulan.s@contoh.test', ac_password: 'wulan.s@contoh.test' }, /^Nama atau email sendiri/],
  [{ ac_password: 'rahasia123' }, /^Satu kata umum/],
  [{ ac_password: 'abababab' }, /^Huruf atau angka yang diulang-ulang/],
  [{ ac_password: 'qwertyui' }, /^Urutan seperti/],
])('says why it refuses %j', async (body, sentence) => {
  const response = await register(body)
  expect(response.statusCode).toBe(422)
  expect(response.json().fields).toEqual({ ac_password: expect.stringMatching(sentence) })
  expect(await stored()).toEqual([])
})

it('says that all must be filled when something is missing', async () => {
  const response = await register({ ac_name: ' ' })
  expect(response.json()).toMatchObject({ message: 'Harap isi semua kolom!', fields: { ac_name: expect.any(String) } })
})

it('is Team Content once an admin has verified it', async () => {
  const { ac_id } = (await register({})).json().data[0]
  await (await signIn(LEVEL.admin)).call(accountRoutes.update, { params: { id: ac_id }, body: { is_active: 1 } })
  const { ac_email, ac_password } = sari
  const { data } = await stranger.call(authRoutes.login, { body: { ac_email, ac_password } })
  expect(data).toMatchObject({ ac_level: 2, level_name: 'Team Content' })
})
