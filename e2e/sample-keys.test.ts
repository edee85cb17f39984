import { questionRoutes } from '@bank/contract/question'
import { SCORERS } from '@bank/contract/question-form/scorers'
import { snpmbQuestionRoutes } from '@bank/contract/snpmb'
import { expect, inject, it } from 'vitest'
import { signedIn, useBrowser } from './support/journey.ts'
import { visit } from './support/steps.ts'

const shared = useBrowser()

it('each sample question gets full marks for its key', async () => {
  const { page, context, api } = await signedIn(shared.browser, 1, {}, inject('stage').demo)
  const lists = [
    await api.call(questionRoutes.list, { query: { limit: 100 } }),
    await api.call(snpmbQuestionRoutes.list, { query: { limit: 100 } }),
  ]
  const questions = lists.flatMap(({ data }) => data).filter((question) => SCORERS[question.form].answerOf(question))
  expect(new Set(questions.map(({ form }) => form)).size, 'every form').toBe(7)
  const wrong = []
  for (const { id_question, code } of questions) {
    await visit(page, `/lihat/soal/${id_question}`, 'Lihat seperti siswa')
    await page.getByRole('button', { name: 'Isi dengan kunci' }).click()
    await page.getByRole('button', { name: 'Periksa jawaban' }).click()
    const said = await page.getByText(/^Skor /).innerText()
    const [, got, most] = /^Skor ([\d,.]+) dari ([\d,.]+)$/.exec(said) ?? []
    if (got === undefined || got !== most) wrong.push(`${code}: ${said}`)
  }
  expect(wrong).toEqual([])
  await context.close()
})
