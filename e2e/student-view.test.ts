import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { DESKTOP, PHONE } from './support/browser.ts'
import { staffJourney } from './support/journey.ts'
import { newQuestion } from './support/rows.ts'
import { dialog, expectAbsent, visit } from './support/steps.ts'

const TABLE = {
  columns: [
    { id: 'c1', text: 'Benar' },
    { id: 'c2', text: 'Salah' },
  ],
  rows: ['c1', 'c2', 'c1'].map((column, at) => ({ text: `Pernyataan ${at}`, column })),
}

staffJourney(
  'a question answered half right with the keyboard, on a phone',
  async ({ page, level, api }) => {
    const question = await newQuestion(api, `lihat ${level}`, { qt_id: 6, interaction: TABLE })
    await visit(page, `/lihat/soal/${question.id_question}`, 'Lihat seperti siswa')
    const view = page.getByRole('region', { name: 'Tampilan siswa' })
    const rows = view.getByRole('group')
    await expect.poll(() => view.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    // the key is not shown before it is asked for
    await expectAbsent(view.getByText('Kunci'), rows)
    await rows.nth(0).getByRole('radio').first().focus()
    for (let at = 0; at < (await rows.count()); at += 1) {
      await page.keyboard.press('Space')
      await page.keyboard.press('Tab')
    }
    await page.getByRole('button', { name: 'Periksa jawaban' }).click()
    // every row was given the first column, which is right for two of three: the question pays all or nothing
    await page.getByText('Skor 0 dari 1').waitFor()
    await expect.poll(() => view.getByText('Jawaban salah').count()).toBeGreaterThan(0)
    await page.getByRole('region', { name: 'Kunci dan pembahasan' }).waitFor()
    await page.getByRole('button', { name: 'Ulangi' }).click()
    await expectAbsent(page.getByText(/^Skor /), page.getByRole('button', { name: 'Periksa jawaban' }))
  },
  { on: PHONE },
)

staffJourney('what is not saved yet is seen as a student will see it', async ({ page, level, api }) => {
  const question = await newQuestion(api, `belum ${level}`, { qt_id: 6, interaction: TABLE })
  const calls: string[] = []
  await visit(page, `/soal?question_code=${question.code}`, 'Soal')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const form = dialog(page, /^Edit soal /)
  await form.getByRole('textbox', { name: 'Pernyataan 2', exact: true }).fill('Baru saja ditulis')
  // what looks for others like it, or for faults, is a reading by POST
  const isSaving = (call: Request) => call.method() !== 'GET' && !/\/(similar|lint)$/.test(call.url())
  page.on('request', (call) => isSaving(call) && calls.push(call.url()))
  await form.getByRole('button', { name: 'Lihat seperti siswa' }).click()
  const view = dialog(page, 'Lihat seperti siswa')
  await view.getByRole('radio', { name: 'Baru saja ditulis Benar' }).waitFor()
  await view.getByRole('button', { name: 'Isi dengan kunci' }).click()
  await view.getByRole('button', { name: 'Periksa jawaban' }).click()
  await view.getByText('Skor 1 dari 1').waitFor()
  await view.getByRole('region', { name: 'Kunci dan pembahasan' }).getByText('Baru saja ditulis').waitFor()
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Escape')
  await view.waitFor({ state: 'detached' })
  await expect.poll(() => form.isVisible(), { message: 'neither saved nor closed' }).toBe(true)
  expect(calls.filter((url) => url.includes('/v1/question'))).toEqual([])
})

staffJourney('a group is seen with what its questions share beside them', async ({ page, level, api }) => {
  const head = await newQuestion(api, `stimulus ${level}`)
  for (const text of ['Apa gagasan utamanya?', 'Siapa tokohnya?'])
    await newQuestion(api, `${text} ${level}`, { parent_id: head.id_question, question_text: `<p>${text}</p>` })
  await visit(page, `/group/${head.id_question}`, 'Group')
  await page.getByRole('button', { name: 'Lihat seperti siswa', exact: true }).first().click()
  await page.setViewportSize(PHONE.viewport)
  const parts = page.getByRole('tablist', { name: 'Bagian group' })
  const shown = (name: string) => page.getByRole('tabpanel', { name })
  await shown('Stimulus').getByText(`Berapa hasilnya, stimulus ${level}?`).waitFor()
  await expect.poll(() => shown('Soal 1').isVisible()).toBe(false)
  await parts.getByRole('tab', { name: 'Stimulus' }).focus()
  await page.keyboard.press('ArrowRight')
  await shown('Soal 1').getByText('Apa gagasan utamanya?').waitFor()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await shown('Soal 2').getByText('Siapa tokohnya?').waitFor()
  await page.setViewportSize(DESKTOP.viewport)
  for (const name of ['Stimulus', 'Soal 1', 'Soal 2'])
    await expect.poll(() => shown(name).isVisible(), { message: name }).toBe(true)
  await expect.poll(() => parts.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Periksa jawaban' }).click()
  await page.getByText('Skor 0 dari 2', { exact: true }).waitFor()
  await expectTabsInSight(page)
})

/** On a phone, however far the page is scrolled, and the next question begins at its top. */
async function expectTabsInSight(page: Page) {
  await page.setViewportSize({ width: 320, height: 320 })
  const tabs = page.getByRole('tablist', { name: 'Bagian group' })
  await tabs.getByRole('tab', { name: 'Soal 2: Kunci belum ada' }).click()
  await page.mouse.move(160, 200)
  await page.mouse.wheel(0, 10_000)
  await expect
    .poll(() => page.evaluate(() => document.querySelector('.student-beside')?.getBoundingClientRect().top))
    .toBeLessThan(0)
  await expect
    .poll(async () => (await tabs.boundingBox())?.y, { message: 'the tabs stay' })
    .toSatisfy((y) => y >= 0 && y < 100)
  await tabs.getByRole('tab', { name: 'Soal 1: Kunci belum ada' }).click()
  await expect
    .poll(() => page.getByText('Apa gagasan utamanya?').evaluate((element) => element.getBoundingClientRect().top > 0))
    .toBe(true)
}
