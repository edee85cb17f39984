import { groupRoutes } from '@bank/contract/group'
import { questionRoutes } from '@bank/contract/question'
import { snpmbQuestionRoutes } from '@bank/contract/snpmb'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { staffJourney } from './support/journey.ts'
import { editQuestion } from './support/question-steps.ts'
import { newQuestion, newSnpmbQuestion } from './support/rows.ts'
import { choose, expectAbsent, expectToast, save, visit } from './support/steps.ts'

const line = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true })

staffJourney('statements of Benar / Salah go along to Kategori', async ({ page, level, api }) => {
  const { id_question } = await newSnpmbQuestion(api, `pindah ${level}`)
  const statements = [
    { text: 'Bumi bulat', answer: '1' as const },
    { text: 'Bumi datar', answer: '2' as const },
  ]
  await api.call(snpmbQuestionRoutes.update, { params: { id: id_question }, body: { statements } })
  await visit(page, `/soal/${id_question}`, /./)
  const form = await editQuestion(page.getByRole('article').first())
  await choose(form, 'Tipe soal', 'Kategori')
  await expect.poll(() => line(form, 'Pernyataan 2').innerText()).toBe('Bumi datar')
  await save(form)
  const [question] = (await api.call(snpmbQuestionRoutes.get, { params: { id: id_question } })).data
  expect(question).toMatchObject({
    form: 'kategori',
    interaction: {
      columns: [{ text: 'Benar' }, { text: 'Salah' }],
      rows: [
        { text: 'Bumi bulat', column: 'c1' },
        { text: 'Bumi datar', column: 'c2' },
      ],
    },
  })
  // after another form, with new columns: the ids of the old ones are spent
  const columns = [
    { id: 'c7', text: 'Ya' },
    { id: 'c8', text: 'Tidak' },
  ]
  const params = { id: id_question }
  await api.call(snpmbQuestionRoutes.update, { params, body: { interaction: { columns, rows: [{ text: 'Lama' }] } } })
  await api.call(snpmbQuestionRoutes.update, { params, body: { qt_id: 5 } })
  await visit(page, `/soal/${id_question}`, /./)
  const again = await editQuestion(page.getByRole('article').first())
  await choose(again, 'Tipe soal', 'Kategori')
  await expect.poll(() => line(again, 'Pernyataan 2').innerText()).toBe('Bumi datar')
  await save(again)
  const [renewed] = (await api.call(snpmbQuestionRoutes.get, { params })).data
  expect(renewed.interaction).toMatchObject({
    columns: [
      { id: 'c9', text: 'Benar' },
      { id: 'c10', text: 'Salah' },
    ],
    rows: [{ column: 'c9' }, { column: 'c10' }],
  })
})

staffJourney('Pilihan baku: filled by name, kept in order, taken back', async ({ page, level, api }) => {
  const question = await newQuestion(api, `baku ${level}`, {
    selections: [
      { selection_text: 'Ditulis sendiri', is_answer: true },
      { selection_text: 'Yang lain', is_answer: true },
    ],
  })
  await visit(page, `/soal?question_code=${question.code}`, 'Soal')
  const form = await editQuestion(page.getByRole('article').first())
  const use = async (name: string) => {
    await form.getByRole('button', { name: 'Pilihan baku' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await use('Hubungan P dan Q')
  await expect.poll(() => line(form, 'Pilihan C').innerText()).toBe('Kuantitas P sama dengan Q.')
  await form.getByRole('button', { name: 'Kembalikan' }).click()
  await expect.poll(() => line(form, 'Pilihan A').innerText()).toBe('Ditulis sendiri')
  await expect.poll(() => form.getByRole('checkbox', { name: 'Tetap di tempat' }).isChecked()).toBe(false)
  await expect.poll(() => form.getByRole('checkbox', { name: 'Lebih dari satu jawaban' }).isChecked()).toBe(true)
  await use('Sebab-akibat')
  await expect.poll(() => line(form, 'Pilihan E').innerText()).toBe('Pernyataan dan alasan salah.')
  await expect.poll(() => form.getByRole('checkbox', { name: 'Tetap di tempat' }).isChecked()).toBe(true)
  await save(form)
  await expectToast(page, 'diperbaharui')
  const [stored] = (await api.call(questionRoutes.get, { params: { id: question.id_question } })).data
  expect(stored?.interaction.order).toBe('tetap')
  expect(stored?.selections.map(({ is_answer }) => is_answer)).toEqual([true, false, false, false, false])
  expect(stored?.selections[0]?.id_selection).toBe(question.selections[0]?.id_selection)
  await visit(page, `/lihat/soal/${question.id_question}`, 'Lihat seperti siswa')
  await page.getByRole('button', { name: 'Acak' }).click()
  const options = page.getByRole('region', { name: 'Tampilan siswa' }).getByRole('radio')
  await expect.poll(() => options.count()).toBe(5)
  await page.getByRole('radio', { name: 'E Pernyataan dan alasan salah.' }).waitFor()
})

staffJourney(
  'a question that is added to a group takes nothing of the answers of its head',
  async ({ page, level, api }) => {
    const columns = [
      { id: 'c1', text: 'Fakta' },
      { id: 'c2', text: 'Opini' },
    ]
    const interaction = { columns, rows: [{ text: 'Baris kepala', column: 'c1' }] }
    const head = await newQuestion(api, `kepala ${level}`, { qt_id: 6, interaction })
    await visit(page, `/group/${head.id_question}`, 'Group')
    await page.getByRole('button', { name: 'Tambah soal', exact: true }).click()
    const form = page.getByRole('dialog', { name: /^Tambah soal/ })
    await line(form, 'Teks soal').fill('Soal tanpa baris')
    await form.getByRole('button', { name: 'Simpan', exact: true }).click()
    await form.getByText('Tekan Simpan sekali lagi').waitFor()
    await save(form)
    const [child] = (await api.call(groupRoutes.children, { params: { id: head.id_question }, query: {} })).data
    expect(child).toMatchObject({ form: 'kategori', interaction: { used: {} } })
    expect(child?.interaction.rows).toBeUndefined()
  },
)

staffJourney('a form that is chosen again is saved as the editor shows it', async ({ page, level, api }) => {
  const interaction = { rubric: [{ text: 'Alasan', levels: [0, 7].map((points) => ({ points, text: '' })) }] }
  const question = await newQuestion(api, `lagi ${level}`, { qt_id: 1, answer: 'Karena itu.', interaction })
  const id = question.id_question
  const change = async (form: string, act: (dialog: Locator) => Promise<unknown> = async () => {}) => {
    await visit(page, `/soal/${id}`, /./)
    const dialog = await editQuestion(page.getByRole('article').first())
    await choose(dialog, 'Tipe soal', new RegExp(`^${form}$`))
    await act(dialog)
    await dialog.getByRole('button', { name: 'Simpan', exact: true }).click()
    await dialog.getByText('Tekan Simpan sekali lagi').waitFor()
    await save(dialog)
    return (await api.call(questionRoutes.get, { params: { id } })).data[0]
  }
  const chosen = await change('Pilihan ganda', (dialog) =>
    dialog.getByRole('checkbox', { name: 'Tetap di tempat' }).check(),
  )
  expect(chosen.scoring, 'of one answer, not of a rubric').toEqual({ points: 1, rule: 'all' })
  const paired = await change('Menjodohkan')
  expect(paired.interaction.order, 'of options, not of pairs').toBeUndefined()
  await visit(page, `/soal/${id}`, /./)
  const dialog = await editQuestion(page.getByRole('article').first())
  await choose(dialog, 'Tipe soal', /^Essay$/)
  await expectAbsent(line(dialog, 'Kriteria 1'), dialog.getByRole('button', { name: 'Tambah kriteria' }))
  // what is unfinished in one form does not hold another one up
  await dialog.getByRole('button', { name: 'Tambah kriteria' }).click()
  await dialog.getByRole('textbox', { name: 'Poin tingkat 1 kriteria 1' }).fill('')
  await line(dialog, 'Kriteria 1').fill('Setengah jadi')
  await choose(dialog, 'Tipe soal', /^Pilihan ganda$/)
  await dialog.getByRole('button', { name: 'Simpan', exact: true }).click()
  await dialog.getByText('Tekan Simpan sekali lagi').waitFor()
  await choose(dialog, 'Tipe soal', /^Essay$/)
  await dialog.getByRole('button', { name: 'Tindakan Kriteria 1' }).click()
  await page.getByRole('menuitem', { name: 'Hapus' }).click()
  await save(dialog)
  const [essay] = (await api.call(questionRoutes.get, { params: { id } })).data
  expect(essay.interaction).toEqual({ used: { rubric: 1 } })
})
