import { authRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import { beforeEach, expect, it } from 'vitest'
import { NEW_PASSWORD, PASSWORD, people } from '../../test/person.ts'
import { world } from '../../test/world.ts'
import { resetMail } from './reset-mail.ts'

const sent: { to: string; subject: string; text: string }[] = []
const failures: unknown[] = []
let broken = false
const mail = {
  baseUrl: 'https://soal.contoh.test/',
  async send(to: string, subject: string, text: string) {
    if (broken) throw new Error('the mail server is away')
    sent.push({ to, subject, text })
  },
}
const { db, stranger } = await world({ rateLimits: false, mail, mailFailed: (error) => failures.push(error) })
const person = people(db)
beforeEach(() => {
  sent.length = 0
  failures.length = 0
  broken = false
})

const ask = (ac_email: string, ac_password: string) =>
  stranger.call(authRoutes.forgotPassword, { body: { ac_email, ac_password } })
const login = (ac_email: string, ac_password: string) =>
  stranger.call(authRoutes.login, { body: { ac_email, ac_password } })
const reset = (token: string, ac_password = NEW_PASSWORD) =>
  stranger.call(authRoutes.resetPassword, { body: { token, ac_password } })
/** Asks, and gives back the token of the mail that comes. */
async function mailed(ac_email: string, ac_password = 'yang lain sekali') {
  const before = sent.length
  await ask(ac_email, ac_password)
  await expect.poll(() => sent.length).toBe(before + 1)
  return /#token=([\w-]{43})$/m.exec(sent.at(-1)?.text ?? '')?.[1] ?? 'none'
}
const spent = { code: 'NOT_FOUND', message: 'Tautan ini tidak berlaku lagi. Silakan minta yang baru.' }

it('mails a link to who has the account, and to nobody else', async () => {
  const { ac_email } = await person({ name: 'Sari' })
  const unknown = await ask('tidak.ada@contoh.test', NEW_PASSWORD)
  const known = await ask(ac_email.toUpperCase(), NEW_PASSWORD)
  expect(Object.keys(known.data)).toEqual(Object.keys(unknown.data))
  expect(unknown.data).toMatchObject({ mailed: true })
  await expect.poll(() => sent.map(({ to }) => to)).toEqual([ac_email])
  expect(sent[0]?.text).toMatch(/Halo Sari,[\s\S]+https:\/\/soal\.contoh\.test\/forgot-password#token=[\w-]{43}\n/)
  expect(sent[0]?.text).not.toContain(NEW_PASSWORD)
})

it('sets the password that is said behind the link, ends sessions and other pending ones, and works once', async () => {
  const { id, ac_email } = await person()
  await login(ac_email, PASSWORD)
  const token = await mailed(ac_email)
  await mailed(ac_email)
  expect(await reset(token)).toEqual({ message: 'Password changed !' })
  expect(await db.selectFrom('session').where('account_id', '=', id).selectAll().execute()).toEqual([])
  expect(await db.selectFrom('password_reset').selectAll().execute()).toEqual([])
  expect(await login(ac_email, NEW_PASSWORD)).toHaveProperty('token')
  await expect(login(ac_email, PASSWORD)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
  await expect(reset(token, PASSWORD)).rejects.toMatchObject(spent)
})

it('gives a stranger who asked in the name of somebody nothing for a click', async () => {
  const { ac_email } = await person()
  await reset(await mailed(ac_email, 'tebakan orang asing'))
  await expect(login(ac_email, 'tebakan orang asing')).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
})

it('works once of many that come together', async () => {
  const { ac_email } = await person()
  const token = await mailed(ac_email)
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, (_, at) => reset(token, `kolam ikan ke ${at}`)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

it('ends after 15 minutes, and for a token that nobody was sent', async () => {
  const { ac_email } = await person()
  const token = await mailed(ac_email)
  await sql`update password_reset set created_at = now() - make_interval(mins => 15, secs => 5)`.execute(db)
  await expect(reset(token)).rejects.toMatchObject(spent)
  await expect(reset('A'.repeat(43))).rejects.toMatchObject(spent)
  expect(await login(ac_email, PASSWORD)).toHaveProperty('token')
})

it('refuses the name and the e-mail of the account as password, and the link still works', async () => {
  const { ac_email } = await person({ name: 'Sari Wulandari', email: 'sari.w@contoh.test' })
  const token = await mailed(ac_email)
  for (const weak of ['wulandari1990', ac_email]) {
    await expect(reset(token, weak)).rejects.toMatchObject({ fields: { ac_password: expect.stringMatching(/^Nama/) } })
  }
  await reset(token)
})

it('keeps the hash of the token alone, and refuses a common password', async () => {
  const { ac_email } = await person()
  const token = await mailed(ac_email)
  const [row] = await db.selectFrom('password_reset').selectAll().execute()
  expect(row?.mail_token_hash).toHaveLength(32)
  expect(row?.mail_token_hash?.equals(Buffer.from(token, 'base64url'))).toBe(false)
  await expect(reset(token, 'password1')).rejects.toMatchObject({ fields: { ac_password: expect.any(String) } })
  await reset(token)
})

it('is told to history without a secret', async () => {
  const { id, ac_email } = await person()
  await reset(await mailed(ac_email))
  const lines = await db.selectFrom('history').selectAll().execute()
  expect(lines).toMatchObject([{ account_id: id, row_id: id, action: 'edit', after: { password_reset: 'mail' } }])
})

it('answers all the same while the mail server is away, and tells the log', async () => {
  const { ac_email } = await person()
  broken = true
  expect(await ask(ac_email, NEW_PASSWORD)).toMatchObject({ data: { code: expect.any(String) } })
  await expect.poll(() => failures).toHaveLength(1)
})

it('makes a mail that a mail program can read', async () => {
  const transport = createTransport({ jsonTransport: true })
  let message = ''
  const send = async (to: string, subject: string, text: string) => {
    message = (await transport.sendMail({ from: 'Bank Soal <soal@contoh.test>', to, subject, text })).message
  }
  resetMail({ mail: { send }, baseUrl: 'http://localhost:3000', failed: () => {} })(
    { name: 'Sari\r\nBcc: lain@contoh.test', email: 'sari@contoh.test' },
    'x',
  )
  await expect.poll(() => message).not.toBe('')
  expect(JSON.parse(message)).toMatchObject({ to: [{ address: 'sari@contoh.test' }], subject: expect.any(String) })
  expect(JSON.parse(message)).not.toHaveProperty('bcc')
})
