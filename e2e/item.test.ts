import { questionRoutes } from '@bank/contract/question'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { pictureFile } from './support/picture.ts'
import { CLASS, newQuestion, newTopic } from './support/rows.ts'
import { choose, dialog, expectIncomplete, expectToast, save, visit } from './support/steps.ts'

/** A whole question on one screen, saved in one call. */
const LINES = 'A. satu\nB. dua\nC. tiga\nD. empat\nE. lima'

/** Whether something else lies over the middle of it. */
const isCovered = (button: Locator) =>
  button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

journey('Tulis soal, one item after the other', async ({ page, context, level, api }) => {
  const { category, topic } = await newTopic(api, `tulis ${level}`)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !request.url().endsWith('image')) calls.push(new URL(request.url()).pathname)
  })
  await visit(page, '/soal', 'Soal')
  await page.getByRole('button', { name: 'Tulis soal' }).click()
  const form = dialog(page, 'Tulis soal')
  await expectIncomplete(form)
  await choose(form, 'Kategori', category.category_name)
  await choose(form, 'Tipe soal', 'Pilihan ganda')
  await choose(form, 'Label', 'Tryout')
  await choose(form, 'Kelas', CLASS)
  await choose(form, 'Materi', topic.topic_name)
  await choose(form, 'Level soal', 'Mudah')
  const stem = form.getByRole('textbox', { name: 'Teks soal' })
  const options = form.getByRole('list', { name: 'Pilihan jawaban' }).getByRole('listitem')
  const option = (letter: string) => form.getByRole('textbox', { name: `Pilihan ${letter}`, exact: true })

  await stem.fill(`Item pertama ${level}`)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((lines) => navigator.clipboard.writeText(lines), LINES)
  await option('A').focus()
  await page.keyboard.press('Control+V')
  await expect.poll(() => option('E').inputValue()).toBe('lima')
  await form.getByRole('button', { name: /^Pindahkan Pilihan A/ }).focus()
  await page.keyboard.press('ArrowDown')
  expect(await option('A').inputValue()).toBe('dua')
  await form.getByRole('radio', { name: 'Pilihan A benar' }).check({ force: true })
  await page.keyboard.press('Control+Shift+Enter')
  await expectToast(page, 'tersimpan')
  expect(await isCovered(form.getByRole('button', { name: 'Simpan', exact: true })), 'Simpan lies free').toBe(false)
  await expect.poll(async () => (await stem.innerText()).trim()).toBe('')

  // filed where the last one was: one dialog and one save for the standard item
  expect(await form.getByRole('combobox', { name: 'Materi', exact: true }).inputValue()).toBe(topic.topic_name)
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
  expect(await options.count()).toBe(5)
  await form.getByRole('radio', { name: 'Pilihan C benar' }).check({ force: true })
  await page.keyboard.press('Control+Enter')
  await form.waitFor({ state: 'detached' })

  expect(calls).toEqual(['/v1/question', '/v1/question'])
  const { data } = await api.call(questionRoutes.main, { query: { topic_id: topic.id_topic } })
  expect(data.map((row) => row.selections.map(({ is_answer }) => is_answer))).toEqual([
    [false, false, true, false, false],
    [true, false, false, false, false],
  ])
  expect(data[1]?.selections.map(({ selection_text }) => selection_text)).toEqual([
    'dua',
    'satu',
    'tiga',
    'empat',
    'lima',
  ])
  const card = page.getByRole('article').filter({ hasText: `Item kedua ${level}` })
  await card.getByRole('img', { name: 'Denah' }).waitFor()
  expect(await card.locator('math').count()).toBe(6)
})

journey('Edit lengkap', async ({ page, level, api }) => {
  const question = await newQuestion(api, `lengkap ${level}`, {
    selections: [{ selection_text: 'Dua', is_answer: true }, { selection_text: 'Tiga' }],
  })
  await visit(page, `/soal?question_code=${question.code}`, 'Soal')
  const card = page.getByRole('article', { name: `Soal ${question.code}` })
  await card.getByRole('button', { name: 'Edit lengkap' }).click()
  const form = dialog(page, `Edit lengkap soal ${question.code}`)
  await form.getByRole('textbox', { name: 'Pilihan B', exact: true }).fill('Empat')
  await form.getByRole('radio', { name: 'Pilihan B benar' }).check({ force: true })
  await form.getByRole('button', { name: 'Tambah kata kunci' }).click()
  await form.getByRole('textbox', { name: 'Kata kunci 1' }).fill('genap')
  await form.getByRole('button', { name: 'Tulis pembahasan' }).click()
  await form.getByRole('textbox', { name: 'Pembahasan' }).fill('Empat habis dibagi dua.')
  await save(form)
  await expectToast(page, 'Data berhasil diperbaharui.')
  await card.getByRole('listitem').filter({ hasText: 'Empat' }).getByText('Jawaban benar').waitFor()
  await card.getByText('genap').waitFor()
  await card.getByRole('link', { name: 'Pembahasan' }).click()
  await page.getByText('Empat habis dibagi dua.').waitFor()
})
