import { staffJourney } from './support/journey.ts'
import { expectFocus } from './support/keyboard.ts'
import { newQuestion } from './support/rows.ts'
import { dialog, visit } from './support/steps.ts'

staffJourney(
  'a question is found by a half-typed word from any page, with the keyboard alone',
  async ({ page, level, api }) => {
    const question = await newQuestion(api, `glasiologi${level}`, {
      question_text: `<p>Gletser kriosfer${level} mencair.</p>`,
    })
    const { keyboard } = page
    await visit(page, '/kelas', 'Kelas')
    await keyboard.press('Control+k')
    // at once: the dialog may be on its way
    await keyboard.type(`gletser kriosfer${level}`)
    await page.getByRole('option', { name: new RegExp(`kriosfer${level}`) }).waitFor()
    await expectFocus(page, 'Kode, kata, atau nama')
    await keyboard.press('Backspace')
    await keyboard.press('Backspace')
    await keyboard.type(`r${level}`)
    await page.getByRole('option', { name: question.code, selected: true }).waitFor()
    await keyboard.press('Enter')
    await page.waitForURL(`**/soal/${question.id_question}`)
    await dialog(page, 'Cari apa saja').waitFor({ state: 'detached' })
    await page.goBack()
    await page.waitForURL('**/kelas')
  },
)
