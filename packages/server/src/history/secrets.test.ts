import { accountRoutes, authRoutes, bannerRoutes, historyRoutes, LEVEL, selectionRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { make, PNG_DATA_URL } from '../../test/make.ts'
import { NEW_PASSWORD, PASSWORD } from '../../test/person.ts'
import { world } from '../../test/world.ts'

const { db, signIn, stranger, caller } = await world()
const a = make(db)

it('holds no password, token, reset code or picture, neither as it is read nor as it is stored', async () => {
  const admin = await signIn(LEVEL.admin)
  const ac_email = 'canary@contoh.test'
  const credentials = { ac_email, ac_password: PASSWORD }
  const body = { ...credentials, ac_name: 'Kenari', ac_level: LEVEL.teamContent }
  const [{ ac_id: id }] = (await stranger.call(authRoutes.register, { body })).data
  const first = await passwordHash(id)
  await admin.call(accountRoutes.update, { params: { id }, body: { is_active: 1 } })
  const { token } = await stranger.call(authRoutes.login, { body: credentials })
  const sessions = await db.selectFrom('session').select('token_hash').execute()

  const asked = await stranger.call(authRoutes.forgotPassword, { body: { ac_email, ac_password: NEW_PASSWORD } })
  const code = String(asked.data.code)
  await admin.call(accountRoutes.approveReset, { params: { id }, body: { code } })
  const again = await stranger.call(authRoutes.login, { body: { ac_email, ac_password: NEW_PASSWORD } })

  const staff = caller(again.token)
  const question_id = await a.question()
  await staff.call(selectionRoutes.create, { body: { question_id, image: PNG_DATA_URL } })
  await admin.call(bannerRoutes.create, { body: { description: 'Selamat', target: '/', image: PNG_DATA_URL } })
  await staff.call(authRoutes.logout, {})
  await admin.call(accountRoutes.remove, { params: { id } })

  const read = await admin.call(historyRoutes.list, { query: { limit: 100 } })
  expect(read.data.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['login', 'logout', 'edit', 'add', 'delete']),
  )
  const stored = await sql`select h::text from history h`.execute(db)
  const pictures = await db.selectFrom('image_bytes').select('bytes').execute()
  const hashes = [
    ...sessions.map(({ token_hash }) => token_hash),
    ...pictures.map(({ bytes }) => bytes.subarray(9, 39)),
  ]
  const canaries = [
    PASSWORD,
    NEW_PASSWORD,
    first,
    'argon2',
    token,
    again.token,
    `"${code}"`,
    ...hashes.flatMap((bytes) => [bytes.toString('hex'), bytes.toString('base64')]),
  ]
  expect(pictures.length).toBeGreaterThan(0)
  expect(sessions.length).toBeGreaterThan(0)
  for (const text of [JSON.stringify(read), JSON.stringify(stored.rows)]) {
    expect(canaries.filter((canary) => text.includes(canary))).toEqual([])
  }
})

const passwordHash = async (id: number) =>
  (
    await db
      .selectFrom('account_password')
      .select('password_hash')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
  ).password_hash
