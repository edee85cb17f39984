import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectAccessible, expectNoComplaints } from './support/browser.ts'
import { useBrowser } from './support/journey.ts'
import { type Product, startProduct } from './support/product.ts'
import { entering, reviewTeam } from './support/review-team.ts'
import { newQuestion } from './support/rows.ts'
import { settled } from './support/settled.ts'
import { expectFound, visit } from './support/steps.ts'

/** More than a page of questions, moved on at once at every size of the window. */
let product: Product
const shared = useBrowser()
beforeAll(async () => {
  // not the shared server, whose other journeys set a status freely
  product = await startProduct('base')
})
afterAll(() => product?.stop())

const ALL = 55
/** Without a key. */
const KEYLESS = 40
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 640 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  // a small window, enlarged to twice its size
  { width: 640, height: 360 },
]

it('moves many on from a bar in view, after a question that fits the window', async () => {
  const { writer } = await reviewTeam(product)
  const { topic_id, class_id } = await newQuestion(writer.api, 'pertama')
  for (let at = 1; at < ALL; at += 1)
    await newQuestion(writer.api, `${at}`, {
      topic_id: topic_id ?? 0,
      class_id: class_id ?? 0,
      question_text: `<p>Manakah ibu kota provinsi ${at}?</p>`,
      selections: at < KEYLESS ? [] : [{ selection_text: `Kota ${at}`, is_answer: true }, { selection_text: 'Serang' }],
    })
  const { page, complaints } = await entering(shared.browser, product, writer)
  const submit = page.getByRole('button', { name: `Ajukan telaah ${ALL} soal` })
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await visit(page, `/ubah?topic_id=${topic_id}`, 'Ubah banyak soal')
    await expectFound(page, `${ALL} soal`)
    await page.getByRole('button', { name: `Pilih semua ${ALL} yang cocok` }).click()
    await expectInView(page, submit)
    await expectInView(page, page.getByRole('button', { name: `Tarik kembali ${ALL} soal` }))

    await submit.click()
    const asked = page.getByRole('alertdialog', { name: `Ajukan telaah ${ALL - KEYLESS} soal?` })
    await asked.getByText(`Pembuat: Anda ${ALL - KEYLESS}.`).waitFor()
    await asked.locator('summary').click()
    await settled(page)
    await expectInView(page, asked)
    for (const button of await asked.getByRole('button').all()) await expectInView(page, button)
    await expectAccessible(page, `the question about many, ${size.width} px wide`, '[role="alertdialog"]')
    await page.goBack()
    await asked.waitFor({ state: 'detached' })
    await page.getByText(`${ALL} soal dipilih`).waitFor()
  }
  await submit.click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Ajukan telaah ${ALL - KEYLESS} soal` })
    .click()
  const done = page.getByText(`${ALL - KEYLESS} soal diajukan untuk ditelaah.`)
  await done.waitFor()
  await expectInView(page, done)
  await expect.poll(() => page.getByText('Menunggu telaah', { exact: true }).count()).toBe(ALL - KEYLESS)
  expectNoComplaints(complaints)
})

/** The whole of it. */
async function expectInView(page: Page, one: Locator) {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await expect
    .poll(async () => {
      const box = await one.boundingBox()
      return box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
    })
    .toBe(true)
}
