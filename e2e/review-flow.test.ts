import { accountRoutes } from '@bank/contract/account'
import { authRoutes } from '@bank/contract/auth'
import { capabilityRoutes, reviewPolicyRoutes } from '@bank/contract/review-policy'
import { CARDS } from '@bank/contract/telaah/card'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiOf } from './support/api.ts'
import { expectAccessible, expectNoComplaints, newPerson } from './support/browser.ts'
import { useBrowser } from './support/journey.ts'
import { ADMIN, type Product, startProduct } from './support/product.ts'
import { newQuestion } from './support/rows.ts'
import { settled } from './support/settled.ts'
import { dialog, expectToast, login, save, visit } from './support/steps.ts'

/** A question on its way from Konsep to Terbit and back, as three people take it there. */
let product: Product
const shared = useBrowser()
beforeAll(async () => {
  // not the shared server, whose other journeys set a status freely
  product = await startProduct('base')
})
afterAll(() => product?.stop())

const PASSWORD = 'kapur-putih-papan'

async function team() {
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
  return { writer, reviewer }
}

it('takes a question to Terbit by another person’s review, and back by an edit', async () => {
  const { writer, reviewer } = await team()
  const question = await newQuestion(writer.api, 'alur telaah', {
    question_text: '<p>Manakah ibu kota Jawa Barat?</p>',
    selections: [{ selection_text: 'Bandung', is_answer: true }, { selection_text: 'Serang' }],
  })
  const { code, id_question } = question
  const as = async (email: string, password: string) => {
    const person = await newPerson(shared.browser, product.origin)
    await person.page.goto('/login')
    await login(person.page, email, password)
    await visit(person.page, `/soal?question_code=${code}`, 'Soal')
    return { ...person, card: person.page.getByRole('article', { name: `Soal ${code}` }) }
  }

  const author = await as(writer.email, PASSWORD)
  await author.card.getByRole('button', { name: `Ajukan telaah ${code}` }).click()
  await author.card.getByText('Menunggu telaah').waitFor()
  await settled(author.page)
  await expectAccessible(author.page, 'a card that waits for a review')

  const judge = await as(reviewer.email, PASSWORD)
  await judge.card.getByRole('link', { name: `Telaah ${code}` }).click()
  await judge.page.getByRole('group', { name: /Soal sesuai dengan indikator/ }).waitFor()
  await settled(judge.page)
  await expectAccessible(judge.page, 'the review card')
  for (const _ of CARDS.pg) {
    await judge.page.keyboard.press('j')
    await judge.page.keyboard.press('y')
  }
  await judge.page.keyboard.press('Control+Enter')
  await judge.page.getByText('Soal ini sudah disetujui.').waitFor()
  const card = await judge.page.pdf({ preferCSSPageSize: true })
  expect(card.toString('latin1').match(/\/Type ?\/Page\b/g)).toHaveLength(1)

  const admin = await as(ADMIN.email, ADMIN.password)
  await admin.card.getByRole('button', { name: `Terbitkan ${code}` }).click()
  await expectToast(admin.page, 'Soal diterbitkan.')
  await admin.card.getByText('Published').waitFor()

  await visit(author.page, `/soal/${id_question}?buka=soal-lengkap:${id_question}`, 'Soal')
  const form = dialog(author.page, `Edit soal ${code}`)
  await form.getByText('Soal ini sudah terbit. Menyimpan perubahan isi menariknya kembali ke Konsep.').waitFor()
  await form.getByText('Status diatur oleh alur telaah.').first().waitFor()
  await form.getByRole('textbox', { name: /Teks soal/ }).fill('Manakah ibu kota Banten?')
  await save(form)
  await author.page
    .getByRole('article', { name: `Soal ${code}` })
    .getByText('On progress')
    .waitFor()
  await author.page.getByRole('button', { name: `Ajukan telaah ${code}` }).waitFor()
  for (const { complaints } of [author, judge, admin]) expectNoComplaints(complaints)
})
