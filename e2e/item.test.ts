import { questionRoutes } from '@bank/contract/question'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { pasteText } from './support/clipboard.ts'
import { staffJourney } from './support/journey.ts'
import { pictureFile } from './support/picture.ts'
import { addQuestion, editQuestion } from './support/question-steps.ts'
import { CLASS, newQuestion, newTopic } from './support/rows.ts'
import { choose, dialog, expectAbsent, expectIncomplete, expectToast, save, visit } from './support/steps.ts'

/** A question with all its parts on one screen, saved in one call. */
const LINES = 'A. satu\nB. dua\nC. tiga\nD. empat\nE. lima'

/** Whether another element covers the centre of the button. */
const isCovered = (button: Locator) =>
  button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

staffJourney('Tambah soal, one item after the other', async ({ page, level, api }) => {
  const { category, topic } = await newTopic(api, `tulis ${level}`)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !/(image|similar)$/.test(request.url()))
      calls.push(new URL(request.url()).pathname)
  })
  await visit(page, '/soal', 'Soal')
  const form = await addQuestion(page)
  await expectIncomplete(form)
  await page.mouse.click(5, 5)
  await form.waitFor()
  // a new question has no status field
  await expectAbsent(form.getByRole('combobox', { name: 'Status' }), form.getByRole('combobox', { name: 'Label' }))
  await choose(form, 'Kategori', category.category_name)
  await choose(form, 'Tipe soal', 'Pilihan ganda')
  await choose(form, 'Label', 'Tryout')
  await choose(form, 'Kelas', CLASS)
  await choose(form, 'Materi', topic.topic_name)
  await choose(form, 'Level soal', 'Mudah')
  await form.getByRole('radio', { name: 'Free Trial' }).check({ force: true })
  const stem = form.getByRole('textbox', { name: 'Teks soal' })
  const options = form.getByRole('list', { name: 'Pilihan jawaban' }).getByRole('listitem')
  const option = (letter: string) => form.getByRole('textbox', { name: `Pilihan ${letter}`, exact: true })

  await stem.fill(`Item pertama ${level}`)
  await option('A').focus()
  await pasteText(page, LINES)
  await expect.poll(() => option('E').innerText()).toBe('lima')
  await form.getByRole('button', { name: /^Pindahkan Pilihan A/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => option('A').innerText()).toBe('dua')
  await form.getByRole('radio', { name: 'Pilihan A benar' }).check({ force: true })
  // a line that the next question does not have, left with the caret in it
  await form.getByRole('button', { name: 'Tambah kata kunci' }).click()
  await form.getByRole('textbox', { name: 'Kata kunci 1' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.type('luas')
  await page.keyboard.press('Control+Shift+Enter')
  await expectToast(page, 'tersimpan')
  await expect
    .poll(() => isCovered(form.getByRole('button', { name: 'Simpan', exact: true })), { message: 'Simpan lies free' })
    .toBe(false)
  await expect.poll(async () => (await stem.innerText()).trim()).toBe('')

  // the form starts with the topic of the last question: a standard question needs one dialog and one save
  await expect
    .poll(() => form.getByRole('combobox', { name: 'Materi', exact: true }).inputValue())
    .toBe(topic.topic_name)
  await stem.click()
  await page.keyboard.type(`Item kedua ${level} `)
  await form
    .getByRole('toolbar', { name: 'Alat Teks soal' })
    .getByRole('button', { name: 'Rumus', exact: true })
    .click()
  await dialog(page, 'Rumus').getByLabel('LaTeX').fill('\\sqrt{2}')
  await dialog(page, 'Rumus').getByRole('button', { name: 'Sisipkan' }).click()
  const chooser = page.waitForEvent('filechooser')
  await form.getByRole('button', { name: 'Sisipkan gambar' }).click()
  await (await chooser).setFiles(await pictureFile())
  const words = dialog(page, 'Teks alternatif')
  await words.getByLabel('Apa yang terlihat pada gambar ini?').fill('Denah')
  await save(words)
  for (const [index, letter] of [...'ABCDE'].entries()) await option(letter).fill(`$\\frac{${index + 1}}{2}$`)
  await expect.poll(() => options.count()).toBe(5)
  await form.getByRole('radio', { name: 'Pilihan C benar' }).check({ force: true })
  await page.keyboard.press('Control+Enter')
  await form.waitFor({ state: 'detached' })

  expect(calls).toEqual(['/v1/question', '/v1/question'])
  const { data } = await api.call(questionRoutes.main, { query: { topic_id: topic.id_topic } })
  expect(data.map((row) => row.selections.map(({ is_answer }) => is_answer))).toEqual([
    [false, false, true, false, false],
    [true, false, false, false, false],
  ])
  expect(data.map(({ free_trial, label }) => [free_trial, label])).toEqual(Array(2).fill(['true', 'tryout']))
  expect(data[1]?.selections.map(({ selection_text }) => selection_text)).toEqual([
    'dua',
    'satu',
    'tiga',
    'empat',
    'lima',
  ])
  const card = page.getByRole('article').filter({ hasText: `Item kedua ${level}` })
  await card.getByRole('img', { name: 'Denah' }).waitFor()
  await expect.poll(() => card.locator('math').count()).toBe(6)
})

staffJourney('Edit, all of a question', async ({ page, level, api }) => {
  const question = await newQuestion(api, `lengkap ${level}`, {
    selections: [{ selection_text: 'Dua', is_answer: true }, { selection_text: 'Tiga' }],
  })
  await visit(page, `/soal?question_code=${question.code}`, 'Soal')
  const card = page.getByRole('article', { name: `Soal ${question.code}` })
  const form = await editQuestion(card)
  await choose(form, 'Status', 'Published')
  await form.getByRole('textbox', { name: 'Pilihan B', exact: true }).fill('Empat')
  await form.getByRole('radio', { name: 'Pilihan B benar' }).check({ force: true })
  await form.getByRole('button', { name: 'Tambah kata kunci' }).click()
  await form.getByRole('textbox', { name: 'Kata kunci 1' }).fill('genap')
  await form.getByRole('button', { name: 'Tulis pembahasan' }).click()
  await form.getByRole('textbox', { name: 'Pembahasan' }).fill('Empat habis dibagi dua.')
  await save(form)
  await expectToast(page, 'Data berhasil diperbaharui.')
  await card.getByRole('listitem').filter({ hasText: 'Empat' }).getByText('Jawaban benar').waitFor()
  for (const word of ['genap', 'Published']) await card.getByText(word).waitFor()
  await card.getByRole('link', { name: 'Pembahasan' }).click()
  await page.getByText('Empat habis dibagi dua.').waitFor()
})

/** Runs in the page: how many parts of the dialog scroll up and down. */
const scrollBars = () =>
  [...document.querySelectorAll('[role="dialog"] *')].filter(
    (each) => /auto|scroll/.test(getComputedStyle(each).overflowY) && each.scrollHeight > each.clientHeight,
  ).length

staffJourney('the classification and the tools stay in sight beside a long text', async ({ page, level, api }) => {
  const question_text = '<p>Perhatikan bacaan berikut.</p>'.repeat(60)
  const question = await newQuestion(api, `panjang ${level}`, { question_text })
  await visit(page, `/soal/${question.id_question}`, 'Soal')
  const form = await editQuestion(page.getByRole('article'))
  const stem = form.getByRole('textbox', { name: 'Teks soal' })
  await stem.locator('p').nth(50).click()
  const tools = form.getByRole('toolbar', { name: 'Alat Teks soal' })
  const fields = form.getByRole('region', { name: 'Klasifikasi' })
  for (const [first, last] of [
    [fields.getByRole('combobox', { name: 'Kategori' }), fields.getByRole('radio', { name: 'Premium' })],
    [tools.getByRole('button', { name: 'Rumus' }), tools.getByRole('button', { name: 'Urungkan' })],
  ] as const) {
    await expect.poll(() => isCovered(first)).toBe(false)
    await expect.poll(() => isCovered(last)).toBe(false)
  }
  await expect.poll(() => page.evaluate(scrollBars)).toBe(1)
  // a lower window shows the end of the column, still without a second scroll bar
  await page.setViewportSize({ width: 1280, height: 680 })
  await expect.poll(() => isCovered(fields.getByRole('radio', { name: 'Premium' }))).toBe(false)
  await expect.poll(() => isCovered(fields.getByRole('combobox', { name: 'Status' }))).toBe(false)
  await expect.poll(() => page.evaluate(scrollBars)).toBe(1)
})
