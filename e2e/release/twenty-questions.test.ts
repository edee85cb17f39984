import { type Question, questionRoutes } from '@bank/contract/question'
import { snpmbQuestionRoutes } from '@bank/contract/snpmb'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { staffJourney } from '../support/journey.ts'
import { addQuestion } from '../support/question-steps.ts'
import { readBack } from '../support/read-back.ts'
import { CLASS, newTopic } from '../support/rows.ts'
import { choose, expectToast, visit } from '../support/steps.ts'
import { typist } from '../support/typist.ts'
import { TWENTY, type WrittenQuestion } from './twenty-questions.ts'

const SUBTEST = 'Penalaran Matematika'
const SCREEN = { general: '/soal', snpmb: '/snpmb/soal' }

staffJourney('twenty questions are stored as they were meant', async ({ page, context, api }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { topic, category } = await newTopic(api, 'dua puluh')
  for (const bank of ['general', 'snpmb'] as const) {
    await visit(page, SCREEN[bank], 'Soal')
    const form = await addQuestion(page)
    await choose(form, 'Label', 'Tryout')
    await choose(form, 'Kategori', bank === 'snpmb' ? SUBTEST : category.category_name)
    if (bank === 'general') {
      await choose(form, 'Kelas', CLASS)
      await choose(form, 'Materi', topic.topic_name)
      await choose(form, 'Level soal', 'Sedang')
    }
    for (const question of TWENTY.filter((one) => one.bank === bank)) {
      await choose(form, 'Tipe soal', question.type)
      await write(page, form, question)
      await page.keyboard.press('Control+Shift+Enter')
      await expectToast(page, 'tersimpan')
      await form.getByRole('textbox', { name: 'Teks soal' }).and(page.locator(':focus')).waitFor()
    }
  }

  const general = await api.call(questionRoutes.main, { query: { topic_id: topic.id_topic, limit: 50 } })
  const snpmb = await api.call(snpmbQuestionRoutes.list, { query: { limit: 50 } })
  const stored = [...general.data.toReversed(), ...snpmb.data.toReversed().slice(-4)]
  expect(stored.length).toBe(TWENTY.length)
  for (const [index, question] of TWENTY.entries())
    await expect.poll(() => meaning(page, stored[index])).toEqual(meant(question))
})

async function write(page: Page, form: Locator, question: WrittenQuestion) {
  const { words, picture, blocks, lines, press } = typist(page, form)
  const { options = [], statements = [], answers = [], keywords = [], essay, discussion } = question
  await blocks('Teks soal', question.stem)

  const several = form.getByRole('checkbox', { name: 'Lebih dari satu jawaban' })
  if (options.filter(isRight).length > 1) await several.check({ force: true })
  await lines(
    options,
    (letter) => `Pilihan ${'ABCDE'.charAt(letter - 1)}`,
    async (option, name) => {
      const text = option.replace(/^\*/, '')
      if (text !== '[gambar]') await words(text)
      else {
        await picture()
        await form.getByRole('img', { name: `Gambar ${name.toLowerCase().slice(0, -1)}${name.slice(-1)}` }).waitFor()
      }
      if (isRight(option)) await press('Alt+b')
    },
  )
  await lines(
    statements,
    (number) => `Pernyataan ${number}`,
    async (statement) => {
      await words(statement.slice(2))
      await press(statement.startsWith('B ') ? 'Alt+b' : 'Alt+s')
    },
  )
  await lines(
    answers,
    (number) => `Jawaban ${number}`,
    async (answer) => {
      if (typeof answer === 'string') return words(answer)
      for (const bound of answer) {
        await press('Tab')
        await page.keyboard.type(bound)
      }
    },
  )
  if (essay) await form.getByRole('textbox', { name: 'Jawaban' }).fill(essay)
  if (keywords.length > 0) await form.getByRole('button', { name: 'Tambah kata kunci' }).click()
  await lines(keywords, (number) => `Kata kunci ${number}`, words)
  if (!discussion) return
  const opens = form.getByRole('button', { name: 'Tulis pembahasan' })
  if (await opens.isVisible()) await opens.click()
  await blocks('Pembahasan', discussion)
}

const isRight = (option: string) => option.startsWith('*')

/** What the answer of the API says of a question, in the notation it was written in. */
async function meaning(page: Page, stored: Question | undefined): Promise<Meaning> {
  if (!stored) throw new Error('A question is missing.')
  const { selections, statements, short_answers, keywords, discussion, answerEssay } = stored
  const one = async (html: string | null | undefined) => (await readBack(page, [html ?? '']))[0]?.join('') ?? ''
  const all = (texts: readonly (string | null)[]) => Promise.all(texts.map(one))
  return {
    stem: (await readBack(page, [stored.question_text]))[0] ?? [],
    options: await all(
      selections.map(
        ({ selection_text, image, is_answer }) =>
          `${is_answer ? '*' : ''}${image === 'image' ? selection_text : '[gambar]'}`,
      ),
    ),
    statements: await all(statements.map(({ answer, text }) => `${answer === '1' ? 'B' : 'S'} ${text}`)),
    answers: await all(
      short_answers.map(({ short_answer_text, first_range, second_range }) =>
        [short_answer_text, first_range, second_range].filter(Boolean).join(' – '),
      ),
    ),
    essay: await one(answerEssay),
    keywords: await all(keywords.map(({ keyword_text }) => keyword_text)),
    discussion: (await readBack(page, [discussion?.discussion_text ?? '']))[0] ?? [],
  }
}

interface Meaning {
  stem: readonly string[]
  options: readonly string[]
  statements: readonly string[]
  answers: readonly string[]
  essay: string
  keywords: readonly string[]
  discussion: readonly string[]
}

const meant = ({ stem, options, statements, answers, essay, keywords, discussion }: WrittenQuestion): Meaning => ({
  stem: stem.map((block) => block.replaceAll('|| ', '| ')),
  options: options ?? [],
  statements: statements ?? [],
  answers: (answers ?? []).map((answer) => (typeof answer === 'string' ? answer : answer.join(' – '))),
  essay: essay ?? '',
  keywords: keywords ?? [],
  discussion: discussion ?? [],
})
