import { readFile } from 'node:fs/promises'
import { indicatorRoutes } from '@bank/contract/indicator'
import { questionRoutes } from '@bank/contract/question'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { pasteFrom } from './support/clipboard.ts'
import { staffJourney } from './support/journey.ts'
import { newTopic, one } from './support/rows.ts'
import { dialog, expectToast, visit } from './support/steps.ts'

/** The most actions for the first question of a series, and for each further one. */
const MOST = { first: 14, further: 8 }

/**
 * Counts what a writer does beside the content itself: clicks, key chords, and pieces of typing in a field that is not
 * content (a text, an option, the discussion, the words for a picture).
 */
function counting(page: Page) {
  const done: string[] = []
  return {
    done,
    click: async (words: string, target: Locator) => {
      done.push(`klik ${words}`)
      await target.click()
    },
    press: async (key: string) => {
      done.push(key)
      await page.keyboard.press(key)
    },
    type: async (words: string) => {
      done.push(`ketik ${words}`)
      await page.keyboard.type(words)
      await page.getByRole('option', { name: words }).first().waitFor()
    },
    /** Content, which is not counted. */
    write: (words: string) => page.keyboard.type(words),
    paste: (put: () => Promise<void>) => pasteFrom(page, put),
  }
}

/** What is kept of the question: its classification, its picture with words, the formulas as formulas. */
const stored = (mark: string) => ({
  question_text: expect.stringMatching(
    `^<p>Perhatikan denah ${mark} dengan luas <math .*x\\^2.* berikut.<img .*alt="Denah kebun"`,
  ),
  class_name: 'Kelas 8',
  qtn_level_name: 'Sedang',
  label: 'tryout',
  indicator_name: expect.stringContaining('Menghitung luas'),
  selections: ['satu', '<math data-latex="\\frac{1}{2}">', 'tiga', '<math data-latex="\\sqrt{4}">', 'lima'].map(
    (start, at) => ({
      selection_text: expect.stringMatching(start.replaceAll(/[\\{}]/g, '.')),
      is_answer: at === 2,
    }),
  ),
  discussion: { discussion_text: expect.stringMatching(/^<p>Luasnya <math .*, jadi tiga.<\/p>$/) },
  images: [expect.any(String)],
})

const OPTIONS = ['satu', '$\\frac{1}{2}$', 'tiga', '$\\sqrt{4}$', 'lima']

staffJourney('the standard item takes few actions', async ({ page, level, api }) => {
  const { subject, topic } = await newTopic(api, `baku ${level}`)
  const body = { subject_id: subject.id_subject, name: `Menghitung luas baku ${level}` }
  const indicator = one(await api.call(indicatorRoutes.create, { body }))
  const png = await readFile(new URL('../packages/server/src/seed/pictures/denah-kebun.png', import.meta.url), 'base64')
  const picture = () =>
    page.evaluate(async (png) => {
      const blob = new Blob([Uint8Array.from(atob(png), (char) => char.charCodeAt(0))], { type: 'image/png' })
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })])
    }, png)
  const text = (words: string) => () => page.evaluate((words) => navigator.clipboard.writeText(words), words)
  await visit(page, '/soal', 'Soal')
  const form = dialog(page, 'Tambah soal')
  const option = (letter: string) => form.getByRole('textbox', { name: `Pilihan ${letter}`, exact: true })

  /** Hidden from screen readers while the list of another one is open, but not from the mouse. */
  const select = (name: string) => form.locator(`[name="${name}"]`)

  /** From the caret in the text to the discussion. */
  async function content({ click, press, write, paste }: ReturnType<typeof counting>, mark: string) {
    await write(`Perhatikan denah ${mark} dengan luas $x^2$ berikut.`)
    await paste(picture)
    await dialog(page, 'Teks alternatif').waitFor()
    await write('Denah kebun')
    await press('Enter')
    await dialog(page, 'Teks alternatif').waitFor({ state: 'detached' })
    await click('Pilihan A', option('A'))
    await paste(text(OPTIONS.join('\n')))
    await expect.poll(() => option('E').innerText()).toBe('lima')
    await click('kunci C', form.locator('label', { has: page.getByRole('radio', { name: 'Pilihan C benar' }) }))
    const discussion = form.getByRole('textbox', { name: 'Pembahasan' })
    // the one of a further item stands open
    const opens = form.getByRole('button', { name: 'Tulis pembahasan' })
    await click('Pembahasan', discussion.or(opens))
    await discussion.and(page.locator(':focus')).waitFor()
    await write('Luasnya $x^2$, jadi tiga.')
  }

  const first = counting(page)
  await first.click('Tambah soal', page.getByRole('button', { name: 'Tambah soal', exact: true }))
  await form.waitFor()
  await select('topic_id').and(page.locator(':focus')).waitFor()
  await first.type(topic.topic_name)
  await first.click('Level', select('ql_id'))
  await first.type('Sedang')
  await first.press('Tab')
  await first.type(indicator.name)
  await first.click('Label', select('label'))
  await first.type('Tryout')
  await first.click('Teks soal', form.getByRole('textbox', { name: 'Teks soal', includeHidden: true }))
  await content(first, 'satu')
  await first.press('Control+Shift+Enter')
  await expectToast(page, 'Soal')
  console.log('soal pertama', first.done)

  const further = counting(page)
  await form.getByRole('textbox', { name: 'Teks soal' }).and(page.locator(':focus')).waitFor()
  await content(further, 'dua')
  await further.press('Control+Enter')
  await form.waitFor({ state: 'detached' })
  console.log('soal berikutnya', further.done)

  const { data } = await api.call(questionRoutes.list, { query: { topic_id: topic.id_topic } })
  expect(data).toMatchObject([stored('dua'), stored('satu')])
  expect(first.done.length, 'actions for the first').toBeLessThanOrEqual(MOST.first)
  expect(further.done.length, 'actions for a further one').toBeLessThanOrEqual(MOST.further)
})
