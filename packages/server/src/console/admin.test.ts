import { authRoutes } from '@bank/contract'
import { expect, it } from 'vitest'
import { stillClock, withTotp } from '../../test/factors.ts'
import { NEW_PASSWORD, PASSWORD, people } from '../../test/person.ts'
import { world } from '../../test/world.ts'
import { administer } from './admin.ts'

const { db, caller, stranger } = await world()
const person = people(db)
stillClock()
const login = (ac_email: string, ac_password: string) =>
  stranger.call(authRoutes.login, { body: { ac_email, ac_password } })
const noQuestion = async () => {
  throw new Error('asked for nothing')
}
const typing =
  (...answers: string[]) =>
  async () =>
    answers

it('makes an account an active admin', async () => {
  const { id, ac_email } = await person({ name: 'Sari', is_active: 2 })
  const said = await administer(db, ['promote', ac_email.toUpperCase()], noQuestion)
  expect(said).toBe(`Sari (${ac_email}) sekarang admin.`)
  expect(await login(ac_email, PASSWORD)).toMatchObject({ ac_id: id, data: { ac_level: 1 } })
})

it('sets a password, ends the sessions and voids what was pending', async () => {
  const { ac_email } = await person({ name: 'Sari' })
  const { token } = await login(ac_email, PASSWORD)
  await stranger.call(authRoutes.forgotPassword, { body: { ac_email, ac_password: 'tebakan orang asing' } })
  const said = await administer(db, ['reset-password', ac_email], typing(NEW_PASSWORD, NEW_PASSWORD))
  expect(said).toBe(`Password Sari (${ac_email}) sudah diganti.`)
  await expect(caller(token).call(authRoutes.logout, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await db.selectFrom('password_reset').selectAll().execute()).toEqual([])
  expect(await login(ac_email, NEW_PASSWORD)).toHaveProperty('token')
})

it.each([
  [[NEW_PASSWORD, `${NEW_PASSWORD}!`], /tidak sama/],
  [['password1', 'password1'], /mudah ditebak/],
  [['wulandari1990', 'wulandari1990'], /^Nama atau email sendiri/],
  [['sari.w@contoh.test', 'sari.w@contoh.test'], /^Nama atau email sendiri/],
  [['', ''], /8 sampai 128/],
])('refuses what is typed as %j', async (answers, sentence) => {
  const { ac_email } = await person({ name: 'Sari Wulandari', email: 'sari.w@contoh.test' })
  await expect(administer(db, ['reset-password', ac_email], typing(...answers))).rejects.toThrow(sentence)
  expect(await login(ac_email, PASSWORD)).toHaveProperty('token')
})

it('takes a second factor off, and the password stays', async () => {
  const { ac_email } = await person({ name: 'Sari' })
  const { token } = await login(ac_email, PASSWORD)
  await expect(administer(db, ['reset-factor', ac_email], noQuestion)).rejects.toThrow('tidak memakai verifikasi')
  await withTotp(caller(token))
  await expect(login(ac_email, PASSWORD)).rejects.toMatchObject({ code: 'SECOND_FACTOR' })
  const said = await administer(db, ['reset-factor', ac_email], noQuestion)
  expect(said).toBe(`Verifikasi dua langkah Sari (${ac_email}) sudah dilepas.`)
  expect(await login(ac_email, PASSWORD)).toHaveProperty('token')
})

it.each([
  [['reset-factor', 'tidak.ada@contoh.test'], 'Tidak ada akun dengan email tidak.ada@contoh.test.'],
  [['promote', 'tidak.ada@contoh.test'], 'Tidak ada akun dengan email tidak.ada@contoh.test.'],
  [['reset-password', 'tidak.ada@contoh.test'], 'Tidak ada akun dengan email tidak.ada@contoh.test.'],
  [[], 'npm run admin -- promote <e-mail>'],
  [['promote'], 'npm run admin -- promote <e-mail>'],
  [['demote', 'sari@contoh.test'], 'npm run admin -- promote <e-mail>'],
  [['promote', 'sari@contoh.test', NEW_PASSWORD], 'npm run admin -- promote <e-mail>'],
])('says what is wrong with %j', async (words, sentence) => {
  await expect(administer(db, words, noQuestion)).rejects.toThrow(sentence)
})
