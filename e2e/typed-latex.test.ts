import { questionRoutes } from '@bank/contract/question'
import { topicRoutes } from '@bank/contract/topic'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { pasteText } from './support/clipboard.ts'
import { newText } from './support/editor-steps.ts'
import { journey, staffJourney } from './support/journey.ts'
import { editQuestion } from './support/question-steps.ts'
import { newQuestion, newTopic } from './support/rows.ts'
import { dialog, save, visit } from './support/steps.ts'

/** LaTeX that is typed or pasted is a formula at once, wherever text is written, and one Ctrl+Z takes that back. */
const hasFormula = (box: Locator, latex: string) => box.locator(`math[data-latex="${latex}"]`).waitFor()

staffJourney('LaTeX typed into each field of a question is stored as a formula', async ({ page, level, api }) => {
  const question = await newQuestion(api, `latex ${level}`, {
    selections: [{ selection_text: 'Dua', is_answer: true }, { selection_text: '<i>in vitro</i>' }],
  })
  await visit(page, `/soal?question_code=${question.code}`, 'Soal')
  const card = page.getByRole('article', { name: `Soal ${question.code}` })
  const form = await editQuestion(card)
  const stem = form.getByRole('textbox', { name: 'Teks soal' })
  await stem.press('Control+End')
  await page.keyboard.type(' Rp5.000, $5 dan $10, luas $x^2$')
  await hasFormula(stem, 'x^2')
  await page.keyboard.press('Control+Z')
  await expect.poll(() => stem.innerText()).toContain('luas $x^2$')
  await page.keyboard.press('Control+Y')
  await hasFormula(stem, 'x^2')

  const option = (letter: string) => form.getByRole('textbox', { name: `Pilihan ${letter}`, exact: true })
  await option('A').fill('')
  await page.keyboard.type('\\(\\frac{1}{2}\\)')
  await hasFormula(option('A'), '\\\\frac{1}{2}')
  await page.keyboard.press('Enter')
  await expect.poll(() => option('B').locator('i').innerText()).toBe('in vitro')
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.press('Control+I')
  await page.keyboard.press('Control+B')
  await page.keyboard.type('tebal')
  await page.keyboard.press('Alt+B')
  await expect.poll(() => form.getByRole('radio', { name: 'Pilihan B benar' }).isChecked()).toBe(true)

  await form.getByRole('button', { name: 'Tambah kata kunci' }).click()
  const keyword = form.getByRole('textbox', { name: 'Kata kunci 1' })
  await keyword.press('End')
  await page.keyboard.type('\\[y\\]')
  await hasFormula(keyword, 'y')
  await form.getByRole('button', { name: 'Tulis pembahasan' }).click()
  const discussion = form.getByRole('textbox', { name: 'Pembahasan' })
  await discussion.click()
  await page.keyboard.type('Jadi $$z=3$$')
  await hasFormula(discussion, 'z=3')
  await save(form)

  const [stored] = (await api.call(questionRoutes.get, { params: { id: question.id_question } })).data
  expect(stored.question_text).toMatch(/Rp5\.000, \$5 dan \$10, luas <math data-latex="x\^2">/)
  expect(stored.selections[0]?.selection_text).toMatch(/^<math data-latex="\\frac\{1\}\{2\}">/)
  expect(stored.selections[1]).toMatchObject({
    selection_text: '<i>in vitro</i><br><b>tebal</b>',
    is_answer: true,
  })
  expect(stored.keywords[0]?.keyword_text).toMatch(/^<math display="block" data-latex="y">|data-latex="y"/)
  expect(stored.discussion?.discussion_text).toContain('data-latex="z=3"')
})

journey(
  'LaTeX pasted into Materi and Sub-materi is a formula, over several lines too',
  async ({ page, api }) => {
    const { form, box, stored } = await newText(page, api, 'tempel latex')
    await pasteText(page, 'Diketahui $a+b$ dan\n$$\n\\frac{a}{b}\n$$\nselesai \\$5')
    await hasFormula(box, '\\\\frac{a}{b}')
    await save(form)
    await expect(stored()).resolves.toMatch(
      /data-latex="a\+b".*data-latex="\\frac\{a\}\{b\}" display="block"|display="block" data-latex/,
    )
    await expect(stored()).resolves.toContain('selesai $5')

    const { topic } = await newTopic(api, 'latex materi')
    await visit(page, `/materi?topic_name=${encodeURIComponent(topic.topic_name)}`, 'Materi')
    await page.getByRole('button', { name: `Edit ${topic.topic_name}` }).click()
    const edit = dialog(page, 'Edit materi')
    const detail = edit.getByRole('textbox', { name: 'Detail materi' })
    await detail.press('Control+End')
    await pasteText(page, ' nilai $t$')
    await hasFormula(detail, 't')
    await save(edit)
    const [row] = (await api.call(topicRoutes.get, { params: { id: topic.id_topic } })).data
    expect(row.detail_topic).toContain('data-latex="t"')
  },
  { levels: [1] },
)
