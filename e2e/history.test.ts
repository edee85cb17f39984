import { questionRoutes } from '@bank/contract/question'
import { expect } from 'vitest'
import { type Person, staffJourney } from './support/journey.ts'
import { newQuestion } from './support/rows.ts'
import { choose, expectAbsent, expectToast, visit } from './support/steps.ts'

// the page asks for a deleted question and gets 404
staffJourney(
  'History',
  async ({ page, level, api, name, asAdmin }) => {
    const question = await newQuestion(api, `riwayat ${level}`, {
      question_text: `<p>Berapa hasil dari dua tambah ${level}?</p>`,
      selections: [{ selection_text: 'Dua', is_answer: true }, { selection_text: 'Tiga' }],
    })
    const { code, id_question: id } = question
    const selections = [{ selection_text: 'Lima', is_answer: true }]
    await api.call(questionRoutes.update, {
      params: { id },
      body: { question_text: `<p>Berapa hasil dari tiga tambah ${level}?</p>`, label: 'exam', selections },
    })

    // opened from the question's own card
    await visit(page, `/soal?question_code=${code}`, 'Soal')
    await page.getByRole('button', { name: `Tindakan lain untuk ${code}` }).click()
    await page.getByRole('menuitem', { name: 'Riwayat' }).click()
    await page.waitForURL(`**/history?question_id=${id}`)
    const change = page
      .getByRole('article')
      .filter({ hasText: `${name} mengubah soal ${code}: teks soal, label, kunci jawaban, pilihan jawaban` })
    await change.getByRole('button', { name: /^Lihat perubahan/ }).click()
    await change.locator('del', { hasText: 'dua' }).waitFor()
    await change.locator('ins', { hasText: 'tiga' }).waitFor()
    // Pulihkan is the admin's
    await expectAbsent(page.getByRole('button', { name: /^Pulihkan/ }), change.locator('ins', { hasText: 'Exam' }))
    await restoreAndUndelete(await asAdmin(page), question)

    // opened from Home; the chosen filters are in the address
    await visit(page, '/', /^Selamat datang/)
    await page.getByRole('link', { name: 'Riwayat' }).click()
    const filters = page.getByRole('region', { name: 'Saring riwayat' })
    await choose(filters, 'Orang', name)
    await choose(filters, 'Tindakan', 'Menambah')
    await filters.getByLabel('Sampai').fill('2020-01-31')
    await page.getByText('Data tidak ditemukan.').waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.get('to')).toBe('2020-01-31')
    await page.getByRole('button', { name: 'Hapus filter Sampai: 31 Januari 2020' }).click()
    // other journeys add many rows at the same time, so this user's row may be on any page
    await page
      .getByRole('article')
      .filter({ hasText: `${name} menambah` })
      .first()
      .waitFor()
  },
  { provokes: /^404 GET \/v1\/question\// },
)

async function restoreAndUndelete(
  { page, api, name }: Person,
  { code, id_question: id }: Awaited<ReturnType<typeof newQuestion>>,
) {
  const confirm = () => page.getByRole('alertdialog').getByRole('button', { name: 'Pulihkan' }).click()
  await page
    .getByRole('button', { name: /^Lihat perubahan/ })
    .first()
    .click()
  await page.getByRole('button', { name: `Pulihkan versi sebelumnya: ${code}` }).click()
  await confirm()
  await expectToast(page, 'Data telah dipulihkan.')
  await page
    .getByRole('article')
    .filter({ hasText: `${name} memulihkan soal ${code}` })
    .waitFor()
  await page.getByRole('link', { name: 'Buka soal' }).click()
  const card = page.getByRole('article', { name: `Soal ${code}` })
  await card.getByText('Berapa hasil dari dua').waitFor()
  await card.getByRole('listitem').filter({ hasText: 'Dua' }).getByText('Jawaban benar').waitFor()

  await api.call(questionRoutes.remove, { params: { id } })
  await visit(page, `/history?question_id=${id}`, 'Riwayat')
  await page.getByText('Soal ini sudah dihapus').waitFor()
  await page.getByRole('button', { name: `Pulihkan: ${code}` }).click()
  await confirm()
  await page.getByRole('link', { name: 'Buka soal' }).click()
  await card.getByText('Berapa hasil dari dua').waitFor()
}
