import { questionRoutes } from '@bank/contract/question'
import { snpmbQuestionRoutes } from '@bank/contract/snpmb'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { pasteText } from './support/clipboard.ts'
import { staffJourney } from './support/journey.ts'
import { addQuestion, editQuestion } from './support/question-steps.ts'
import { CLASS, newTopic } from './support/rows.ts'
import { choose, expectToast, save, visit } from './support/steps.ts'

const line = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true })

async function classify(form: Locator, topic: string) {
  await choose(form, 'Materi', topic)
  await choose(form, 'Kelas', CLASS)
  await choose(form, 'Label', 'Tryout')
  await choose(form, 'Level soal', 'Mudah')
}

staffJourney('Kategori: columns, pasted statements, scoring', async ({ page, level, api }) => {
  const { topic } = await newTopic(api, `kategori ${level}`)
  await visit(page, '/soal', 'Soal')
  const form = await addQuestion(page)
  await classify(form, topic.topic_name)
  await choose(form, 'Tipe soal', 'Kategori')
  await line(form, 'Teks soal').fill('Tentukan fakta atau opini.')
  await form.getByRole('button', { name: 'Fakta / Opini' }).click()
  await line(form, 'Pernyataan 1').focus()
  await pasteText(page, '1. Air mendidih pada 100 derajat.\n2. Air itu menyegarkan.')
  await expect.poll(() => line(form, 'Pernyataan 2').innerText()).toBe('Air itu menyegarkan.')
  await form.getByRole('group', { name: 'Jawaban untuk Pernyataan 1' }).getByRole('radio', { name: 'Fakta' }).check()
  await form.getByRole('button', { name: /^Penskoran: 1 poin, semua harus benar/ }).click()
  await form.getByRole('radio', { name: 'Per bagian' }).check()
  await form.getByRole('button', { name: 'Simpan', exact: true }).click()
  await form.getByText('Pernyataan 2 belum punya kolom.').waitFor()
  await line(form, 'Pernyataan 2').focus()
  await page.keyboard.press('Alt+S')
  await save(form)
  await expectToast(page, 'ditambahkan')
  const [question] = (await api.call(questionRoutes.main, { query: { topic_id: topic.id_topic } })).data
  expect(question).toMatchObject({
    form: 'kategori',
    scoring: { points: 1, rule: 'parts' },
    interaction: {
      columns: [
        { id: 'c1', text: 'Fakta' },
        { id: 'c2', text: 'Opini' },
      ],
      rows: [
        { id: 'r1', text: 'Air mendidih pada 100 derajat.', column: 'c1' },
        { id: 'r2', text: 'Air itu menyegarkan.', column: 'c2' },
      ],
    },
  })
  await visit(page, `/soal/${question?.id_question}`, /./)
  await page.getByRole('row', { name: /Air itu menyegarkan\. Opini/ }).waitFor()
})

staffJourney('Menjodohkan: pairs, a partner that serves twice, one that misleads', async ({ page, level, api }) => {
  const { topic } = await newTopic(api, `jodoh ${level}`)
  await visit(page, '/soal', 'Soal')
  const form = await addQuestion(page)
  await classify(form, topic.topic_name)
  await choose(form, 'Tipe soal', 'Menjodohkan')
  await line(form, 'Teks soal').fill('Pasangkan ibu kota dengan negaranya.')
  for (const [at, [capital = '', country = '']] of [
    ['Jakarta', 'Indonesia'],
    ['Tokyo', 'Jepang'],
    ['Kyoto', 'Jepang'],
  ].entries()) {
    await line(form, `Pernyataan ${at + 1}`).fill(capital)
    await line(form, `Pasangan ${at + 1}`).fill(country)
  }
  await form.getByRole('button', { name: 'Tambah pengecoh' }).click()
  await line(form, 'Pengecoh 1').fill('Peru')
  await form.getByRole('button', { name: 'Simpan', exact: true }).click()
  await form.getByText('Pasangan ini sudah dipakai.').waitFor()
  await form.getByRole('checkbox', { name: 'Satu pasangan boleh dipakai lebih dari sekali' }).check()
  await save(form)
  await expectToast(page, 'ditambahkan')
  const [question] = (await api.call(questionRoutes.main, { query: { topic_id: topic.id_topic } })).data
  expect(question?.interaction).toMatchObject({
    left: [{ text: 'Jakarta' }, { text: 'Tokyo' }, { text: 'Kyoto' }],
    right: [{ text: 'Indonesia' }, { text: 'Jepang' }, { text: 'Peru' }],
    pairs: [
      ['l1', 'r1'],
      ['l2', 'r2'],
      ['l3', 'r2'],
    ],
    reuse: true,
  })
})

staffJourney('Pilihan ganda kompleks and Isian singkat in SNPMB', async ({ page, level, api }) => {
  await visit(page, '/snpmb/soal', 'Soal')
  const form = await addQuestion(page)
  const category = (await api.call(snpmbQuestionRoutes.list, { query: { limit: 1 } })).data[0]?.category_name ?? ''
  await choose(form, 'Kategori', category)
  await choose(form, 'Label', 'Tryout')
  await choose(form, 'Tipe soal', 'Pilihan ganda kompleks')
  const text = `Pilih semua bilangan prima ${level}`
  await line(form, 'Teks soal').fill(text)
  for (const [at, option] of ['dua', 'empat', 'lima'].entries()) {
    await line(form, `Pilihan ${'ABC'[at]}`).fill(option)
  }
  for (const letter of ['A', 'C'])
    await form.getByRole('checkbox', { name: `Pilihan ${letter} benar` }).check({ force: true })
  await save(form)
  await expectToast(page, 'ditambahkan')
  const { data } = await api.call(snpmbQuestionRoutes.list, { query: { q: text, form: 'pgk' } })
  expect(data[0]).toMatchObject({
    form: 'pgk',
    selections: [{ is_answer: true }, { is_answer: false }, { is_answer: true }],
  })
})

staffJourney(
  'Isian singkat: how its key is read, a tolerance, an answer that is tried',
  async ({ page, level, api }) => {
    const { topic } = await newTopic(api, `isian ${level}`)
    await visit(page, '/soal', 'Soal')
    const form = await addQuestion(page)
    await classify(form, topic.topic_name)
    await choose(form, 'Tipe soal', 'Isian singkat')
    await line(form, 'Teks soal').fill('Berapa panjangnya?')
    await line(form, 'Jawaban 1').fill('1,234 meter')
    await form.getByText('Dibaca sebagai bilangan 1,234 meter').waitFor()
    await line(form, 'Coba jawaban').fill('1.234')
    await form.getByText('Tidak diterima: 1.234 dibaca seribu dua ratus tiga puluh empat.').waitFor()
    await line(form, 'Toleransi (±)').fill('0,01')
    await line(form, 'Coba jawaban').fill('1,24 m')
    await form.getByText('Diterima', { exact: true }).waitFor()
    await line(form, 'Satuan').fill('meter')
    await save(form)
    await expectToast(page, 'ditambahkan')
    const [question] = (await api.call(questionRoutes.main, { query: { topic_id: topic.id_topic } })).data
    expect(question).toMatchObject({
      form: 'isian',
      interaction: { unit: 'meter' },
      short_answers: [{ short_answer_text: '1,234 meter', first_range: '1,244', second_range: '1,224' }],
    })
  },
)

staffJourney('Essay: a rubric says the points, and is marked as a person would', async ({ page, level, api }) => {
  const { topic } = await newTopic(api, `rubrik ${level}`)
  await visit(page, '/soal', 'Soal')
  const form = await addQuestion(page)
  await classify(form, topic.topic_name)
  await choose(form, 'Tipe soal', 'Essay')
  await line(form, 'Teks soal').fill('Mengapa langit biru?')
  await line(form, 'Jawaban').fill('Karena cahaya biru dihamburkan.')
  await form.getByRole('button', { name: 'Tambah kriteria' }).click()
  await line(form, 'Tingkat 2 kriteria 1').fill('Menyebut hamburan')
  await form.getByRole('button', { name: 'Tambah tingkat' }).click()
  await line(form, 'Tingkat 3 kriteria 1').fill('Menjelaskan hamburan')
  await form.getByLabel('Poin tingkat 3 kriteria 1').fill('2,5')
  await form.getByRole('button', { name: /^Penskoran: 2,5 poin, dinilai dengan rubrik/ }).waitFor()
  await form.getByRole('button', { name: 'Simpan', exact: true }).click()
  await form.getByText('Isi kriteria ini, atau hapus.').waitFor()
  await line(form, 'Kriteria 1').fill('Alasan')
  await form.getByRole('button', { name: 'Tambah kriteria' }).click()
  await save(form)
  await expectToast(page, 'ditambahkan')
  const [question] = (await api.call(questionRoutes.main, { query: { topic_id: topic.id_topic } })).data
  expect(question).toMatchObject({ form: 'uraian', scoring: { points: 2.5, rule: 'rubric' } })
  expect(question?.interaction).toEqual({
    used: { rubric: 1 },
    rubric: [
      {
        id: 'r1',
        text: 'Alasan',
        levels: [
          { points: 0, text: '' },
          { points: 1, text: 'Menyebut hamburan' },
          { points: 2.5, text: 'Menjelaskan hamburan' },
        ],
      },
    ],
  })
  await visit(page, `/lihat/soal/${question?.id_question}`, 'Lihat seperti siswa')
  await page.getByRole('button', { name: 'Periksa jawaban' }).click()
  await page.getByText('Skor 0 dari 2,5').waitFor()
  await page.getByRole('group', { name: 'Alasan' }).getByRole('radio', { name: '1 Menyebut hamburan' }).check()
  await page.getByText('Skor 1 dari 2,5').waitFor()
  await visit(page, `/soal?question_code=${question?.code}`, 'Soal')
  const edited = await editQuestion(page.getByRole('article').first())
  await edited.getByRole('button', { name: 'Tindakan Kriteria 1' }).click()
  await page.getByRole('menuitem', { name: 'Hapus' }).click()
  await save(edited)
  await expectToast(page, 'diperbaharui')
  const [stored] = (await api.call(questionRoutes.main, { query: { topic_id: topic.id_topic } })).data
  expect(stored?.interaction).toEqual({ used: { rubric: 1 } })
})
