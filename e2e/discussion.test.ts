import { discussionRoutes } from '@bank/contract/discussion'
import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { newQuestion } from './support/rows.ts'
import { dialog, expectAsked, expectIncomplete, expectToast, save, visit } from './support/steps.ts'

journey('Pembahasan', async ({ page, level, isAdmin, name, api }) => {
  const question = await newQuestion(api, `pembahasan ${level}`)
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
  await form.getByRole('textbox', { name: 'Pembahasan' }).fill('Jumlahkan kedua ruas.')
  await save(form)
  await expectToast(page, 'Data berhasil ditambahkan.')
  const card = page.getByRole('article', { name: 'Pembahasan' })
  await card.getByText('Jumlahkan kedua ruas.').waitFor()
  expect(await card.innerText()).toContain(name)
  // one is enough: the button goes
  await page.getByRole('button', { name: 'Tambah pembahasan' }).waitFor({ state: 'detached' })

  await card.getByRole('button', { name: 'Edit pembahasan' }).click()
  const edit = dialog(page, 'Edit pembahasan')
  await edit.getByRole('textbox', { name: 'Pembahasan' }).fill('Kurangkan kedua ruas.')
  await save(edit)
  await expectToast(page, 'Data berhasil diperbaharui.')
  await card.getByText('Kurangkan kedua ruas.').waitFor()

  const remove = card.getByRole('button', { name: 'Hapus' })
  if (isAdmin) {
    await remove.click()
    await expectAsked(page, 'Apakah anda yakin ingin menghapus data ini?', 'Hapus')
    await expectToast(page, 'Data anda telah dihapus.')
    await page.getByText('Tambahkan pembahasan.').waitFor()
  } else {
    expect(await remove.count()).toBe(0)
    expect(await api.refusal(discussionRoutes.remove, { params: { id: 1 } })).toBe('403 Anda tidak memiliki akses.')
  }
  await page.getByRole('button', { name: 'Kembali' }).click()
  await page.waitForURL(`**/soal?question_code=${question.code}`)
})
