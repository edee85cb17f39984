import { expect } from 'vitest'
import { answerOnce } from './support/answer-once.ts'
import { PHONE } from './support/browser.ts'
import { journey, staffJourney } from './support/journey.ts'
import { newQuestion, newSnpmbQuestion } from './support/rows.ts'
import { visit } from './support/steps.ts'

/** Titles and controls that a toast covers. */
const covered = () => {
  const box = document.querySelector('[aria-label="Pemberitahuan"]')?.getBoundingClientRect()
  if (!box || box.height === 0) return undefined
  return [...document.querySelectorAll('h1, h2, a, button, input')]
    .filter((each) => !each.closest('[aria-label="Pemberitahuan"]') && each.checkVisibility())
    .map((each) => ({ each, at: each.getBoundingClientRect() }))
    .filter(
      ({ at }) =>
        at.width > 0 && at.left < box.right && at.right > box.left && at.top < box.bottom && at.bottom > box.top,
    )
    .map(({ each }) => each.textContent)
}

staffJourney('Soal, its cards in few lines', async ({ page, level, api }) => {
  const html = `<h3>Bacaan</h3><p>${'Perhatikan bacaan berikut. '.repeat(30)}<math><mfrac><mn>1</mn><mn>6</mn></mfrac></math>. ${'panjang'.repeat(60)}</p>`
  const question = await newQuestion(api, `ringkas ${level}`, { question_text: html })
  await visit(page, '/soal', 'Soal')
  const card = page.getByRole('article', { name: `Soal ${question.code}` })
  await card.waitFor()
  const scrolls = () =>
    card
      .locator('.rich')
      .evaluateAll((all) =>
        all.map((rich) => rich.scrollHeight > rich.clientHeight || rich.scrollWidth > rich.clientWidth),
      )
  await expect.poll(scrolls, { message: 'no scroll bars around fractions and long words' }).not.toContain(true)
  await expect.poll(() => card.locator('.together').innerText()).toMatch(/\.$/)

  // of this card alone: other journeys add questions meanwhile
  const height = async () => (await card.boundingBox())?.height ?? 0
  const whole = await height()
  await page.getByRole('button', { name: 'Tampilan ringkas' }).click()
  await page.getByRole('button', { name: 'Tampilan lengkap' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Tampilan lengkap' }).waitFor()
  await card.waitFor()
  await expect.poll(() => height()).toBeLessThan(whole / 2)
  const heading = card.getByRole('heading', { name: 'Bacaan' })
  await expect
    .poll(() => heading.evaluate((it) => getComputedStyle(it).display), {
      message: 'one run of text, nothing cut in half',
    })
    .toBe('inline')
  await card.getByRole('link', { name: question.code }).click()
  await page.waitForURL(`**/soal/${question.id_question}`)
})

journey(
  'cards of both banks on a phone: the same three actions in one row, the rest in the menu beside them',
  async ({ page, api }) => {
    const asked = [await newQuestion(api, 'tiga tindakan'), await newSnpmbQuestion(api, 'tiga tindakan')]
    for (const { id_question, code, qt_id } of asked) {
      await visit(page, `/soal/${id_question}`, 'Soal')
      const card = page.getByRole('article', { name: `Soal ${code}` })
      const actions = card.locator('footer').locator('button, a')
      await actions.first().waitFor()
      await expect.poll(() => actions.allInnerTexts()).toEqual(['Edit', 'Group', 'Pembahasan', ''])
      const rows = () => actions.evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().y)).size)
      await expect.poll(rows).toBe(1)
      await card.getByRole('button', { name: `Tindakan lain untuk ${code}` }).click()
      await page.getByRole('menuitem').first().waitFor()
      await expect
        .poll(async () => (await page.getByRole('menuitem').allInnerTexts()).slice(0, 3))
        .toEqual(['Edit isi saja', qt_id === 2 ? 'Tambah pilihan' : 'Tambah pernyataan', 'Tambah kata kunci'])
    }
    await visit(page, `/group/${asked[0]?.id_question}`, 'Group')
    await page.getByRole('button', { name: 'Tambah soal' }).waitFor()
    await page.getByRole('button', { name: 'Tindakan lain', exact: true }).click()
    await page.getByRole('menuitem').first().waitFor()
    await expect
      .poll(() => page.getByRole('menuitem').allInnerTexts())
      .toEqual(['Tambah isi saja', 'Lihat seperti siswa', 'Masukkan soal', 'Ubah banyak', 'Duplikat'])
  },
  { levels: [2], on: PHONE },
)

journey(
  'Soal on a phone: its header, and a toast that covers nothing',
  async ({ page, api }) => {
    const question = await newQuestion(api, 'ponsel')
    await visit(page, '/soal', 'Soal')
    const card = page.getByRole('article', { name: `Soal ${question.code}` })
    await card.waitFor()
    // another journey may have added a question since, which stands first then
    const first = page.getByRole('article').first()
    await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThanOrEqual(844 / 4)
    // a failure stays until it is dismissed, so that there is time to look
    await answerOnce(page, `**/v1/question/${question.id_question}`, (route) =>
      route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Terjadi kesalahan pada server.' } }),
    )
    await page.getByRole('button', { name: `Tindakan lain untuk ${question.code}` }).click()
    await page.getByRole('menuitem', { name: 'Hapus' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click()
    await page.getByText('Terjadi kesalahan pada server.').waitFor()
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(covered)).toEqual([])
  },
  { levels: [1], on: PHONE, provokes: /^500 DELETE/ },
)
