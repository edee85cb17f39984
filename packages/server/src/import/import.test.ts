import { importRoutes, importRowRoutes, LEVEL, questionRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { docx, p, picture, r } from '../../../exchange/test/docx.ts'
import { run } from '../../../exchange/test/things.ts'
import { row, xlsx } from '../../../exchange/test/xlsx.ts'
import { type Client, importing, read, rowsOf, send, TWO } from '../../test/importing.ts'
import { make, PNG } from '../../test/make.ts'
import { world } from '../../test/world.ts'
import { tidyImages } from '../media/tidy.ts'
import { takeJob } from './job/job.repo.ts'
import { runImports } from './run-imports.ts'
import { tidyImports } from './tidy.repo.ts'

const { db, signIn } = await world({ rateLimits: false })
const a = make(db)
const { place, ready, saved } = importing(db)

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
        place: 'hlm. 1, paragraf 1',
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

describe('a line', () => {
  const PLAIN = ['Ibu kota Jawa Barat', 'Bandung', 'Semarang', 'Ibu kota Jawa Tengah', 'Solo', 'Semarang']
  const linesOf = async (client: Client, params: { id: number }) =>
    (await client.call(importRoutes.lines, { params, query: {} })).data

  it('is what a person says: the file is read once more', async () => {
    const staff = await signIn()
    const { params } = await ready(staff, PLAIN)
    expect(await linesOf(staff, params)).toMatchObject([
      { no: 1, text: 'Ibu kota Jawa Barat', place: 'hlm. 1, paragraf 1', used: false, role: null },
      ...PLAIN.slice(1).map((text) => ({ text })),
    ])
    const question = [1, 4].map((no) => ({ no, role: 'question' as const }))
    const roles = [{ no: 2, role: 'option' as const, alike: true }, ...question]
    await staff.call(importRoutes.roles, { params, body: { roles } })
    await runImports(db)
    expect(await read(staff, params.id)).toMatchObject({ state: 'ready', error: null })
    const drafts = (await rowsOf(staff, params.id)).map(({ draft }) => draft)
    expect(drafts).toMatchObject([
      { question_text: '<p>Ibu kota Jawa Barat</p>', selections: [{ selection_text: 'Bandung' }, {}] },
      { question_text: '<p>Ibu kota Jawa Tengah</p>', selections: [{ selection_text: 'Solo' }, {}] },
    ])
    expect((await linesOf(staff, params)).map(({ role }) => role?.[0])).toEqual(['q', 'o', 'o', 'q', 'o', 'o'])
  })

  it('stays as it is once a question of the file is saved', async () => {
    const staff = await signIn()
    const { params } = await saved(staff)
    const body = { roles: [{ no: 1, role: 'none' as const }] }
    await expect(staff.call(importRoutes.roles, { params, body })).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

describe('a row', () => {
  it('is put right, skipped, and taken as it is', async () => {
    const staff = await signIn()
    const { params } = await ready(staff)
    await staff.call(importRoutes.edit, { params, body: { set: await place() } })
    const [, second] = await rowsOf(staff, params.id)
    const id = { id: second?.id_import_row ?? 0 }
    const change = async (body: object) => (await staff.call(importRowRoutes.edit, { params: id, body })).data[0]
    expect(await change({ accept: true })).toMatchObject({ state: 'ready' })
    expect(await change({ accept: false, skip: true })).toMatchObject({ state: 'skipped' })
    const selections = [{ selection_text: '<b onclick="x">Semarang</b>', is_answer: true }, { selection_text: 'Solo' }]
    const now = await change({ skip: false, draft: { selections } })
    expect(now.draft.selections?.[0]).toMatchObject({ selection_text: '<b>Semarang</b>', is_answer: true })
    expect(now).toMatchObject({ state: 'ready', messages: [] })
    const stale = change({ skip: true, updated_at: second?.updated_at })
    await expect(stale).rejects.toMatchObject({ status: 409, code: 'STALE' })
  })

  it('is written over as a whole, and a key that is marked keeps what else was said', async () => {
    const staff = await signIn()
    const { params } = await ready(staff, ['Materi: Aljabar', '7. Berapa?', 'A. satu', 'C. dua', 'Pembahasan: Dua.'])
    const [row] = await rowsOf(staff, params.id)
    const id = { id: row?.id_import_row ?? 0 }
    const texts = ({ messages }: { messages: { text: string }[] }) => messages.map(({ text }) => text)
    const change = async (body: object) => (await staff.call(importRowRoutes.edit, { params: id, body })).data[0]
    const marked = row?.draft.selections?.map((option, at) => ({ ...option, is_answer: at === 0 }))
    const gap = 'Huruf opsi tidak urut: A, C.'
    expect(texts(row as never)).toEqual(expect.arrayContaining(['Kunci belum ada.', gap]))
    const keyed = texts(await change({ draft: { selections: marked } }))
    expect(keyed).toContain(gap)
    expect(keyed).not.toContain('Kunci belum ada.')
    expect(keyed).toContain('Materi “Aljabar” tidak ditemukan. Pilih materi.')
    const draft = { qt_id: 3, question_text: '<p>Berapa?</p>', short_answers: [{ short_answer_text: '2' }] }
    const whole = await change({ whole: true, draft })
    expect(whole.draft).toEqual({ ...draft, short_answers: [expect.objectContaining({ short_answer_text: '2' })] })
    expect(texts(whole)).not.toContain(gap)
    expect((await staff.call(importRowRoutes.get, { params: id })).data[0]).toEqual(whole)
    await expect((await signIn()).call(importRowRoutes.get, { params: id })).rejects.toMatchObject({ status: 404 })
  })

  it('keeps the pictures that were put into it', async () => {
    const staff = await signIn()
    const { params } = await ready(staff)
    const [row] = await rowsOf(staff, params.id)
    const [shown, other] = [await a.image(), await a.image()]
    const selections = [{ selection_text: '', image: shown.url }]
    const id = { id: row?.id_import_row ?? 0 }
    await staff.call(importRowRoutes.edit, { params: id, body: { draft: { selections } } })
    const aged = db.updateTable('image').set({ created_at: new Date(Date.now() - 2 * 24 * 3_600_000) })
    await aged.where('id', 'in', [shown.id, other.id]).execute()
    await tidyImages(db)
    const left = await db.selectFrom('image').select('id').where('id', 'in', [shown.id, other.id]).execute()
    expect(left).toEqual([{ id: shown.id }])
  })

  it('is settled by its key: a guessed one is right, a missing one is meant to be missing', async () => {
    const staff = await signIn()
    const { params } = await ready(staff)
    await staff.call(importRoutes.edit, { params, body: { set: await place() } })
    await staff.call(importRoutes.edit, { params, body: { settle: 'key-guessed' } })
    expect(await read(staff, params.id)).toMatchObject({ counts: { ready: 1, look: 1 } })
    await staff.call(importRoutes.edit, { params, body: { settle: 'key-missing', rows: [2] } })
    expect(await read(staff, params.id)).toMatchObject({ counts: { ready: 2, look: 0 } })
  })

  it('that the bank refuses is told why, and holds up no other', async () => {
    const staff = await signIn()
    const { params } = await ready(staff, [...TWO, 'Kunci: B'])
    const fits = await place()
    const elsewhere = await a.subtopic({ topic_id: await a.topic() })
    await staff.call(importRoutes.edit, { params, body: { set: fits } })
    await staff.call(importRoutes.edit, { params, body: { rows: [1], set: { subtopic_id: elsewhere } } })
    await staff.call(importRoutes.save, { params })
    await runImports(db)
    expect(await rowsOf(staff, params.id)).toMatchObject([
      { state: 'wrong', messages: [{ text: 'Sub-materi ini bukan bagian dari materi yang dipilih.' }] },
      { state: 'saved' },
    ])
  })
})

describe('an import', () => {
  it('is of its own account; level 1 reads and removes all', async () => {
    const [staff, other, admin] = [await signIn(), await signIn(), await signIn(LEVEL.admin)]
    const { params } = await ready(staff)
    const missing = { status: 404 }
    await expect(other.call(importRoutes.lines, { params, query: {} })).rejects.toMatchObject(missing)
    for (const route of [importRoutes.get, importRoutes.save, importRoutes.undo, importRoutes.remove])
      await expect(other.call(route, { params })).rejects.toMatchObject(missing)
    await expect(other.call(importRowRoutes.list, { params, query: {} })).rejects.toMatchObject(missing)
    await expect(admin.call(importRoutes.save, { params })).rejects.toMatchObject({ code: 'CONFLICT' })
    const listed = async (client: Client) => (await client.call(importRoutes.list, { query: {} })).data
    expect([await listed(other), await listed(admin)]).toMatchObject([[], [{ id_import: params.id }]])
    await admin.call(importRoutes.remove, { params })
    expect(await db.selectFrom('import_file').select('no').execute()).toEqual([])
    expect(await listed(staff)).toEqual([])
  })

  it('goes on where a killed process left it, and saves no question twice', async () => {
    const staff = await signIn()
    const { params } = await ready(staff, TWO.slice(0, 6))
    await staff.call(importRoutes.edit, { params, body: { set: await place() } })
    for (const _ of [1, 2]) await staff.call(importRoutes.save, { params })
    const held = await takeJob(db)
    await runImports(db)
    expect(await read(staff, params.id), 'while its process may be at work').toMatchObject({ state: 'saving' })
    await db
      .updateTable('import_job')
      .set({ leased_until: new Date(0) })
      .execute()
    await Promise.all([runImports(db), runImports(db)])
    expect(held?.id).toBe(params.id)
    expect(await read(staff, params.id)).toMatchObject({ state: 'done', counts: { saved: 1 } })
    expect(await db.selectFrom('question').select('id').execute()).toHaveLength(1)
  })

  it('is one change of Riwayat', async () => {
    const staff = await signIn()
    const { question } = await saved(staff)
    const { rows } = await sql<{ kind: string; count: number }>`
      select kind, count from change where account_id = ${staff.id}`.execute(db)
    expect(question).toBeGreaterThan(0)
    expect(rows).toEqual([{ kind: 'import', count: 1 }])
  })

  it('that is taken back keeps what was changed since', async () => {
    const staff = await signIn()
    const { params, question } = await saved(staff)
    await staff.call(questionRoutes.update, { params: { id: question }, body: { label: 'exam' } })
    await staff.call(importRoutes.undo, { params })
    await runImports(db)
    expect(await read(staff, params.id)).toMatchObject({
      state: 'done',
      warnings: ['1 soal tetap ada, karena sudah diubah atau dipakai.'],
    })
    expect((await staff.call(questionRoutes.get, { params: { id: question } })).data).toHaveLength(1)
  })

  it('stops when its account may not write any more', async () => {
    const staff = await signIn()
    const { params } = await ready(staff, TWO.slice(0, 6))
    await staff.call(importRoutes.edit, { params, body: { set: await place() } })
    await staff.call(importRoutes.save, { params })
    await db.updateTable('account').set({ is_active: 2 }).where('id', '=', staff.id).execute()
    await runImports(db)
    const admin = await signIn(LEVEL.admin)
    expect(await read(admin, params.id)).toMatchObject({ state: 'ready', counts: { ready: 1, saved: 0 } })
  })

  it('is forgotten in time: its file a day after it ended, itself after thirty; its pictures stay until then', async () => {
    const staff = await signIn()
    const { params } = await saved(staff)
    const picture = await a.image()
    await db.insertInto('import_image').values({ job_id: params.id, image_id: picture.id }).execute()
    await sql`update image set created_at = now() - interval '2 days'`.execute(db)
    const left = async () => {
      await tidyImports(db)
      await tidyImages(db)
      const count = async (table: 'import_job' | 'import_file' | 'image') =>
        (await db.selectFrom(table).selectAll().execute()).length
      return [await count('import_job'), await count('import_file'), await count('image')]
    }
    const pass = async (days: number) => {
      await sql`alter table import_job disable trigger stamp`.execute(db)
      await sql`update import_job set updated_at = now() - make_interval(days => ${days})`.execute(db)
      await sql`update import_file set created_at = now() - make_interval(days => ${days})`.execute(db)
      await sql`alter table import_job enable trigger stamp`.execute(db)
    }
    expect(await left()).toEqual([1, 1, 1])
    await pass(2)
    expect(await left()).toEqual([1, 0, 1])
    await pass(31)
    expect(await left()).toEqual([0, 0, 0])
  })
})
