import { buffer } from 'node:stream/consumers'
import { readFile } from '@bank/exchange/file/read-file'
import { expect } from 'vitest'
import { staffJourney } from './support/journey.ts'
import { newQuestion } from './support/rows.ts'
import { choose, visit } from './support/steps.ts'

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
    await page.getByText('3 soal ditemukan').waitFor()
    await page.getByRole('button', { name: 'Ekspor', exact: true }).click()
    await page.getByRole('button', { name: 'Buat dari 3 soal' }).waitFor()
    for (const { code } of [last, first]) await page.getByRole('checkbox', { name: code }).check()

    const form = page.getByRole('form', { name: 'Berkas baru' })
    await form.getByLabel('Judul').fill(`Tryout ${mark}`)
    await choose(form, 'Paket', '2 paket (A–B)')
    await form.getByRole('button', { name: 'Buat dari 2 soal yang dipilih' }).click()
    const row = (name: string) => page.getByRole('row').filter({ hasText: `${name}-tryout-ekspor-${level}.docx` })
    await row('naskah')
      .getByText(/Naskah soal, 2 soal, 2 paket, acak \d{6}/)
      .waitFor()
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
  },
)
