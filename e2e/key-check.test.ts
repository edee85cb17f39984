import { approvalRoutes } from '@bank/contract/approval'
import { questionRoutes } from '@bank/contract/question'
import { CARD_VERSION, CARDS } from '@bank/contract/telaah/card'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectAccessible, expectNoComplaints } from './support/browser.ts'
import { useBrowser } from './support/journey.ts'
import { type Product, startProduct } from './support/product.ts'
import { entering, reviewTeam } from './support/review-team.ts'
import { newQuestion } from './support/rows.ts'
import { settled } from './support/settled.ts'
import { visit } from './support/steps.ts'

/** A wrong key that somebody finds by answering without it. */
let product: Product
const shared = useBrowser()
beforeAll(async () => {
  // not the shared server, whose other journeys set a status freely
  product = await startProduct('base')
})
afterAll(() => product?.stop())

/** What is read of questions from now on, without what tells no key. */
function keysRead(page: Page): string[] {
  const read: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/v1\/(question|snpmb)/i.test(pathname) && !pathname.endsWith('/unkeyed')) read.push(pathname)
  })
  return read
}

it('finds a wrong key by an answer that was given blindly, and approves when the right one is found again', async () => {
  const { writer, reviewer } = await reviewTeam(product, { key_checks: 1 })
  const question = await newQuestion(writer.api, 'kunci', {
    question_text: '<p>Manakah ibu kota Jawa Barat?</p>',
    selections: [{ selection_text: 'Bandung' }, { selection_text: 'Serang', is_answer: true }],
  })
  const { code, id_question: id, selections } = question
  const submit = async () => {
    const { revision } = (await writer.api.call(approvalRoutes.get, { params: { id } })).data[0]
    await writer.api.call(approvalRoutes.act, { params: { id }, body: { action: 'submit', revision } })
  }
  await submit()

  const { page, complaints } = await entering(shared.browser, product, reviewer)
  await visit(page, `/soal?question_code=${code}`, 'Soal')
  await page.getByRole('button', { name: `Tindakan lain untuk ${code}` }).click()
  await page.getByRole('menuitem', { name: 'Periksa kunci' }).click()
  await page.getByRole('radio', { name: /Bandung/ }).waitFor()
  const read = keysRead(page)
  await page.reload()
  await page.getByText('Jawab tanpa melihat kunci di daftar soal.').waitFor()
  await page.getByRole('radio', { name: /Bandung/ }).waitFor()
  await settled(page)
  await expectAccessible(page, 'a question without its key')
  expect(read).toEqual([])

  await page.keyboard.press('a')
  await expect.poll(() => page.getByRole('radio', { name: /Bandung/ }).isChecked()).toBe(true)
  await page.keyboard.press('Control+Enter')
  await page.getByText('Berbeda: Anda A, kunci B.').waitFor()
  await page.getByRole('button', { name: 'Kunci perlu diperbaiki' }).click()
  await page.getByRole('textbox', { name: /Apa yang perlu diperbaiki/ }).fill('Serang ibu kota Banten.')
  await settled(page)
  await expectAccessible(page, 'a difference with the key')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await page.getByText('Soal dikembalikan untuk diperbaiki.').waitFor()

  const mended = selections.map(({ id_selection, selection_text }, at) => ({
    id_selection,
    selection_text,
    is_answer: at === 0,
  }))
  await writer.api.call(questionRoutes.update, { params: { id }, body: { selections: mended } })
  await submit()
  await visit(page, `/periksa-kunci/${id}`, 'Periksa kunci')
  await page.getByRole('radio', { name: /Bandung/ }).check()
  await page.getByRole('button', { name: 'Kirim jawaban' }).click()
  await page.getByText('Sama dengan kunci.').waitFor()

  const aspects = CARDS.pg.map((_, at) => ({ no: at + 1, mark: 'ya' as const }))
  const { revision } = (await reviewer.api.call(approvalRoutes.get, { params: { id } })).data[0]
  const body = { revision, verdict: 'layak' as const, card_version: CARD_VERSION, aspects }
  await reviewer.api.call(approvalRoutes.verdict, { params: { id }, body })
  await visit(page, `/telaah/${id}#komentar`, `Telaah ${code}`)
  await page.getByRole('button', { name: 'Tampilkan 1 yang selesai' }).click()
  const note = page.getByRole('article', { name: /Saya menjawab A, kunci B/ })
  await note.getByText('Serang ibu kota Banten.').waitFor()
  await settled(page)
  await expectAccessible(page, 'what was said of the key')
  await page.getByRole('button', { name: /^Kartu/, pressed: false }).click()
  await page.getByText('Soal ini sudah disetujui.').waitFor()
  await page.getByText('sama dengan kunci').waitFor()
  expectNoComplaints(complaints)
})
