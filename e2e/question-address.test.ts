import { questionRoutes } from '@bank/contract/question'
import { expect } from 'vitest'
import { entries, expectPath } from './support/address.ts'
import { staffJourney } from './support/journey.ts'
import { actOnCard, editQuestion } from './support/question-steps.ts'
import { newQuestion, newSnpmbQuestion, one } from './support/rows.ts'
import { dialog, expectToast, save, visit } from './support/steps.ts'

staffJourney(
  "a question's dialogs: Back closes, a link opens with its draft, what is gone or elsewhere says so",
  async ({ page, api }) => {
    const question = await newQuestion(api, 'alamat soal')
    const { id_question, code } = question
    const list = `/soal?question_code=${code}`
    await visit(page, list, 'Soal')
    const before = await entries(page)
    const card = page.getByRole('article', { name: `Soal ${code}` })
    for (const [action, title, named] of [
      ['Edit', `Edit soal ${code}`, `soal-lengkap%3A${id_question}`],
      ['Edit isi saja', `Edit isi soal ${code}`, `soal%3A${id_question}`],
      ['Tambah pilihan', 'Tambah pilihan A', `pilihan%3Abaru%3A${id_question}`],
    ] as const) {
      if (action === 'Edit') await editQuestion(card)
      else await actOnCard(card, action)
      await dialog(page, title).waitFor()
      await expectPath(page, `${list}&buka=${named}`)
      await page.goBack()
      await dialog(page, title).waitFor({ state: 'detached' })
      await expectPath(page, list)
      await page.goForward()
      await dialog(page, title).waitFor()
      await page.keyboard.press('Escape')
      await dialog(page, title).waitFor({ state: 'detached' })
      await expectPath(page, list)
    }
    await expect.poll(() => entries(page)).toBe(before + 1)

    // a link finds the question of another page; a reload brings what was typed
    page.on('dialog', (question) => void question.accept())
    const elsewhere = '/soal?question_code=TIDAK-ADA'
    await page.goto(`${elsewhere}&buka=kata-kunci:baru:${id_question}`)
    const form = dialog(page, 'Tambah kata kunci')
    const words = form.getByRole('textbox', { name: 'Kata kunci' })
    await words.fill('pecahan')
    await form.getByText(/^Draf tersimpan /).waitFor()
    await page.reload()
    await expect.poll(() => words.inputValue()).toBe('pecahan')
    await save(form)
    await expectToast(page, 'Data berhasil ditambahkan.')
    await expectPath(page, elsewhere)
    const [keyword] = one(await api.call(questionRoutes.get, { params: { id: id_question } })).keywords
    expect(keyword?.keyword_text).toBe('pecahan')
    await page.goto(`${elsewhere}&buka=kata-kunci:${keyword?.id_keyword}:${id_question}`)
    await expect.poll(() => dialog(page, 'Edit kata kunci').getByLabel('Kata kunci').inputValue()).toBe('pecahan')

    const snpmb = await newSnpmbQuestion(api, 'alamat soal')
    const { id_question: head } = await newQuestion(api, 'alamat induk')
    for (const unknown of [
      '/soal?buka=soal:999999',
      `/soal?buka=kata-kunci:999999:${id_question}`,
      `/soal?buka=soal:${snpmb.id_question}`,
      `/snpmb/soal?buka=soal:${id_question}`,
      `/group/${head}?buka=soal:${id_question}`,
      `/soal/${head}?buka=soal:${id_question}`,
    ]) {
      await page.goto(unknown)
      await dialog(page, 'Tidak dapat dibuka').getByText('Data tidak ditemukan.').waitFor()
    }
    await page.goto(`/group/${head}?buka=duplikat:${head}`)
    await dialog(page, /^Duplikat soal/).waitFor()
    await page.goto('/soal?buka=jumlah:numerasi')
    await dialog(page, 'Total Numerasi').waitFor()
  },
  { provokes: /^404 GET .v1.question.999999/ },
)
