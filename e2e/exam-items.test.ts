import { questionRoutes } from '@bank/contract/question'
import { snpmbQuestionRoutes } from '@bank/contract/snpmb'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { answer } from './exam-items/answer.ts'
import { choices } from './exam-items/choices.ts'
import { enter } from './exam-items/enter.ts'
import type { ExamItem } from './exam-items/item.ts'
import { matchings } from './exam-items/matchings.ts'
import { shortAnswers } from './exam-items/short-answers.ts'
import { tables } from './exam-items/tables.ts'
import type { Api } from './support/api.ts'
import { staffJourney } from './support/journey.ts'
import { addQuestion } from './support/question-steps.ts'
import { CLASS, newTopic } from './support/rows.ts'
import { choose, dialog, expectToast, visit } from './support/steps.ts'

const LISTS: Readonly<Record<string, readonly ExamItem[]>> = {
  'with options': choices,
  'with a short answer': shortAnswers,
  'with a table of statements': tables,
  'with pairs': matchings,
}
const isSnpmb = ({ form }: ExamItem) => form === 'Benar / Salah'

it('are thirty', () => {
  expect(Object.values(LISTS).flat().length).toBe(30)
})

for (const [name, items] of Object.entries(LISTS))
  staffJourney(
    `exam items ${name}, entered through the screens, answered right, half right and wrong`,
    async ({ page, level, api }) => {
      const topic = `${name} ${level}`
      const ids = { ...(await enterGeneral(page, api, topic, items)), ...(await enterSnpmb(page, api, items)) }
      const wrong: string[] = []
      for (const item of items) {
        await visit(page, `/lihat/soal/${ids[item.text]}`, 'Lihat seperti siswa')
        await page.getByText('Ponsel 390').click()
        const view = page.getByRole('region', { name: 'Tampilan siswa' })
        await expect.poll(() => view.evaluate((frame) => frame.clientWidth)).toBeLessThanOrEqual(390)
        for (const [given, points] of item.tries) {
          await answer(view, item, given)
          await page.getByRole('button', { name: 'Periksa jawaban' }).click()
          const said = await page.getByText(/^Skor /).innerText()
          if (said !== `Skor ${points}`) wrong.push(`${item.text} ${given}: ${said}, not ${points}`)
          await page.getByRole('button', { name: 'Ulangi' }).click()
        }
      }
      expect(wrong).toEqual([])
    },
  )

async function enterGeneral(page: Page, api: Api, name: string, items: readonly ExamItem[]) {
  const { topic } = await newTopic(api, name)
  await visit(page, '/soal', 'Soal')
  const form = await addQuestion(page)
  await choose(form, 'Materi', topic.topic_name)
  await choose(form, 'Kelas', CLASS)
  await choose(form, 'Level soal', 'Mudah')
  await enterAll(
    page,
    items.filter((item) => !isSnpmb(item)),
  )
  return idsOf((await api.call(questionRoutes.main, { query: { topic_id: topic.id_topic, limit: 100 } })).data)
}

async function enterSnpmb(page: Page, api: Api, all: readonly ExamItem[]) {
  const items = all.filter(isSnpmb)
  if (items.length === 0) return {}
  const { data } = await api.call(snpmbQuestionRoutes.list, { query: { limit: 1 } })
  await visit(page, '/snpmb/soal', 'Soal')
  await choose(await addQuestion(page), 'Kategori', data[0]?.category_name ?? '')
  await enterAll(page, items)
  return idsOf((await api.call(snpmbQuestionRoutes.list, { query: { limit: 100 } })).data)
}

/** One after the other in the same dialog, which keeps the classification. */
async function enterAll(page: Page, items: readonly ExamItem[]) {
  const form = dialog(page, /^Tambah soal/)
  const stem = form.getByRole('textbox', { name: 'Teks soal', exact: true })
  await choose(form, 'Label', 'Tryout')
  for (const item of items) {
    await enter(form, item)
    await form.getByRole('button', { name: 'Simpan dan tulis lagi' }).click()
    await expectToast(page, 'tersimpan')
    await stem.getByText(item.text).waitFor({ state: 'detached' })
    await expect.poll(() => stem.evaluate((box) => box === document.activeElement)).toBe(true)
    await page.keyboard.press('Control+z')
    await page.keyboard.type('x')
    await expect.poll(() => stem.innerText()).toBe('x')
    await page.keyboard.press('Backspace')
  }
  await page.keyboard.press('Escape')
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace('&lt;', '<')
    .replace('&gt;', '>')
const idsOf = (rows: readonly { id_question: number; question_text: string }[]) =>
  Object.fromEntries(rows.map(({ id_question, question_text }) => [textOf(question_text), id_question]))
