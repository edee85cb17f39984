import { questionRoutes } from '@bank/contract/question'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { pasteText } from './support/clipboard.ts'
import { staffJourney } from './support/journey.ts'
import { actOnCard, editQuestion } from './support/question-steps.ts'
import { newQuestion } from './support/rows.ts'
import { dialog, save, visit } from './support/steps.ts'

/** Fonts have other signs for these: ×, –, fractions, arrows, ligatures. */
const SIGNS = '3x 2x3 10x5 7-2 1/2 -> (c) fi ffl'
/** Markdown has another use for these. */
const LINES = ['- 5 + 3', '> 5 * 6 * 7', '# __init__', '1. satu']
const PASTED = 'A. **tebal**'

staffJourney('a text is drawn as it was typed, wherever it is drawn', async ({ page, level, api }) => {
  const mark = `${SIGNS} ${level}`
  const question = await newQuestion(api, mark, {
    selections: [{ selection_text: 'Dua', is_answer: true }, { selection_text: 'Tiga' }],
  })
  const { code, id_question: id } = question
  const card = page.getByRole('article', { name: `Soal ${code}` })
  await visit(page, `/soal?question_code=${code}`, 'Soal')
  const form = await editQuestion(card)
  await form.getByRole('textbox', { name: 'Pilihan A', exact: true }).fill('')
  await page.keyboard.type(`*x* ${SIGNS}`)
  await form.getByRole('textbox', { name: 'Pilihan B', exact: true }).fill('')
  await pasteText(page, `_y_ ${SIGNS}`)
  await form.getByRole('button', { name: 'Tulis pembahasan' }).click()
  await form.getByRole('textbox', { name: 'Pembahasan' }).click()
  for (const line of LINES) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
  await pasteText(page, PASTED)
  // an editor takes back what is set within it
  await expectAsTyped(form.getByRole('textbox', { name: 'Teks soal' }))
  await expectAsTyped(form.getByRole('textbox', { name: 'Pilihan A', exact: true }))
  await save(form)

  const [stored] = (await api.call(questionRoutes.get, { params: { id } })).data
  const html = (text: string) => text.replace('>', '&gt;')
  expect(stored.selections.map((row) => row.selection_text)).toEqual([html(`*x* ${SIGNS}`), html(`_y_ ${SIGNS}`)])
  expect(stored.discussion?.discussion_text).toBe([...LINES, PASTED].map((line) => `<p>${html(line)}</p>`).join(''))

  await visit(page, `/soal?question_code=${code}`, 'Soal')
  await expectAsTyped(card.getByText(`Berapa hasilnya, ${SIGNS}`))
  await expectAsTyped(card.getByText(`*x* ${SIGNS}`))
  await expectAsTyped(card.getByText(`Persamaan ${SIGNS}`).first())
  await actOnCard(card, 'Tambah kata kunci')
  const keyword = dialog(page, /^Tambah kata kunci/)
  await keyword.getByRole('textbox').fill(SIGNS)
  await expectAsTyped(keyword.getByRole('textbox'))
  await expectAsTyped(keyword.getByText(SIGNS).last())
  await visit(page, `/soal?question_code=${code}&layout=table`, 'Soal')
  await expectAsTyped(page.getByRole('row').getByText(SIGNS).first())
  await page.keyboard.press('Control+k')
  const find = page.getByRole('combobox', { name: 'Kode, kata, atau nama' })
  await find.fill(`3x ${SIGNS} ${level}`)
  await expectAsTyped(find)
  await find.fill(code)
  await expectAsTyped(page.getByRole('option', { name: code }).getByText(SIGNS).first())
  await visit(page, `/lihat/soal/${id}`, 'Lihat seperti siswa')
  const student = page.getByRole('region', { name: 'Tampilan siswa' })
  await expectAsTyped(student.getByText(`Berapa hasilnya, ${SIGNS}`))
  await expectAsTyped(student.getByText(`_y_ ${SIGNS}`))
  await visit(page, `/history?question_id=${id}`, 'Riwayat')
  await page
    .getByRole('button', { name: /^Lihat perubahan/ })
    .first()
    .click()
  await expectAsTyped(page.locator('ins', { hasText: SIGNS }).first())
  await visit(page, `/ekspor?question_code=${code}`, 'Ekspor soal')
  const title = page.getByLabel('Judul')
  await title.fill(SIGNS)
  await expectAsTyped(title)
  await page.getByRole('button', { name: 'Buat dari 1 soal' }).click()
  await page.getByRole('link', { name: 'Cetak' }).first().click()
  await expectAsTyped(page.locator('.paper').getByText(`Berapa hasilnya, ${SIGNS}`))
})

/** What browsers let a font replace unless a style says otherwise, and what a style may ask for. */
const OFF = ['calt', 'liga', 'clig', 'ccmp', 'locl', 'dlig', 'frac', 'onum', 'case'].map((tag) => `"${tag}" 0`).join()
const STILL = { animations: 'disabled' } as const

/** The element looks the same when its font may replace no sign by another. */
async function expectAsTyped(element: Locator) {
  const drawnWith = async (features: string) => {
    await element.evaluate((root: HTMLElement, features) => {
      for (const part of [root, ...root.querySelectorAll<HTMLElement>('*')]) part.style.fontFeatureSettings = features
    }, features)
    return element.screenshot(STILL)
  }
  // what opens fades in: then the two are drawn again
  await expect
    .poll(async () => (await drawnWith('')).equals(await drawnWith(OFF)), { message: `${element}` })
    .toBe(true)
}
