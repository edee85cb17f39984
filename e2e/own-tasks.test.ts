import { accountRoutes } from '@bank/contract/account'
import { approvalRoutes } from '@bank/contract/approval'
import { authRoutes } from '@bank/contract/auth'
import { capabilityRoutes, reviewPolicyRoutes } from '@bank/contract/review-policy'
import { CARDS } from '@bank/contract/telaah/card'
import { afterAll, beforeAll, it } from 'vitest'
import { apiOf } from './support/api.ts'
import { expectAccessible, expectNoComplaints, newPerson } from './support/browser.ts'
import { useBrowser } from './support/journey.ts'
import { ADMIN, type Product, startProduct } from './support/product.ts'
import { newQuestion } from './support/rows.ts'
import { settled } from './support/settled.ts'
import { expectAbsent, login, visit } from './support/steps.ts'

/** Reviewers clear what waits for them by the keyboard alone, and those who asked hear of it. */
let product: Product
const shared = useBrowser()
beforeAll(async () => {
  // not the shared server, whose other journeys set a status freely
  product = await startProduct('base')
})
afterAll(() => product?.stop())

const PASSWORD = 'kapur-putih-papan'
const CAPITALS = ['Banten', 'Bali', 'Aceh']

async function submitted() {
  const stranger = apiOf(product.origin)
  const tokenOf = async (ac_email: string, ac_password: string) =>
    (await stranger.call(authRoutes.login, { body: { ac_email, ac_password } })).token
  const admin = apiOf(product.origin, await tokenOf(ADMIN.email, ADMIN.password))
  const join = async (ac_name: string) => {
    const ac_email = `${ac_name.toLowerCase()}@contoh.test`
    const body = { ac_name, ac_email, ac_password: PASSWORD, ac_level: 2 as const }
    const { ac_id } = (await stranger.call(authRoutes.register, { body })).data[0]
    await admin.call(accountRoutes.update, { params: { id: ac_id }, body: { is_active: 1 } })
    return { ac_id, email: ac_email, api: apiOf(product.origin, await tokenOf(ac_email, PASSWORD)) }
  }
  const [writer, reviewer] = [await join('Wati'), await join('Rina')]
  await admin.call(capabilityRoutes.replace, {
    params: { id: reviewer.ac_id },
    body: { capabilities: [{ what: 'review' }] },
  })
  await admin.call(reviewPolicyRoutes.update, { body: { binding: true } })
  const codes: string[] = []
  for (const place of CAPITALS) {
    const { code, id_question } = await newQuestion(writer.api, `tugas ${place}`, {
      question_text: `<p>Manakah ibu kota ${place}?</p>`,
      selections: [{ selection_text: 'Serang', is_answer: true }, { selection_text: 'Denpasar' }],
    })
    const body = { action: 'submit' as const, revision: 0 }
    await writer.api.call(approvalRoutes.act, { params: { id: id_question }, body })
    codes.push(code)
  }
  return { writer, reviewer, codes }
}

it('clears the tasks of a reviewer by the keyboard, and tells who asked', async () => {
  const { writer, reviewer, codes } = await submitted()
  const as = async (email: string) => {
    const person = await newPerson(shared.browser, product.origin)
    await person.page.goto('/login')
    await login(person.page, email, PASSWORD)
    await visit(person.page, '/soal', 'Soal')
    return person
  }
  const { page, complaints } = await as(reviewer.email)
  await page.getByRole('link', { name: 'Tugas saya 4 menunggu' }).waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await page.getByRole('heading', { level: 1, name: 'Tugas saya' }).waitFor()
  for (const code of codes) await page.getByRole('link', { name: code }).waitFor()
  await page.getByRole('link', { name: 'Mulai (3)' }).waitFor()
  await settled(page)
  await expectAccessible(page, 'the tasks of a reviewer')

  for (const [at, code] of codes.entries()) {
    await page.keyboard.press('b')
    await page.getByRole('heading', { level: 1, name: `Telaah ${code}` }).waitFor()
    await page.getByRole('group', { name: /Soal sesuai dengan indikator/ }).waitFor()
    for (const _ of CARDS.pg) {
      await page.keyboard.press('j')
      await page.keyboard.press('y')
    }
    await page.keyboard.press('Control+Enter')
    await page.getByText('Soal ini sudah disetujui.').waitFor()
    const left = codes.length - at - 1
    await page.getByRole('link', { name: left ? `Berikutnya (${left})` : 'Tidak ada tugas lain. Selamat!' }).waitFor()
  }
  await visit(page, '/tugas', 'Tugas saya')
  await page.getByText('Tidak ada tugas. Selamat!').waitFor()

  const author = await as(writer.email)
  await visit(author.page, '/tugas?bagian=kabar', 'Tugas saya')
  for (const code of codes) await author.page.getByText(`${code} disetujui.`).waitFor()
  await settled(author.page)
  await expectAccessible(author.page, 'what an author is told')
  await author.page.getByRole('button', { name: 'Tandai semua sudah dibaca' }).click()
  const left = author.page.getByRole('link', { name: /^Tugas saya/ })
  await expectAbsent(author.page.getByRole('link', { name: /Tugas saya .* menunggu/ }), left)
  expectNoComplaints(complaints)
  expectNoComplaints(author.complaints)
})
