import { importRowRoutes } from '@bank/contract/import-row'
import { questionRoutes } from '@bank/contract/question'
import { expect } from 'vitest'
import { pasteHtml } from './support/clipboard.ts'
import { staffJourney } from './support/journey.ts'
import { newQuestion } from './support/rows.ts'
import { dialog, save, visit } from './support/steps.ts'
import { importBegunBy } from './support/word-file.ts'

/** Clipboard HTML as Word writes it: its own lists as paragraphs, an equation in a comment. */
const item = (list: string, level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:${list} level${level} lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`
const FRACTION =
  '<!--[if gte msEquation 12]><m:oMath><m:f><m:num><m:r>1</m:r></m:num><m:den><m:r>2</m:r></m:den></m:f></m:oMath><![endif]-->'
const line = (text: string) => `<p class=MsoNormal>${text}<o:p></o:p></p>`
const question = (mark: string, no = 7) =>
  item('l0', 1, `${no}.`, `Nilai ${FRACTION} dari 8 ${mark} adalah …`) +
  ['2', FRACTION, '4', '8'].map((text, at) => item('l1', 2, `${'ABCD'[at]}.`, text)).join('') +
  line('Kunci: C') +
  line('Pembahasan: Bagi 8 dengan 2.')
const page = (inside: string) => `<html><body><!--StartFragment-->${inside}<!--EndFragment--></body></html>`

staffJourney('a question of Word, pasted as a whole: its parts by one button, several by an import', async (person) => {
  const { page: tab, level, api } = person
  const mark = `tempelan ${level}`
  const { code, id_question: id } = await newQuestion(api, mark)
  await visit(tab, `/soal?question_code=${code}&buka=soal-lengkap:${id}`, 'Soal')
  const form = dialog(tab, `Edit soal ${code}`)
  const stem = form.getByRole('textbox', { name: 'Teks soal' })
  await stem.fill('')
  await pasteHtml(stem, page(question(mark, 1) + question(mark, 2)))
  await form.getByText('Tempelan ini tampak seperti 2 soal.').waitFor()
  const params = await importBegunBy(person, () => form.getByRole('button', { name: 'Bawa ke Impor soal' }).click())
  await form.getByText('2 soal dibawa ke Impor soal.').waitFor()
  await expect.poll(() => stem.innerText()).not.toContain('Nilai')

  await stem.click()
  await pasteHtml(stem, page(question(mark)))
  const split = form.getByRole('button', { name: 'Pisahkan' })
  await form.getByText('satu soal dengan 4 opsi, kunci, dan pembahasan').waitFor()
  const letters = stem.locator('ol ol')
  await expect.poll(() => letters.evaluate((list) => getComputedStyle(list).listStyleType)).toBe('upper-alpha')
  await split.press('Enter')
  await form.getByText('Sudah dipisahkan ke bagiannya.', { exact: true }).waitFor()
  await save(form)
  const [stored] = (await api.call(questionRoutes.get, { params: { id } })).data
  const half = /<math data-latex="\\frac\{1\}\{2\}">.*<\/math>/
  expect(stored.question_text).toMatch(new RegExp(`^<p>Nilai ${half.source} dari 8 ${mark} adalah …</p>$`))
  expect(stored).toMatchObject({
    selections: [
      { selection_text: '2', is_answer: false },
      { selection_text: expect.stringMatching(half) },
      { selection_text: '4', is_answer: true },
      { selection_text: '8' },
    ],
    discussion: { discussion_text: '<p>Bagi 8 dengan 2.</p>' },
  })

  const rows = async () => (await api.call(importRowRoutes.list, { params, query: {} })).data
  await expect.poll(async () => (await rows()).length).toBe(2)
  expect((await rows())[1]?.draft.selections?.[1]).toMatchObject({ selection_text: expect.stringMatching(half) })
})
