import { questionRoutes } from '@bank/contract/question'
import { expect } from 'vitest'
import { DEVICES, expectAccessible } from './support/browser.ts'
import { expectFits } from './support/fits.ts'
import { journey, staffJourney } from './support/journey.ts'
import { newQuestion, newSnpmbQuestion } from './support/rows.ts'
import { dialog, expectAbsent, expectAsked, expectToast, save, visit } from './support/steps.ts'

for (const [device, on] of DEVICES) {
  staffJourney(
    `a link leads to one question of either bank, at ${device}`,
    async ({ page, api, level }) => {
      const general = await newQuestion(api, `taut ${level} ${device}`)
      const snpmb = await newSnpmbQuestion(api, `taut ${level} ${device}`)
      for (const [question, bank] of [
        [general, '/soal'],
        [snpmb, '/snpmb/soal'],
      ] as const) {
        await visit(page, `/soal/${question.id_question}`, 'Soal')
        await expect.poll(() => page.title()).toBe('Soal · Bank Soal')
        const card = page.getByRole('article', { name: `Soal ${question.code}` })
        await card.getByText(/^Berapa hasilnya, taut/).waitFor()
        await expectFits(page, `/soal/${question.id_question}`)
        await expectAccessible(page, `/soal/${question.id_question}`)
        await page.screenshot({ path: `.screens/question-one${bank.replaceAll('/', '-')}-${device}.png` })

        // a part that is added to the question is shown at once
        await card.getByRole('button', { name: `Tindakan lain untuk ${question.code}` }).click()
        await page.getByRole('menuitem', { name: 'Tambah kata kunci' }).click()
        const form = dialog(page, 'Tambah kata kunci')
        await form.getByRole('textbox', { name: 'Kata kunci' }).fill('pecahan')
        await save(form)
        await card.getByText('pecahan').waitFor()
        await page.getByRole('button', { name: 'Kembali' }).click()
        await page.waitForURL((url) => url.pathname === bank)
      }
    },
    { on },
  )
}

journey(
  'a link to a question that is gone says so, and deleting one there does too',
  async ({ page, api }) => {
    for (const unknown of ['999999', 'abc']) {
      await visit(page, `/soal/${unknown}`, 'Soal')
      await page.getByText('Data tidak ditemukan.').waitFor()
    }
    const { id_question, code } = await newQuestion(api, 'taut hapus')
    await visit(page, `/soal/${id_question}`, 'Soal')
    await page.getByRole('button', { name: `Tindakan lain untuk ${code}` }).click()
    await page.getByRole('menuitem', { name: 'Hapus' }).click()
    await expectAsked(page, 'Apakah anda yakin ingin menghapus data ini?', 'Hapus')
    await expectToast(page, 'Data anda telah dihapus.')
    await expectAbsent(page.getByRole('article'), page.getByText('Data tidak ditemukan.'))
    await expect(api.refusal(questionRoutes.get, { params: { id: id_question } })).resolves.toContain('404')
  },
  { levels: [1], provokes: /^4(04|22) GET .v1.question./ },
)
