import { buffer } from 'node:stream/consumers'
import { questionRoutes } from '@bank/contract/question'
import { expect } from 'vitest'
import { edited } from '../packages/exchange/test/edited.ts'
import { staffJourney } from './support/journey.ts'
import { newQuestion } from './support/rows.ts'
import { choose, visit } from './support/steps.ts'
import { importFile } from './support/word-file.ts'

staffJourney('questions go out to be edited, and what was changed in Word comes back', async (person) => {
  const { page, level, api, name } = person
  const mark = `suntingan ${level}`
  const body = (no: string) => ({
    question_text: `<p>Soal ${no} ${mark}</p>`,
    selections: [{ selection_text: `benar ${no}`, is_answer: true }, { selection_text: `salah ${no}` }],
    discussion: { discussion_text: `<p>Alasan ${no}.</p>` },
  })
  const first = await newQuestion(api, mark, body('satu'))
  const place = { topic_id: first.topic_id ?? 0, class_id: first.class_id ?? 0 }
  for (const no of ['dua', 'tiga', 'empat', 'lima']) await newQuestion(api, `${mark} ${no}`, { ...place, ...body(no) })
  const stored = async () =>
    (await api.call(questionRoutes.main, { query: { topic_id: place.topic_id, order: 'oldest' } })).data
  const before = await stored()

  await visit(page, '/ekspor', 'Ekspor soal')
  await choose(page.getByRole('main'), 'Materi', first.topic_name ?? '')
  const form = page.getByRole('form', { name: 'Berkas baru' })
  await choose(form, 'Bentuk', 'Bahan suntingan')
  await form.getByLabel('Judul').fill(mark)
  await form.getByRole('button', { name: 'Buat dari 5 soal' }).click()
  await form.getByText('Siap diunduh').waitFor()
  const file = page.waitForEvent('download')
  await page
    .getByRole('row')
    .filter({ hasText: `suntingan-suntingan-${level}.docx` })
    .getByRole('button', { name: 'Unduh' })
    .click()
  const bytes = await edited(await buffer(await (await file).createReadStream()), {
    [`Soal satu ${mark}`]: `Soal kesatu ${mark}`,
    'salah tiga': 'keliru tiga',
    'Alasan lima.': 'Alasan kelima.',
  })

  await visit(page, '/impor', 'Impor soal')
  await importFile(person, { name: `Kembali ${mark}.docx`, bytes })
  await page.getByText('Siap diperiksa: 3 siap, 2 tidak berubah.').waitFor()
  // in the order of the file: newest first, as the list has them
  const cards = page.getByRole('article', { name: /^Soal \d$/ })
  await expect.poll(() => cards.count()).toBe(3)
  await expect
    .poll(() => cards.getByRole('heading', { level: 3 }).allTextContents())
    .toEqual(['Pembahasan', 'Opsi B', 'Teks soal'])
  await cards.last().locator('mark', { hasText: 'kesatu' }).waitFor()
  await page.getByRole('button', { name: 'Simpan 3 soal' }).click()
  await page.getByRole('region', { name: 'Laporan' }).waitFor()

  const after = await stored()
  expect(after.map(({ question_text }) => question_text)).toEqual([
    `<p>Soal kesatu ${mark}</p>`,
    ...before.slice(1).map(({ question_text }) => question_text),
  ])
  expect([after[1], after[3]]).toEqual([before[1], before[3]])
  expect(after[2]?.selections).toMatchObject([{ is_answer: true }, { selection_text: 'keliru tiga' }])
  expect(after[4]?.discussion).toMatchObject({ discussion_text: '<p>Alasan kelima.</p>' })

  await visit(page, `/soal?topic_id=${place.topic_id}`, 'Soal')
  await page.getByText(`Soal kesatu ${mark}`).first().waitFor()
  await visit(page, `/history?question_id=${first.id_question}`, 'Riwayat')
  const change = page.getByRole('article').filter({ hasText: `${name} mengubah soal ${first.code}: teks soal` })
  await change.getByRole('button', { name: /^Lihat perubahan/ }).click()
  await change.locator('ins', { hasText: 'kesatu' }).waitFor()
})
