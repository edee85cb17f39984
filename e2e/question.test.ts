import { expect } from 'vitest'
import { staffJourney } from './support/journey.ts'
import { addText, editText } from './support/question-steps.ts'
import { CLASS, newQuestion, newSubtopic, newTopic, SUBJECT } from './support/rows.ts'
import {
  choose,
  dialog,
  discard,
  expectAbsent,
  expectAsked,
  expectFound,
  expectIncomplete,
  expectToast,
  optionsOf,
  save,
  searchFor,
  visit,
} from './support/steps.ts'

/** The Soal list and its question dialogs; the parts of a question are in parts.test.ts. */
const LABELS = ['Tryout', 'Exam', 'Soal harian', 'Contoh soal']
const STATUSES = ['On progress', 'Approved', 'Published']

staffJourney('Soal, its filters', async ({ page, level, name, api }) => {
  const question = await newQuestion(api, `saring ${level}`, {
    label: 'exam',
    question_text: `<p>Layang-layang ${level} berekor</p>`,
  })
  await visit(page, '/soal', 'Soal')
  const filters = page.getByRole('region', { name: 'Saring soal' })
  const chosen = {
    Subjek: SUBJECT,
    Kelas: CLASS,
    Kategori: question.category_name,
    Materi: question.topic_name ?? '',
    'Level soal': question.qtn_level_name ?? '',
    Pembuat: name,
    Status: 'On progress',
    Label: 'Exam',
  }
  for (const [label, value] of Object.entries(chosen)) await choose(filters, label, value)
  await expectFound(page, '1 soal')
  const params = new URL(page.url()).searchParams
  expect([...params.keys()].sort()).toEqual([
    'category_id',
    'class_id',
    'id_question_creator',
    'label',
    'ql_id',
    'status',
    'subject_id',
    'topic_id',
  ])
  await page.getByRole('button', { name: 'Hapus semua filter' }).click()
  await page.waitForURL('**/soal')

  const card = page.getByRole('article', { name: `Soal ${question.code}` })
  await searchFor(page, 'Cari kode atau isi soal', question.code)
  await expectFound(page, '1 soal')
  await card.waitFor()
  await searchFor(page, 'Cari kode atau isi soal', `layang-layang ${level}`)
  await expectFound(page, '1 soal')
  await expect.poll(() => page.evaluate(() => CSS.highlights.get('cari')?.size)).toBeGreaterThan(0)
  for (const part of [
    question.code,
    'On progress',
    'Pilihan ganda',
    question.qtn_level_name ?? '',
    'Exam',
    'Premium',
    [SUBJECT, CLASS, question.category_name, question.topic_name].join(' › '),
    `Dibuat oleh ${name}`,
    'Diperbaharui oleh -',
  ])
    await expect.poll(() => card.innerText()).toContain(part)

  await searchFor(page, 'Cari kode atau isi soal', 'takadakatabegini')
  await page.getByText('Data tidak ditemukan.').waitFor()
})

staffJourney('Soal, its text added and edited alone', async ({ page, level, api, asAdmin }) => {
  const { category, topic } = await newTopic(api, `soal ${level}`)
  await visit(page, '/soal', 'Soal')
  const form = await addText(page)
  await expectIncomplete(form)
  await page.mouse.click(5, 5)
  await form.waitFor()

  await expect
    .poll(() => optionsOf(form, 'Tipe soal'))
    .toEqual(['Essay', 'Pilihan ganda', 'Pilihan ganda kompleks', 'Isian singkat', 'Kategori', 'Menjodohkan'])
  await expect.poll(() => optionsOf(form, 'Label')).toEqual(LABELS)
  await expect.poll(() => optionsOf(form, 'Level soal')).toEqual(['Mudah', 'Sedang', 'Sulit'])
  // a new question has no status field
  await expectAbsent(form.getByRole('combobox', { name: 'Status' }), form.getByRole('combobox', { name: 'Label' }))
  await choose(form, 'Kategori', category.category_name)
  await choose(form, 'Tipe soal', 'Pilihan ganda')
  await choose(form, 'Label', 'Contoh soal')
  await choose(form, 'Kelas', CLASS)
  await choose(form, 'Materi', topic.topic_name)
  await form.getByPlaceholder('Tambahkan sub-materi terlebih dahulu').waitFor()
  await choose(form, 'Level soal', 'Sulit')
  await choose(form, 'Indikator', /^Penalaran/)
  await form.getByRole('radio', { name: 'Free Trial' }).check()
  await form.getByRole('textbox', { name: 'Teks soal' }).fill(`Soal baru ${level}`)
  await save(form)
  await expectToast(page, 'Data berhasil ditambahkan.')

  const card = page.getByRole('article').filter({ hasText: `Soal baru ${level}` })
  for (const part of ['On progress', 'Contoh soal', 'Free Trial', 'Sulit']) await card.getByText(part).waitFor()

  const subtopic = await newSubtopic(api, topic.id_topic, 'Persamaan linear')
  // the options of selects are cached for some seconds
  await page.reload()
  const edit = await editText(card)
  await edit.getByRole('textbox', { name: 'Teks soal' }).fill('Tidak jadi')
  await discard(edit)
  await editText(card)
  await expect.poll(() => optionsOf(edit, 'Status')).toEqual(STATUSES)
  await choose(edit, 'Status', 'Published')
  await choose(edit, 'Sub-materi', subtopic.name)
  await edit.getByRole('radio', { name: 'Premium' }).check()
  await save(edit)
  await expectToast(page, 'Data berhasil diperbaharui.')
  for (const part of ['Published', 'Premium', subtopic.name]) await card.getByText(part).waitFor()

  await card.getByRole('button', { name: /^Tindakan lain untuk/ }).click()
  // Hapus is the admin's
  await expectAbsent(page.getByRole('menuitem', { name: 'Hapus' }), page.getByRole('menuitem', { name: 'Riwayat' }))
  const { page: admin } = await asAdmin(page)
  const theirs = admin.getByRole('article').filter({ hasText: `Soal baru ${level}` })
  await theirs.getByRole('button', { name: /^Tindakan lain untuk/ }).click()
  await expect.poll(() => admin.getByRole('menuitem').last().innerText()).toBe('Hapus')
  await admin.getByRole('menuitem', { name: 'Hapus' }).click()
  await expectAsked(admin, 'Apakah anda yakin ingin menghapus data ini?', 'Hapus')
  await expectToast(admin, 'Data anda telah dihapus.')
  await theirs.waitFor({ state: 'detached' })
})

staffJourney('Soal, its totals', async ({ page, level, api }) => {
  const question = await newQuestion(api, `total ${level}`)
  await visit(page, '/soal', 'Soal')
  await page.getByRole('button', { name: 'Numerasi' }).click()
  const totals = dialog(page, 'Total Numerasi')
  const table = totals.getByRole('table', { name: question.category_name })
  await table.waitFor()
  await expect
    .poll(async () => (await table.getByRole('columnheader').allInnerTexts()).slice(0, 5))
    .toEqual(['Materi', 'On progress', 'Approved', 'Published', 'Jumlah'])
  await expect
    .poll(() => table.getByRole('row', { name: question.topic_name ?? '' }).innerText())
    .toMatch(/1\s+0\s+0\s+1$/)
  const file = page.waitForEvent('download')
  await totals.getByRole('button', { name: 'Unduh CSV' }).click()
  expect((await file).suggestedFilename()).toBe('total-numerasi.csv')
  await totals.getByRole('button', { name: 'Tutup' }).first().click()
  await page.getByRole('button', { name: 'Literasi' }).click()
  await dialog(page, 'Total Literasi').waitFor()
})
