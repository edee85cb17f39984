import { CARDS } from '@bank/contract/telaah/card'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectAccessible, expectNoComplaints } from './support/browser.ts'
import { useBrowser } from './support/journey.ts'
import { type Product, startProduct } from './support/product.ts'
import { entering, reviewTeam } from './support/review-team.ts'
import { newQuestion } from './support/rows.ts'
import { settled } from './support/settled.ts'
import { choose, dialog, expectToast, save, visit } from './support/steps.ts'

/** A question on its way from Konsep to Terbit and back, as three people take it there. */
let product: Product
let team: Awaited<ReturnType<typeof reviewTeam>>
const shared = useBrowser()
beforeAll(async () => {
  // not the shared server, whose other journeys set a status freely
  product = await startProduct('base')
  team = await reviewTeam(product)
})
afterAll(() => product?.stop())

it('takes a question to Terbit by another person’s review, and back by an edit', async () => {
  const { admin: owner, writer, reviewer } = team
  const question = await newQuestion(writer.api, 'alur telaah', {
    question_text: '<p>Manakah ibu kota Jawa Barat?</p>',
    selections: [{ selection_text: 'Bandung', is_answer: true }, { selection_text: 'Serang' }],
  })
  const { code, id_question } = question
  const as = async (who: { email: string; password: string }) => {
    const person = await entering(shared.browser, product, who)
    await visit(person.page, `/soal?question_code=${code}`, 'Soal')
    return { ...person, card: person.page.getByRole('article', { name: `Soal ${code}` }) }
  }

  const author = await as(writer)
  await author.card.getByRole('button', { name: `Ajukan telaah ${code}` }).click()
  await author.card.getByText('Menunggu telaah').waitFor()
  await settled(author.page)
  await expectAccessible(author.page, 'a card that waits for a review')

  const judge = await as(reviewer)
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

  const admin = await as(owner)
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

it('submits a question to who is named, with a message, by the keyboard', async () => {
  const { writer, reviewer } = team
  const { code, id_question } = await newQuestion(writer.api, 'telaah yang diminta', {
    question_text: '<p>Manakah ibu kota Jawa Timur?</p>',
    selections: [{ selection_text: 'Surabaya', is_answer: true }, { selection_text: 'Malang' }],
  })
  const { page, complaints } = await entering(shared.browser, product, writer)
  await visit(page, `/telaah/${id_question}`, `Telaah ${code}`)
  const button = page.getByRole('button', { name: `Ajukan dengan pesan ${code}` })
  await button.press('Enter')
  const form = dialog(page, `Ajukan ${code}`)
  await form.waitFor()
  await page.keyboard.press('Escape')
  await form.waitFor({ state: 'detached' })
  await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true)

  await page.keyboard.press('Enter')
  await choose(form, 'Penelaah', 'Rina')
  await form.getByRole('textbox', { name: 'Pesan untuk penelaah' }).fill('Tolong periksa pengecohnya.')
  await settled(page)
  await expectAccessible(page, 'a submission with a message')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('figure').getByText('Tolong periksa pengecohnya.').waitFor()

  const judge = await entering(shared.browser, product, reviewer)
  await visit(judge.page, '/tugas', 'Tugas saya')
  await judge.page.getByRole('link', { name: code }).click()
  await judge.page.getByText('Pesan dari Wati').waitFor()

  await visit(judge.page, '/tugas', 'Tugas saya')
  await judge.page.getByRole('button', { name: `Alihkan telaah ${code}` }).press('Enter')
  const passing = dialog(judge.page, `Alihkan telaah ${code}`)
  await choose(passing, 'Kepada', 'Admin')
  await settled(judge.page)
  await expectAccessible(judge.page, 'a task that is passed on')
  await judge.page.keyboard.press('Control+Enter')
  await expectToast(judge.page, 'Tugas dialihkan.')
  await judge.page.getByText('Tidak ada tugas. Selamat!').waitFor()
  await page.reload()
  await page.getByRole('region', { name: 'Tugas' }).getByText('Admin').waitFor()
  expectNoComplaints(complaints)
  expectNoComplaints(judge.complaints)
})
