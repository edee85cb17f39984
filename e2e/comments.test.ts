import { questionRoutes } from '@bank/contract/question'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectAccessible, expectNoComplaints } from './support/browser.ts'
import { useBrowser } from './support/journey.ts'
import { type Product, startProduct } from './support/product.ts'
import { entering, reviewTeam } from './support/review-team.ts'
import { newQuestion } from './support/rows.ts'
import { settled } from './support/settled.ts'
import { expectAbsent, visit } from './support/steps.ts'

/** What a reviewer says of words in a question, and what its author makes of it. */
let product: Product
const shared = useBrowser()
beforeAll(async () => {
  // not the shared server, whose other journeys set a status freely
  product = await startProduct('base')
})
afterAll(() => product?.stop())

/** Selects a word as a mouse does. */
const select = (page: Page, word: string) =>
  page.getByRole('region', { name: 'Tampilan siswa' }).evaluate((box, word) => {
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = (node as Text).data.indexOf(word)
      if (at >= 0) document.getSelection()?.setBaseAndExtent(node, at, node, at + word.length)
    }
  }, word)
const painted = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('komentar') ?? [])].map((range) => range.toString()))

it('takes a comment on words of a question to its author, who answers, mends and finds it told', async () => {
  const { writer, reviewer } = await reviewTeam(product)
  const { code, id_question } = await newQuestion(writer.api, 'komentar', {
    question_text: '<p>Manakah ibu kota Jawa Barat?</p>',
    selections: [{ selection_text: 'Bandung', is_answer: true }, { selection_text: 'Serang' }],
  })
  const as = (who: typeof writer) => entering(shared.browser, product, who)

  const judge = await as(reviewer)
  const { page } = judge
  await visit(page, `/telaah/${id_question}`, `Telaah ${code}`)
  await page.getByRole('region', { name: 'Tampilan siswa' }).getByText('Bandung').waitFor()
  await select(page, 'Jawa Barat')
  await page.getByRole('button', { name: 'Komentari' }).click()
  const side = page.getByRole('article', { name: 'Komentar' })
  await side.getByText('“Jawa Barat”').waitFor()
  const text = side.getByRole('textbox', { name: 'Komentar' })
  await text.pressSequentially('Provinsi lama atau baru, @wa')
  await side.getByRole('option', { name: 'Wati' }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => text.inputValue()).toBe('Provinsi lama atau baru, @Wati ')
  await side.getByRole('checkbox', { name: 'Harus diperbaiki' }).check()
  await page.keyboard.press('Control+Enter')
  await side.getByRole('article', { name: /^Teks soal: Provinsi/ }).waitFor()
  await expect.poll(() => painted(page)).toEqual(['Jawa Barat'])
  await settled(page)
  await expectAccessible(page, 'comments of a question')

  const author = await as(writer)
  await visit(author.page, `/soal?question_code=${code}`, 'Soal')
  await author.page.getByRole('link', { name: `1 catatan pada ${code}` }).click()
  const thread = author.page.getByRole('article', { name: /^Teks soal: Provinsi/ })
  await thread.getByText('Harus diperbaiki').waitFor()
  await author.page.getByText('1 catatan belum selesai.').waitFor({ state: 'attached' })
  await thread.getByRole('button', { name: /^Balas / }).click()
  await thread.getByRole('textbox', { name: 'Balasan' }).fill('Saya perjelas.')
  await thread.getByRole('button', { name: 'Kirim' }).click()
  await expectAbsent(thread.getByRole('button', { name: /^Selesai / }), thread.getByText('Saya perjelas.'))

  // where the question is edited, its words are marked and found too
  await visit(author.page, `/soal?question_code=${code}&buka=soal-lengkap:${id_question}`, 'Soal')
  const editor = author.page.getByRole('dialog', { name: `Edit soal ${code}` })
  await editor.getByRole('button', { name: '1 catatan, 1 wajib' }).click()
  await editor.getByRole('button', { name: /^Lihat Teks soal: Provinsi/ }).click()
  await expect.poll(() => author.page.evaluate(() => document.getSelection()?.toString())).toBe('Jawa Barat')
  await expect.poll(() => painted(author.page)).toEqual(['Jawa Barat'])
  await settled(author.page)
  await expectAccessible(author.page, 'comments in the editor of a question')

  await writer.api.call(questionRoutes.update, {
    params: { id: id_question },
    body: { question_text: '<p>Manakah ibu kota Provinsi Banten?</p>' },
  })
  await page.reload()
  await page.getByRole('button', { name: /^Komentar/, pressed: false }).click()
  const told = page.getByRole('article', { name: /^Teks soal: Provinsi/ })
  await told.getByText('Teks yang dikomentari sudah berubah.').waitFor()
  await told.getByRole('button', { name: /^Selesai / }).click()
  await page.getByRole('button', { name: 'Tampilkan 1 yang selesai' }).click()
  await page.getByText('Selesai oleh Rina').waitFor()
  for (const { complaints } of [judge, author]) expectNoComplaints(complaints)
})
