import { snpmbQuestionRoutes } from '@bank/contract/snpmb'
import { expect } from 'vitest'
import { staffJourney } from './support/journey.ts'
import { actOnCard, addQuestion, editQuestion } from './support/question-steps.ts'
import {
  choose,
  dialog,
  expectAbsent,
  expectAsked,
  expectFound,
  expectToast,
  save,
  searchFor,
  visit,
} from './support/steps.ts'

/** A subtest of the seed that is on the first page of its list, which is sorted newest first. */
const SUBTEST = 'Penalaran Matematika'

staffJourney('SNPMB Soal', async ({ page, level, api, asAdmin }) => {
  await visit(page, '/snpmb/soal', 'Soal')

  // a table of statements, written in one dialog and saved once
  const form = await addQuestion(page)
  await choose(form, 'Tipe soal', 'Benar / Salah')
  await choose(form, 'Kategori', SUBTEST)
  await choose(form, 'Label', 'Tryout')
  await form.getByRole('textbox', { name: 'Teks soal' }).fill(`Semua A adalah B, kata level ${level}.`)
  await form.getByRole('textbox', { name: 'Pernyataan 1', exact: true }).fill('Sebagian B adalah A.')
  await form
    .getByRole('group', { name: 'Jawaban untuk Pernyataan 1' })
    .getByRole('radio', { name: 'Benar' })
    .check({ force: true })
  await form.getByRole('textbox', { name: 'Pernyataan 2', exact: true }).fill('Tidak ada A yang B.')
  await form
    .getByRole('group', { name: 'Jawaban untuk Pernyataan 2' })
    .getByRole('radio', { name: 'Salah' })
    .check({ force: true })
  await save(form)
  await expectToast(page, 'Data berhasil ditambahkan.')

  const filters = page.getByRole('region', { name: 'Saring soal SNPMB' })
  await choose(filters, 'Kategori', SUBTEST)
  await choose(filters, 'Status', 'On progress')
  await choose(filters, 'Label', 'Tryout')
  await searchFor(page, 'Cari kode atau isi soal', `kata level ${level}`)
  await expectFound(page, '1 soal SNPMB')
  const card = page.getByRole('article')
  for (const word of [SUBTEST, 'On progress', 'Benar / Salah', 'Tryout', 'Premium'])
    await card.getByText(word).first().waitFor()
  await card.getByRole('row', { name: /Sebagian B adalah A.*Benar/ }).waitFor()
  await card.getByRole('row', { name: /Tidak ada A yang B.*Salah/ }).waitFor()

  // the dialogs of single parts: add a statement, change an answer, delete a statement
  await actOnCard(card, 'Tambah pernyataan')
  const adding = dialog(page, 'Tambah pernyataan')
  await adding.getByRole('textbox', { name: 'Pernyataan' }).fill('Semua B adalah A.')
  await adding.getByRole('radio', { name: 'Benar' }).check({ force: true })
  await save(adding)
  await card.getByRole('button', { name: 'Tindakan pernyataan 3' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const editing = dialog(page, 'Edit pernyataan')
  await editing.getByRole('radio', { name: 'Salah' }).check({ force: true })
  await save(editing)
  await card.getByRole('row', { name: /Semua B adalah A.*Salah/ }).waitFor()
  await card.getByRole('button', { name: 'Tindakan pernyataan 2' }).click()
  await page.getByRole('menuitem', { name: 'Hapus' }).click()
  await expectAsked(page, 'Apakah anda yakin ingin menghapus data ini?', 'Hapus')
  await expectToast(page, 'Data anda telah dihapus.')
  await expect.poll(() => card.getByRole('row').count()).toBe(3)

  const question = await editQuestion(card)
  await choose(question, 'Status', 'Approved')
  await question.getByRole('radio', { name: 'Free Trial' }).check({ force: true })
  await save(question)
  await page.getByRole('button', { name: /^Hapus filter Status/ }).click()
  await card.getByText('Approved').waitFor()
  await card.getByText('Free Trial').waitFor()

  await card.getByRole('link', { name: 'Pembahasan' }).click()
  await page.getByText('Tambahkan pembahasan.').waitFor()
  await page.getByRole('button', { name: 'Kembali' }).click()

  await card.getByRole('button', { name: /^Tindakan lain/ }).click()
  // Hapus is the admin's
  await expectAbsent(page.getByRole('menuitem', { name: 'Hapus' }), page.getByRole('menuitem', { name: 'Riwayat' }))
  const { page: admin } = await asAdmin(page)
  await admin.getByRole('button', { name: /^Tindakan lain/ }).click()
  await admin.getByRole('menuitem', { name: 'Hapus' }).click()
  await expectAsked(admin, 'Apakah anda yakin ingin menghapus data ini?', 'Hapus')
  await expectFound(admin, '0 soal SNPMB')
  expect((await api.call(snpmbQuestionRoutes.list, { query: { q: `kata level ${level}` } })).data).toEqual([])
})

staffJourney('SNPMB Kategori and Materi', async ({ page, level, name }) => {
  await visit(page, '/', /^Selamat datang/)
  await page.getByRole('link', { name: 'SNPMB Kategori' }).click()
  await page.getByRole('heading', { level: 1, name: 'SNPMB Kategori' }).waitFor()
  await page.getByRole('button', { name: `Edit ${SUBTEST}` }).click()
  const category = dialog(page, 'Edit kategori')
  await category.getByRole('textbox', { name: 'Detail kategori' }).fill(`Menalar dengan level ${level}.`)
  await save(category)
  await expectToast(page, 'Data berhasil diperbaharui.')
  const card = page.getByRole('article').filter({ hasText: SUBTEST })
  await card.getByText(`Menalar dengan level ${level}.`).waitFor()
  await card.getByText(`Diperbaharui oleh ${name}`).waitFor()

  await card.getByRole('link', { name: `Materi ${SUBTEST}` }).click()
  await page.getByRole('heading', { level: 1, name: 'SNPMB Materi' }).waitFor()
  await page.getByRole('button', { name: 'Tambah Materi' }).click()
  const topic = dialog(page, 'Tambah Materi')
  await topic.getByRole('button', { name: 'Simpan', exact: true }).click()
  await topic.getByText('Harap isi semua kolom!!').waitFor()
  await topic.getByLabel('Judul materi').fill(`Silogisme ${level}`)
  await topic.getByRole('textbox', { name: 'Detail materi' }).fill('Dua premis dan satu simpulan.')
  await save(topic)
  const added = page.getByRole('article').filter({ hasText: `Silogisme ${level}` })
  await added.getByText('Diperbaharui oleh -').waitFor()
  await page.getByRole('button', { name: 'Kembali' }).click()
  await page.getByRole('heading', { level: 1, name: 'SNPMB Kategori' }).waitFor()
})
