import { buffer } from 'node:stream/consumers'
import { exportRoutes } from '@bank/contract/export'
import { readFile } from '@bank/exchange/file/read-file'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { staffJourney } from './support/journey.ts'
import { pictureFile } from './support/picture.ts'
import { newQuestion } from './support/rows.ts'
import { choose, expectFound, visit } from './support/steps.ts'

staffJourney(
  'questions go out on paper: found, ticked, made, downloaded, with their key',
  async ({ page, level, api }) => {
    const mark = `ekspor ${level}`
    const text = (name: string) => `<p>Soal ${name} ${mark}</p>`
    const first = await newQuestion(api, mark, { question_text: text('pertama') })
    const place = { topic_id: first.topic_id ?? 0, class_id: first.class_id ?? 0 }
    await newQuestion(api, `${mark} kedua`, { ...place, question_text: text('kedua') })
    const last = await newQuestion(api, `${mark} ketiga`, { ...place, question_text: text('ketiga') })
    await visit(page, '/soal', 'Soal')
    await choose(page.getByRole('main'), 'Materi', first.topic_name ?? '')
    await expectFound(page, '3 soal')
    await page.getByRole('button', { name: 'Ekspor', exact: true }).click()
    await page.getByRole('button', { name: 'Buat dari 3 soal' }).waitFor()
    for (const { code } of [last, first]) await page.getByRole('checkbox', { name: code }).check()

    await page.getByRole('button', { name: 'Atur urutan' }).click()
    await page.getByRole('button', { name: `Pindahkan ${first.code}, nomor 2, dengan panah atas dan bawah` }).focus()
    await page.keyboard.press('ArrowUp')
    await page.getByText(`${first.code} sekarang nomor 1 dari 2.`).waitFor()

    const form = page.getByRole('form', { name: 'Berkas baru' })
    await form.getByLabel('Judul').fill(`Tryout ${mark}`)
    await form.locator('input[type="file"]').setInputFiles(await pictureFile())
    await form.getByRole('img', { name: 'Gambar yang dipilih' }).waitFor()
    await choose(form, 'Paket', '2 paket (A–B)')
    await form.getByRole('button', { name: 'Buat dari 2 soal yang dipilih' }).click()
    const row = (name: string) => page.getByRole('row').filter({ hasText: `${name}-tryout-ekspor-${level}.docx` })
    await row('naskah')
      .getByText(/Naskah soal, 2 soal, 2 paket, acak \d{6}/)
      .waitFor()
    await form.getByText('Siap diunduh').waitFor()
    const [job] = (await api.call(exportRoutes.list, { query: {} })).data
    const { data: asked } = await api.call(exportRoutes.questions, { params: { id: job?.id_export ?? 0 }, query: {} })
    expect(asked.map(({ code }) => code)).toEqual([first.code, last.code])
    const file = page.waitForEvent('download')
    await row('naskah').getByRole('button', { name: 'Unduh' }).click()
    const { questions } = await readFile('naskah.docx', await buffer(await (await file).createReadStream()), {})
    const written = questions.map((question) => question.text).join('')
    expect(['pertama', 'kedua', 'ketiga'].map((name) => written.split(`Soal ${name} ${mark}`).length - 1)).toEqual([
      2, 0, 2,
    ])

    await row('naskah')
      .getByRole('button', { name: /^Tindakan lain/ })
      .click()
    await page.getByRole('menuitem', { name: 'Kunci jawaban dari soal yang sama' }).click()
    await row('kunci').getByRole('button', { name: 'Unduh' }).waitFor()
    const [seed] = /acak \d+/.exec(await row('naskah').innerText()) ?? []
    await row('kunci')
      .getByText(seed ?? 'acak')
      .waitFor()

    // the next paper has the same logo
    await visit(page, '/ekspor', 'Ekspor soal')
    const logo = page.getByRole('img', { name: 'Gambar yang dipilih' })
    await expect.poll(() => logo.getAttribute('src')).toBe(job?.image)
    await visit(page, `/cetak/${job?.id_export}`, 'Cetak')
    const drawn = page.getByRole('region', { name: 'Paket A' }).getByRole('img', { name: 'Logo' })
    await expect.poll(() => drawn.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  },
)

staffJourney(
  'the print page shows the paper of the Word file: no question is cut, each package by itself',
  async ({ page, level, api }) => {
    const mark = `cetak ${level}`
    const first = await newQuestion(api, mark, { question_text: '<p>Soal 1</p>' })
    const place = { topic_id: first.topic_id ?? 0, class_id: first.class_id ?? 0 }
    // more than half as tall as a page each, so that two never stand on one
    const lines = '<p>Baris.</p>'.repeat(22)
    const selections = ['merah', 'biru', 'hijau', 'kuning'].map((selection_text) => ({ selection_text }))
    const ids: number[] = []
    for (const no of [2, 3, 4]) {
      const question_text = `<p>Soal ${no}</p>${lines}`
      ids.push((await newQuestion(api, `${mark} ${no}`, { ...place, question_text, selections })).id_question)
    }
    const { data } = await api.call(exportRoutes.create, {
      body: {
        kind: 'naskah',
        product_type: 1,
        select: { ids },
        packages: 2,
        seed: '123456',
        letterhead: ['SMP Contoh'],
      },
    })
    const id = data[0]?.id_export ?? 0

    await visit(page, '/ekspor', 'Ekspor soal')
    const row = page.getByRole('row').filter({ hasText: 'Naskah soal, 3 soal, 2 paket, acak 123456' })
    const file = page.waitForEvent('download')
    await row.getByRole('button', { name: 'Unduh' }).click()
    const { questions } = await readFile('naskah.docx', await buffer(await (await file).createReadStream()), {})
    const inWord = questions.map(({ text, options }) => [/Soal \d/.exec(text)?.[0], ...options.map(({ text }) => text)])

    await row.getByRole('link', { name: 'Cetak' }).click()
    await page.waitForURL(`**/cetak/${id}`)
    await drawn(page, 'A', 'B')
    const inPrint = () =>
      page
        .locator('.paper-questions > li')
        .evaluateAll((all) =>
          all.map((one) => [
            /Soal \d/.exec(one.textContent ?? '')?.[0],
            ...[...one.querySelectorAll('.paper-options > li')].map(({ textContent }) => textContent),
          ]),
        )
    expect(inWord).toHaveLength(6)
    await expect.poll(inPrint).toEqual(inWord)
    // three pages for each package: fewer, and a question would be cut; more, and there would be an empty one
    await expect.poll(() => pagesOf(page)).toBe(6)
    const packages = page.locator('.paper-package')
    await expect
      .poll(() => packages.evaluateAll((all) => all.map((one) => one.getAttribute('data-pages'))))
      .toEqual(['3', '3'])

    await choose(page.getByRole('main'), 'Paket', 'Paket B')
    await drawn(page, 'B')
    await expect.poll(() => pagesOf(page)).toBe(3)
    await choose(page.getByRole('main'), 'Yang dicetak', 'Kunci jawaban')
    await page.getByRole('heading', { name: /^Kunci Jawaban/ }).waitFor()
    await drawn(page, 'B')
  },
)

/** The paper of these packages stands on the page with all that belongs to it. */
async function drawn(page: Page, ...letters: string[]) {
  await expect
    .poll(() => page.locator('.paper-letter').allInnerTexts())
    .toEqual(letters.map((letter) => `Paket ${letter}`))
  await page.locator('button[aria-busy]').waitFor({ state: 'detached' })
}

/** How many pages the browser would print. */
async function pagesOf(page: Page) {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type ?\/Page\b/g)?.length
}
