import { accountRoutes, authRoutes, LEVEL } from '@bank/contract'
import { expect, it } from 'vitest'
import { NEW_PASSWORD, PASSWORD, people } from '../../test/person.ts'
import { world } from '../../test/world.ts'

const { db, caller, stranger } = await world()
const person = people(db)

async function signedIn(row: Parameters<typeof person>[0] = {}) {
  const { id, ...credentials } = await person(row)
  const login = async (ac_password = credentials.ac_password) => {
    const { token } = await stranger.call(authRoutes.login, { body: { ...credentials, ac_password } })
    return caller(token)
  }
  return { id, login, here: await login() }
}

it.each([LEVEL.admin, LEVEL.teamContent])(
  'lets level %i change name and password with the current one',
  async (level) => {
    const { id, here, login } = await signedIn({ level, name: 'Sari' })
    const elsewhere = await login()
    const body = { ac_name: ' Sari Dewi ', ac_password: NEW_PASSWORD, current_password: PASSWORD }
    const { data, message } = await here.call(accountRoutes.update, { params: { id }, body })
    expect(data[0]).toMatchObject({ ac_id: id, ac_name: 'Sari Dewi', ac_level: level })
    expect(message).toBe('Data berhasil diperbaharui.')
    expect((await here.call(accountRoutes.get, { params: { id } })).data[0].ac_name).toBe('Sari Dewi')
    await expect(elsewhere.call(accountRoutes.get, { params: { id } })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    await expect(login(PASSWORD)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
    await login(NEW_PASSWORD)
  },
)

it('ends no session for a new name alone', async () => {
  const { id, here, login } = await signedIn()
  const elsewhere = await login()
  await here.call(accountRoutes.update, { params: { id }, body: { ac_name: 'Sari', current_password: PASSWORD } })
  expect((await elsewhere.call(accountRoutes.get, { params: { id } })).data[0].ac_name).toBe('Sari')
})

it.each([
  [{ ac_name: 'X' }, 'current_password'],
  [{ ac_name: 'X', current_password: '' }, 'current_password'],
  [{ ac_name: 'X', current_password: 'salah' }, 'current_password'],
  [{ ac_password: NEW_PASSWORD, current_password: NEW_PASSWORD }, 'current_password'],
  [{ ac_password: 'password1', current_password: PASSWORD }, 'ac_password'],
  [{ ac_password: 'pendek', current_password: PASSWORD }, 'ac_password'],
  [{ ac_password: 'wulandari1990', current_password: PASSWORD }, 'ac_password'],
  [{ ac_password: 'sari.w@contoh.test', current_password: PASSWORD }, 'ac_password'],
  [{ ac_name: 'Kiranawati', ac_password: 'kiranawati1990', current_password: PASSWORD }, 'ac_password'],
  [{ ac_name: '', current_password: PASSWORD }, 'ac_name'],
])('refuses %j and keeps everything', async (body, field) => {
  const { id, here, login } = await signedIn({ name: 'Sari Wulandari', email: 'sari.w@contoh.test' })
  const response = await here.send(accountRoutes.update, { params: { id }, body })
  expect(response.statusCode).toBe(422)
  expect(response.json().fields).toHaveProperty(field)
  await login()
  expect((await here.call(accountRoutes.get, { params: { id } })).data[0].ac_name).toBe('Sari Wulandari')
})

it('counts wrong current passwords like failed sign-ins', async () => {
  const { id, here } = await signedIn()
  const guess = () =>
    here.send(accountRoutes.update, { params: { id }, body: { ac_name: 'X', current_password: 'salah' } })
  expect((await guess()).statusCode).toBe(422)
  await db.updateTable('throttle').set({ hits: 12 }).execute()
  expect((await guess()).statusCode).toBe(422)
  expect((await guess()).statusCode).toBe(429)
})

it('lets one of many new passwords win when they come together', async () => {
  const { id, here } = await signedIn()
  const outcomes = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      here.send(accountRoutes.update, {
        params: { id },
        body: { ac_password: `${NEW_PASSWORD} ${at}`, current_password: PASSWORD },
      }),
    ),
  )
  expect(outcomes.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

it('tells history that the password changed, and no secret', async () => {
  const { id, here } = await signedIn({ name: 'Sari' })
  await here.call(accountRoutes.update, {
    params: { id },
    body: { ac_password: NEW_PASSWORD, current_password: PASSWORD },
  })
  const lines = await db.selectFrom('history').selectAll().where('action', '=', 'edit').execute()
  expect(lines).toMatchObject([{ account_id: id, row_id: id, title: 'Sari', after: { password: 'changed' } }])
  expect(JSON.stringify(lines)).not.toMatch(/kolam|kebun|argon2/)
})
