import { buffer } from 'node:stream/consumers'
import { importRoutes } from '@bank/contract/import'
import { questionRoutes } from '@bank/contract/question'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { staffJourney } from './support/journey.ts'
import { pick } from './support/keyboard.ts'
import { CLASS, newTopic } from './support/rows.ts'
import { choose, visit } from './support/steps.ts'
import { importFile, passageFile, unmarkedFile, wordFile } from './support/word-file.ts'

staffJourney('a Word file: sent, put right, saved, taken back', async (person) => {
  const { page, level, api } = person
  const mark = `impor ${level}`
  const { topic } = await newTopic(api, mark)
  await visit(page, '/impor', 'Impor soal')
  const params = await importFile(person, wordFile(mark))
  const card = (no: number) => page.getByRole('article', { name: `Soal ${no}`, exact: true })
  await card(1).getByText('Pilih materi.').first().waitFor()

  await placeAll(page, topic.topic_name)
  await card(1).getByText('Siap', { exact: true }).waitFor()
  await card(2).getByText('Kunci belum ada.').waitFor()
  await page.getByRole('heading', { name: 'Soal 1', exact: true }).click()
  await page.keyboard.press('j')
  await page.keyboard.press('b')
  await card(2).getByText('Siap', { exact: true }).waitFor()
  await card(3).getByRole('checkbox', { name: 'Pilih' }).check()
  await page.getByRole('region', { name: 'Untuk 1 soal yang dipilih' }).getByRole('button', { name: 'Lewati' }).click()
  await card(3).getByText('Dilewati', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Dilewati 1' }).click()
  await card(1).waitFor({ state: 'detached' })
  await page.reload()
  await card(3).waitFor()
  await expect.poll(() => page.getByRole('article').count()).toBe(1)
  await page.getByRole('button', { name: 'Semua 3' }).click()
  await page.getByRole('button', { name: 'Simpan 2 soal' }).click()
  const report = page.getByRole('region', { name: 'Laporan' })
  await report.getByText('Soal 3 · Jelaskan mengapa langit tampak biru!').waitFor()
  await report.getByText('Dilewati. Tidak diikutkan saat diperiksa.').waitFor()
  const download = page.waitForEvent('download')
  await report.getByRole('button', { name: 'Unduh laporan (CSV)' }).click()
  const csv = (await buffer(await (await download).createReadStream())).toString()
  const codes = await report.getByRole('link').filter({ hasNotText: 'Ekspor' }).allTextContents()
  expect(codes.map((code) => csv.includes(`;Tersimpan;${code};`))).toEqual([true, true])
  await page.goto('about:blank')
  await page.goBack()
  await report.getByRole('link', { name: codes[1], exact: true }).waitFor()
  await card(1).getByText('Tersimpan', { exact: true }).waitFor()
  const saved = async () =>
    (await api.call(questionRoutes.main, { query: { topic_id: topic.id_topic, order: 'oldest' } })).data
  await expect(saved()).resolves.toMatchObject([
    { form: 'pg', selections: [{ is_answer: true }, {}, {}], discussion: {} },
    { form: 'pg', selections: [{ is_answer: false }, { is_answer: true }] },
  ])
  await card(1).getByRole('link', { name: 'Buka soal' }).click()
  await page.getByRole('article').getByText(`Ibu kota Jawa Barat adalah ${mark}`).waitFor()
  await page.goBack()

  await page.getByRole('button', { name: 'Batalkan impor ini' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click()
  await card(1).getByText('Dibatalkan', { exact: true }).waitFor()
  await expect(saved()).resolves.toEqual([])
  const [job] = (await api.call(importRoutes.get, { params })).data
  expect(job.counts).toMatchObject({ undone: 2, skipped: 1 })
})

staffJourney('a Word file without marks: a person says what its lines are', async (person) => {
  const { page, level } = person
  const mark = `polos ${level}`
  await visit(page, '/impor', 'Impor soal')
  await importFile(person, unmarkedFile(mark))
  const lines = page.getByRole('region', { name: 'Tandai peran' })
  await choose(lines, 'Peran baris 2', 'Opsi')
  await lines.getByRole('checkbox', { name: 'Juga baris yang mirip' }).check()
  await choose(lines, 'Peran baris 1', 'Soal baru')
  await choose(lines, 'Peran baris 4', 'Soal baru')
  await lines.getByRole('button', { name: 'Baca ulang dengan 3 tanda' }).click()
  const second = page.getByRole('article', { name: 'Soal 2', exact: true })
  await second.getByText('Ibu kota Jawa Tengah').waitFor()
  await second.getByRole('button', { name: 'Jadikan jawaban: B' }).waitFor()
})

staffJourney('a text for several questions: a group, and told when it comes again', async (person) => {
  const { page, level, api } = person
  const mark = `bacaan ${level}`
  const { topic } = await newTopic(api, mark)
  const card = (no: number) => page.getByRole('article', { name: `Soal ${no}`, exact: true })
  await visit(page, '/impor', 'Impor soal')
  await importFile(person, passageFile(mark))
  const passage = `Bandung terletak di Jawa Barat ${mark}.`
  await card(2).getByText(passage).waitFor()
  const shared = page.getByRole('combobox', { name: 'Teks untuk beberapa soal' })
  await shared.focus()
  await page.keyboard.press('Control+A')
  await pick(page, 'Jadikan soal pertama induk grup')
  await card(2).getByText('Anak soal 1').waitFor()
  await card(1).getByText('Induk grup').waitFor()
  await card(1).getByText(passage).waitFor()
  await card(2).getByText(passage).waitFor({ state: 'detached' })
  await expectAccessible(page, 'Impor soal, grup')

  await placeAll(page, topic.topic_name)
  await page.getByRole('button', { name: 'Simpan 3 soal' }).click()
  await card(3).getByText('Tersimpan', { exact: true }).waitFor()
  const { data } = await api.call(questionRoutes.main, { query: { topic_id: topic.id_topic, order: 'oldest' } })
  expect(data).toMatchObject([{ children: 1 }, { children: 0 }])

  await visit(page, '/impor', 'Impor soal')
  await importFile(person, passageFile(mark))
  await card(3).getByText('Sama persis', { exact: true }).waitFor()
  const code = data[1]?.code ?? ''
  await card(3).getByText(`Sama persis dengan ${code}.`).waitFor()
  await placeAll(page, topic.topic_name)
  await card(3).getByText('Pilih materi.').waitFor({ state: 'detached' })
  await card(3).getByRole('button', { name: 'Tetap simpan' }).click()
  await card(3).getByText('Siap', { exact: true }).waitFor()
  await card(3)
    .getByRole('link', { name: `Lihat ${code}` })
    .click()
  await page.getByRole('article').getByText(`Kota Gedung Sate ${mark}`).waitFor()
  await page.goBack()
  await card(3).waitFor()
})

/** Gives all questions of a file a place, a level and a label. */
async function placeAll(page: Page, topic: string) {
  const all = page.getByRole('region', { name: 'Untuk semua soal' })
  await choose(all, 'Materi', topic)
  await choose(all, 'Kelas', CLASS)
  await choose(all, 'Level soal', 'Mudah')
  await choose(all, 'Label', 'Tryout')
  await all.getByRole('button', { name: 'Terapkan ke semua' }).click()
}

staffJourney('a template: filled in or not, it comes in', async (person) => {
  const { page } = person
  await visit(page, '/impor', 'Impor soal')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Unduh templat Excel' }).click()
  const bytes = await buffer(await (await download).createReadStream())
  await importFile(person, { name: 'templat.xlsx', bytes })
  const card = (no: number) => page.getByRole('article', { name: `Soal ${no}`, exact: true })
  await card(1).locator('math').first().waitFor()
  for (const [no, text] of ['Bukan jawaban: B', 'Bukan jawaban: C'].entries())
    await card(no + 1)
      .getByRole('button', { name: text })
      .waitFor()
  await card(3).getByText('Kota Bandung').waitFor()
  await card(4).getByText('Cahaya biru lebih banyak dihamburkan oleh udara').waitFor()
  await page.getByText('6 salah').waitFor()
})
