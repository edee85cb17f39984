import { importRoutes, questionRoutes } from '@bank/contract'
import { describe, expect, it } from 'vitest'
import { docx, p, picture, r } from '../../../exchange/test/docx.ts'
import { run } from '../../../exchange/test/things.ts'
import { row, xlsx } from '../../../exchange/test/xlsx.ts'
import { importing, read, rowsOf, send, TWO } from '../../test/importing.ts'
import { make, PNG } from '../../test/make.ts'
import { world } from '../../test/world.ts'
import { runImports } from './run-imports.ts'

const { db, signIn } = await world({ rateLimits: false })
const a = make(db)
const { place, ready } = importing(db)

describe('a Word file', () => {
  it('comes in as rows, is put right, saved, and taken back', async () => {
    const staff = await signIn()
    const job = await send(staff, TWO)
    expect(job).toMatchObject({ state: 'uploaded', file_name: 'Tryout 1.docx', product_type: 1 })
    await runImports(db)
    expect(await read(staff, job.id_import)).toMatchObject({ state: 'ready', counts: { wrong: 2 } })
    const rows = await rowsOf(staff, job.id_import)
    expect(rows).toMatchObject([
      {
        no: 1,
        place: 'paragraf 1',
        draft: {
          qt_id: 2,
          selections: [{ selection_text: 'Bandung', is_answer: true }, { is_answer: false }, { is_answer: false }],
        },
      },
      {
        no: 2,
        messages: expect.arrayContaining([{ severity: 'look', text: 'Kunci belum ada.', about: 'key-missing' }]),
      },
    ])
    const params = { id: job.id_import }
    await staff.call(importRoutes.edit, { params, body: { set: await place() } })
    expect(await read(staff, job.id_import)).toMatchObject({ counts: { ready: 1, look: 1, wrong: 0 } })

    await staff.call(importRoutes.save, { params })
    await runImports(db)
    expect(await read(staff, job.id_import)).toMatchObject({ state: 'ready', counts: { saved: 1, look: 1 } })
    const [saved] = await rowsOf(staff, job.id_import)
    const [question] = (await staff.call(questionRoutes.get, { params: { id: saved?.id_question ?? 0 } })).data
    expect(question).toMatchObject({
      status: 'on-progress',
      name_creator: 'Staf',
      discussion: { discussion_text: '<p>Bandung sejak 1925.</p>' },
      selections: [{ is_answer: true }, {}, {}],
    })

    await staff.call(importRoutes.undo, { params })
    await runImports(db)
    expect(await read(staff, job.id_import)).toMatchObject({ state: 'undone', counts: { undone: 1 } })
    await expect(staff.call(questionRoutes.get, { params: { id: question.id_question } })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('is refused with a sentence where it is none, and is told to have come before', async () => {
    const staff = await signIn()
    const file = new File(['bukan'], '../surat.docx')
    const [job] = (await staff.call(importRoutes.upload, { body: { product_type: 1, file } })).data
    expect(job.file_name).toBe('surat.docx')
    await runImports(db)
    expect(await read(staff, job.id_import)).toMatchObject({
      state: 'failed',
      error: 'Berkas ini bukan .docx. Buka di Word, lalu Simpan sebagai .docx.',
    })
    expect((await ready(staff)).params.id).not.toBe(job.id_import)
    expect((await send(await signIn(), TWO)).warnings).toEqual([
      expect.stringMatching(/^Berkas ini sudah diimpor pada .+ oleh Staf\.$/),
    ])
  })

  it('with nothing that looks like a question says so', async () => {
    const staff = await signIn()
    const { params } = await ready(staff, ['Surat untuk wali murid'])
    const error = 'Tidak ada soal yang dikenali. Tandai sendiri baris soal dan opsinya.'
    expect(await read(staff, params.id)).toMatchObject({ state: 'ready', error })
  })

  it('with the same question twice says so of the second', async () => {
    const staff = await signIn()
    const again = ['3. Ibu kota Jawa Barat adalah …', 'A. Semarang', 'B. Serang', 'C. Bandung', 'Kunci: C']
    const { params } = await ready(staff, [...TWO, ...again])
    const told = (await rowsOf(staff, params.id)).map(({ messages }) => messages.map(({ text }) => text))
    const twin = 'Sama persis dengan soal 1 di berkas ini.'
    expect(told).toEqual([expect.not.arrayContaining([twin]), expect.anything(), expect.arrayContaining([twin])])
  })

  it('shows its pictures, and a marked place for one that cannot be read', async () => {
    const staff = await signIn()
    const body = [p(r('1. Lihat gambar.') + run(picture('r:embed="a"')) + run(picture('r:embed="b"')))]
    const bytes = docx({
      body: [...body, ...TWO.slice(1, 5).map((line) => p(r(line)))].join(''),
      targets: { a: 'media/a.png', b: 'media/b.png' },
      more: { 'word/media/a.png': PNG } as never,
    })
    const file = new File([bytes], 'gambar.docx')
    const [job] = (await staff.call(importRoutes.upload, { body: { product_type: 1, file } })).data
    await runImports(db)
    const [row] = await rowsOf(staff, job.id_import)
    expect(row?.draft.question_text).toMatch(/<img src="\/media\/[0-9a-f]{32}\.png"[^>]*> ?\[gambar tidak terbaca\]/)
    expect(row?.messages).toContainEqual({ severity: 'look', text: 'Gambar harus berupa PNG atau JPEG.' })
  })
})

it('reads a page that the editor sends, and keeps its pictures', async () => {
  const staff = await signIn()
  const { id, url } = await a.image()
  const formula = '<math data-latex="x^2"><msup><mi>x</mi><mn>2</mn></msup></math>'
  const html = `<p>1. Nilai ${formula}?</p><p><img src="${url}"></p><p>A. ${formula}</p><p>B. dua</p><p>Kunci: B</p>`
  const file = new File([html], 'Tempelan.html')
  const [job] = (await staff.call(importRoutes.upload, { body: { product_type: 1, file } as never })).data
  await runImports(db)
  const [row] = await rowsOf(staff, job.id_import)
  expect(row?.draft).toMatchObject({
    question_text: `<p>Nilai ${formula}?</p><p><img src="${url}"></p>`,
    selections: [{ selection_text: formula }, { selection_text: 'dua', is_answer: true }],
  })
  expect(await db.selectFrom('import_image').select('image_id').execute()).toContainEqual({ image_id: id })
})

describe('a sheet', () => {
  it('comes in as rows, with the pictures of its cells', async () => {
    const staff = await signIn()
    const rows = row('Soal', 'A', 'B', 'Kunci') + row('Gambar apa ini?', 'Peta', 'Denah', 'B')
    const bytes = xlsx({ sheets: { Soal: rows }, pictures: [{ row: 1, column: 0, bytes: PNG }] })
    const file = new File([bytes as never], 'soal.xlsx')
    const [job] = (await staff.call(importRoutes.upload, { body: { product_type: 1, file } })).data
    await runImports(db)
    const draft = {
      question_text: expect.stringMatching(/Gambar apa ini\?.*<img src="\/media\/[0-9a-f]{32}\.png"/),
      selections: [{ is_answer: false }, { is_answer: true }],
    }
    expect(await rowsOf(staff, job.id_import)).toMatchObject([{ draft, place: 'lembar 1, baris 2' }])
  })

  it('without questions says so', async () => {
    const staff = await signIn()
    const file = new File([';;\n;'], 'daftar.csv')
    const [job] = (await staff.call(importRoutes.upload, { body: { product_type: 1, file } })).data
    await runImports(db)
    const error = 'Tidak ada soal yang dikenali.'
    expect(await read(staff, job.id_import)).toMatchObject({ state: 'failed', error })
  })
})
