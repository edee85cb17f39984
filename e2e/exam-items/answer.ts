import type { Locator } from 'playwright-core'
import type { ExamItem } from './item.ts'

type Answer = ExamItem['tries'][number][0]

/** Answers a question in the student's view, as a student would. */
export async function answer(view: Locator, item: ExamItem, given: Answer) {
  if (typeof given !== 'string') return choosePartners(view, given)
  if ('options' in item) return chooseOptions(view, given)
  if ('answer' in item) return view.getByRole('textbox', { name: 'Jawaban' }).fill(given)
  return chooseColumns(view, given)
}

async function chooseOptions(view: Locator, letters: string) {
  const options = view.locator('label')
  for (const letter of letters) await options.nth('ABCDE'.indexOf(letter)).click()
}

async function chooseColumns(view: Locator, columns: string) {
  for (const [at, column] of [...columns].entries()) {
    const radios = view.getByRole('group').nth(at).getByRole('radio')
    if (column !== ' ') await radios.nth(Number(column) - 1).check()
  }
}

async function choosePartners(view: Locator, partners: readonly string[]) {
  for (const [at, partner] of partners.entries()) {
    const select = view.getByRole('combobox', { name: `Pasangan untuk pernyataan ${at + 1}` })
    if (partner === '') continue
    const option = select.getByRole('option', { name: new RegExp(`^[A-Z]\\. ${partner}$`) })
    await select.selectOption(await option.getAttribute('value'))
  }
}
