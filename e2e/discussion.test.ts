import { expect } from 'vitest'
import { expectAccessible } from './support/browser.ts'
import { staffJourney } from './support/journey.ts'
import { newQuestion } from './support/rows.ts'
import { dialog, expectAbsent, expectAsked, expectIncomplete, expectToast, save, visit } from './support/steps.ts'

staffJourney('Pembahasan', async ({ page, level, name, api, asAdmin }) => {
  const question = await newQuestion(api, `pembahasan ${level}`, {
    selections: [{ selection_text: 'Dua', is_answer: true }, { selection_text: 'Tiga' }],
  })
  await visit(page, `/soal?question_code=${question.code}`, 'Soal')
  await page
    .getByRole('article', { name: `Soal ${question.code}` })
    .getByRole('link', { name: 'Pembahasan' })
    .click()
  await page.waitForURL(`**/pembahasan/${question.id_question}`)
  await page.getByRole('heading', { level: 1, name: 'Pembahasan' }).waitFor()
  await page.getByText('Tambahkan pembahasan.').waitFor()

  await page.getByRole('button', { name: 'Tambah pembahasan' }).click()
  const form = dialog(page, 'Tambah pembahasan')
  await expectIncomplete(form)
  // what is discussed stands beside it, with its key
  const asked = form.getByRole('region', { name: `Soal ${question.code}` })
  await asked.getByRole('listitem').filter({ hasText: 'Dua' }).getByText('Jawaban benar').waitFor()
  await expectAccessible(page, 'Tambah pembahasan', '[role="dialog"]')
  await form.getByRole('textbox', { name: 'Pembahasan' }).fill('Jumlahkan kedua ruas.')
  await save(form)
  await expectToast(page, 'Data berhasil ditambahkan.')
  const card = page.getByRole('article', { name: 'Pembahasan' })
  await card.getByText('Jumlahkan kedua ruas.').waitFor()
  await expect.poll(() => card.innerText()).toContain(name)
  // a question has at most one discussion: the button disappears
  await page.getByRole('button', { name: 'Tambah pembahasan' }).waitFor({ state: 'detached' })

  await card.getByRole('button', { name: 'Edit pembahasan' }).click()
  const edit = dialog(page, 'Edit pembahasan')
  await edit.getByRole('textbox', { name: 'Pembahasan' }).fill('Kurangkan kedua ruas.')
  await save(edit)
  await expectToast(page, 'Data berhasil diperbaharui.')

  // Hapus is the admin's
  await expectAbsent(page.getByRole('button', { name: 'Hapus' }), card.getByText('Kurangkan kedua ruas.'))
  const { page: admin } = await asAdmin(page)
  await admin.getByRole('button', { name: 'Hapus' }).click()
  await expectAsked(admin, 'Apakah anda yakin ingin menghapus data ini?', 'Hapus')
  await expectToast(admin, 'Data anda telah dihapus.')
  await admin.getByText('Tambahkan pembahasan.').waitFor()

  await page.getByRole('button', { name: 'Kembali' }).click()
  await page.waitForURL(`**/soal?question_code=${question.code}`)
})
