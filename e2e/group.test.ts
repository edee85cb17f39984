import { expect } from 'vitest'
import { staffJourney } from './support/journey.ts'
import { actOnCard, addQuestion, addText, editQuestion } from './support/question-steps.ts'
import { newQuestion } from './support/rows.ts'
import { choose, dialog, expectAbsent, expectToast, optionsOf, save, visit } from './support/steps.ts'

const CHILD_LABELS = ['Tryout', 'Exam', 'Soal harian']

staffJourney('Group', async ({ page, level, api }) => {
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
  await expect.poll(() => optionsOf(copy, 'Label')).toEqual(CHILD_LABELS)
  await copy.getByRole('button', { name: 'Simpan' }).click()
  await copy.getByRole('alert').filter({ hasText: 'Harap isi semua kolom!' }).waitFor()
  await choose(copy, 'Label', 'Exam')
  await copy.getByRole('textbox', { name: 'Teks soal' }).fill(`Anak pertama ${level}`)
  await save(copy)
  await expectToast(page, 'Data berhasil ditambahkan.')
  const child = page.getByRole('article').filter({ hasText: `Anak pertama ${level}` })
  await child.getByText('Exam').waitFor()
  await expect.poll(() => child.getByRole('list', { name: 'Pilihan jawaban' }).getByRole('listitem').count()).toBe(2)
  // a child has no children
  await expectAbsent(
    child.getByRole('link', { name: 'Group' }),
    child.getByRole('button', { name: 'Edit', exact: true }),
  )

  // the dialogs are the same as on the main list
  await actOnCard(child, 'Tambah pilihan')
  await dialog(page, 'Tambah pilihan C').getByLabel('Teks pilihan').fill('Empat')
  await save(dialog(page, 'Tambah pilihan C'))
  await child.getByText('Empat').waitFor()
  await child.getByRole('button', { name: 'Tindakan pilihan C' }).click()
  await page.getByRole('menuitem', { name: 'Jadikan jawaban' }).click()
  await save(dialog(page, 'Edit jawaban'))
  await child.getByRole('listitem').filter({ hasText: 'Empat' }).getByText('Jawaban benar').waitFor()
  await actOnCard(child, 'Tambah kata kunci')
  await dialog(page, 'Tambah kata kunci').getByLabel('Kata kunci').fill('bilangan')
  await save(dialog(page, 'Tambah kata kunci'))
  await child.getByText('bilangan').waitFor()
  const edit = await editQuestion(child)
  await expect.poll(() => optionsOf(edit, 'Label')).toEqual(CHILD_LABELS)
  await choose(edit, 'Label', 'Tryout')
  await save(edit)
  await expectToast(page, 'Data berhasil diperbaharui.')
  await child.getByText('Tryout').waitFor()

  for (const add of [addQuestion, addText]) {
    const form = await add(page)
    await expect.poll(() => optionsOf(form, 'Label')).toEqual(CHILD_LABELS)
    await form.getByRole('button', { name: 'Batalkan' }).click()
    await form.waitFor({ state: 'detached' })
  }

  await child.getByRole('link', { name: 'Pembahasan' }).click()
  await page.waitForURL(/\/pembahasan\/\d+$/)
  await page.getByRole('button', { name: 'Kembali' }).click()
  await page.waitForURL(`**/group/${head.id_question}`)
  await page.getByRole('button', { name: 'Kembali' }).click()
  await page.waitForURL(`**/soal?question_code=${head.code}`)
})
