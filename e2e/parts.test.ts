import { expect } from 'vitest'
import { staffJourney } from './support/journey.ts'
import { pictureFile } from './support/picture.ts'
import { actOnCard } from './support/question-steps.ts'
import { newQuestion } from './support/rows.ts'
import { dialog, expectAbsent, expectAsked, expectToast, save, visit } from './support/steps.ts'

/** The parts of a question: options, the answer, keywords, an essay's answer, short answers. Both levels may do all. */
const SURE = 'Apakah anda yakin ingin menghapus data ini?'

staffJourney(
  'options and the answer',
  async ({ page, level, api }) => {
    const question = await newQuestion(api, `pilihan ${level}`)
    await visit(page, `/soal?question_code=${question.code}`, 'Soal')
    const card = page.getByRole('article', { name: `Soal ${question.code}` })
    const option = (letter: string) =>
      card.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Tindakan pilihan ${letter}` }) })
    const act = async (letter: string, action: string) => {
      await option(letter)
        .getByRole('button', { name: `Tindakan pilihan ${letter}` })
        .click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    }

    await actOnCard(card, 'Tambah pilihan')
    const first = dialog(page, 'Tambah pilihan A')
    await expect.poll(() => first.getByLabel('Teks pilihan').getAttribute('rows')).toBe('3')
    await first.getByRole('button', { name: 'Simpan' }).click()
    await first.getByRole('alert').waitFor()
    await first.getByLabel('Teks pilihan').fill('Setengah, $\\frac{1}{2}$')
    await first.locator('math').first().waitFor()
    await save(first)
    await expectToast(page, 'Data berhasil ditambahkan.')
    await option('A').locator('math').waitFor()

    await actOnCard(card, 'Tambah pilihan')
    const second = dialog(page, 'Tambah pilihan B')
    await second.locator('input[type="file"]').setInputFiles(await pictureFile())
    await second.getByRole('img', { name: 'Gambar yang dipilih' }).waitFor()
    await save(second)
    await option('B').getByRole('img', { name: 'Gambar pilihan B' }).waitFor()

    await act('A', 'Edit pilihan')
    const edit = dialog(page, 'Edit pilihan A')
    await expect.poll(() => edit.getByLabel('Teks pilihan').inputValue()).toBe('Setengah, $\\frac{1}{2}$')
    await edit.getByLabel('Teks pilihan').fill('Sepertiga')
    await save(edit)
    await expectToast(page, 'Data berhasil diperbaharui.')
    await option('A').getByText('Sepertiga').waitFor()

    await actOnCard(card, 'Tambah jawaban')
    const answer = dialog(page, 'Tambah jawaban')
    await answer.getByRole('radio').nth(1).check()
    await save(answer)
    await option('B').getByText('Jawaban benar').waitFor()
    await act('A', 'Jadikan jawaban')
    await save(dialog(page, 'Edit jawaban'))
    await option('A').getByText('Jawaban benar').waitFor()
    await act('A', 'Hapus jawaban')
    await expectAsked(page, SURE, 'Hapus')
    await expectToast(page, 'Data anda telah dihapus.')
    await card.getByText('Jawaban benar').waitFor({ state: 'detached' })

    await act('B', 'Hapus')
    await expectAsked(page, SURE, 'Batalkan')
    await act('B', 'Hapus')
    await expectAsked(page, SURE, 'Hapus')
    await option('B').waitFor({ state: 'detached' })
  },
  { provokes: /^422 POST \/v1\/selection$/ },
)

staffJourney('keywords', async ({ page, level, api }) => {
  const question = await newQuestion(api, `kata kunci ${level}`)
  await visit(page, `/soal?question_code=${question.code}`, 'Soal')
  const card = page.getByRole('article', { name: `Soal ${question.code}` })
  const list = card.getByRole('list', { name: 'Kata kunci' })
  await actOnCard(card, 'Tambah kata kunci')
  const form = dialog(page, 'Tambah kata kunci')
  await expect.poll(() => form.getByLabel('Kata kunci').getAttribute('rows')).toBe('3')
  await form.getByLabel('Kata kunci').fill('pecahan')
  await save(form)
  await expectToast(page, 'Data berhasil ditambahkan.')
  await list.getByText('pecahan').waitFor()

  await list.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await dialog(page, 'Edit kata kunci').getByLabel('Kata kunci').fill('pecahan senilai')
  await save(dialog(page, 'Edit kata kunci'))
  await expectToast(page, 'Data berhasil diperbaharui.')
  await list.getByText('pecahan senilai').waitFor()

  await list.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Hapus' }).click()
  await expectAsked(page, SURE, 'Hapus')
  await expectToast(page, 'Data anda telah dihapus.')
  await list.waitFor({ state: 'detached' })
})

staffJourney("an essay's answer", async ({ page, level, api }) => {
  const question = await newQuestion(api, `essay ${level}`, { qt_id: 1 })
  await visit(page, `/soal?question_code=${question.code}`, 'Soal')
  const card = page.getByRole('article', { name: `Soal ${question.code}` })
  await actOnCard(card, 'Tambah Jawaban')
  const form = dialog(page, 'Tambah jawaban')
  await expect.poll(() => form.getByLabel('Jawaban').getAttribute('rows')).toBe('5')
  await form.getByLabel('Jawaban').fill('Karena $a^2 + b^2 = c^2$')
  await save(form)
  await expectToast(page, 'Data berhasil ditambahkan.')
  await card.getByText('Karena').waitFor()

  await actOnCard(card, 'Edit Jawaban')
  const edit = dialog(page, 'Edit jawaban')
  await expect.poll(() => edit.getByLabel('Jawaban').inputValue()).toBe('Karena $a^2 + b^2 = c^2$')
  await edit.getByLabel('Jawaban').fill('Menurut Pythagoras')
  await save(edit)
  await expectToast(page, 'Data berhasil diperbaharui.')
  await card.getByText('Menurut Pythagoras').waitFor()
  await card.getByRole('button', { name: /^Tindakan lain untuk/ }).click()
  const drawn = page.getByRole('menuitem', { name: 'Edit Jawaban' })
  await expectAbsent(page.getByRole('menuitem', { name: 'Tambah Jawaban' }), drawn)
})

staffJourney('short answers', async ({ page, level, api }) => {
  const question = await newQuestion(api, `isian ${level}`, { qt_id: 3 })
  await visit(page, `/soal?question_code=${question.code}`, 'Soal')
  const card = page.getByRole('article', { name: `Soal ${question.code}` })
  await actOnCard(card, 'Tambah isian singkat')
  const form = dialog(page, 'Tambah isian singkat')
  await form.getByLabel('Batas Bilangan Atas').fill('10,5')
  await form.getByLabel('Batas Bilangan Bawah').fill('9,5')
  await save(form)
  await expectToast(page, 'Data berhasil ditambahkan.')
  await card.getByText('paling sedikit 9,5, paling banyak 10,5').waitFor()

  await card.getByRole('button', { name: 'Tindakan isian singkat' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const edit = dialog(page, 'Edit isian singkat')
  await edit.getByLabel('Jawaban').fill('sepuluh')
  await save(edit)
  await expectToast(page, 'Data berhasil diperbaharui.')
  await card.getByText('sepuluh').waitFor()
  await card.getByText('paling sedikit 9,5, paling banyak 10,5').waitFor()

  await card.getByRole('button', { name: 'Tindakan isian singkat' }).click()
  await page.getByRole('menuitem', { name: 'Hapus' }).click()
  await expectAsked(page, SURE, 'Hapus')
  await expectToast(page, 'Data anda telah dihapus.')
  await card.getByText('Belum ada jawaban.').waitFor()
})
