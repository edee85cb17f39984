import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { newQuestion } from './support/rows.ts'
import { choose, dialog, expectToast, optionsOf, save, visit } from './support/steps.ts'

const CHILD_LABELS = ['Tryout', 'Exam', 'Soal harian']

journey('Group', async ({ page, level, api }) => {
  const head = await newQuestion(api, `group ${level}`, {
    label: 'example_question',
    selections: [{ selection_text: 'Dua', is_answer: true }, { selection_text: 'Tiga' }],
  })
  await visit(page, `/soal?question_code=${head.code}`, 'Soal')
  await page
    .getByRole('article', { name: `Soal ${head.code}` })
    .getByRole('link', { name: 'Group' })
    .click()
  await page.waitForURL(`**/group/${head.id_question}`)
  await page.getByText('Tambahkan / duplikat soal').waitFor()

  await page.getByRole('button', { name: 'Duplikat' }).click()
  const copy = dialog(page, `Duplikat soal ${head.code}`)
  expect(await optionsOf(copy, 'Label')).toEqual(CHILD_LABELS)
  await copy.getByRole('button', { name: 'Simpan' }).click()
  await copy.getByRole('alert').filter({ hasText: 'Harap isi semua kolom!' }).waitFor()
  await choose(copy, 'Label', 'Exam')
  await copy.getByRole('textbox', { name: 'Teks soal' }).fill(`Anak pertama ${level}`)
  await save(copy)
  await expectToast(page, 'Data berhasil ditambahkan.')
  const child = page.getByRole('article').filter({ hasText: `Anak pertama ${level}` })
  await child.getByText('Exam').waitFor()
  expect(await child.getByRole('list', { name: 'Pilihan jawaban' }).getByRole('listitem').count()).toBe(2)
  expect(await child.getByRole('link', { name: 'Group' }).count(), 'a child has no children').toBe(0)

  // the same dialogs as on the main list
  await child.getByRole('button', { name: 'Tambah pilihan' }).click()
  await dialog(page, 'Tambah pilihan C').getByLabel('Teks pilihan').fill('Empat')
  await save(dialog(page, 'Tambah pilihan C'))
  await child.getByText('Empat').waitFor()
  await child.getByRole('button', { name: 'Tindakan pilihan C' }).click()
  await page.getByRole('menuitem', { name: 'Jadikan jawaban' }).click()
  await save(dialog(page, 'Edit jawaban'))
  await child.getByRole('listitem').filter({ hasText: 'Empat' }).getByText('Jawaban benar').waitFor()
  await child.getByRole('button', { name: /^Tindakan lain untuk/ }).click()
  await page.getByRole('menuitem', { name: 'Tambah kata kunci' }).click()
  await dialog(page, 'Tambah kata kunci').getByLabel('Kata kunci').fill('bilangan')
  await save(dialog(page, 'Tambah kata kunci'))
  await child.getByText('bilangan').waitFor()
  await child.getByRole('button', { name: 'Edit', exact: true }).click()
  const edit = dialog(page, /^Edit soal/)
  expect(await optionsOf(edit, 'Label')).toEqual(CHILD_LABELS)
  await choose(edit, 'Label', 'Tryout')
  await save(edit)
  await expectToast(page, 'Data berhasil diperbaharui.')
  await child.getByText('Tryout').waitFor()

  await page.getByRole('button', { name: 'Tambah soal' }).click()
  expect(await optionsOf(dialog(page, 'Tambah soal'), 'Label')).toEqual(CHILD_LABELS)
  await dialog(page, 'Tambah soal').getByRole('button', { name: 'Batalkan' }).click()

  await child.getByRole('link', { name: 'Pembahasan' }).click()
  await page.waitForURL(/\/pembahasan\/\d+$/)
  await page.getByRole('button', { name: 'Kembali' }).click()
  await page.waitForURL(`**/group/${head.id_question}`)
  await page.getByRole('button', { name: 'Kembali' }).click()
  await page.waitForURL(`**/soal?question_code=${head.code}`)
})
