import { LEVEL } from '@bank/contract/access'
import { authRoutes } from '@bank/contract/auth'
import { discussionRoutes } from '@bank/contract/discussion'
import { questionRoutes } from '@bank/contract/question'
import { questionBulkRoutes } from '@bank/contract/question-bulk'
import { topicRoutes } from '@bank/contract/topic'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openApp } from '../../test/app.tsx'
import { server } from '../../test/server.ts'
import { call } from '../api/call.ts'

const { db, make, signIn } = await server()

const cards = async () => (await screen.findAllByRole('article')).map((card) => card.getAttribute('aria-labelledby'))
const sentences = async () =>
  (await cards()).map((id) => document.getElementById(id ?? '')?.textContent?.replace(/\s+/g, ' '))

async function forgetHistory() {
  await db.deleteFrom('history').execute()
  await db.deleteFrom('change').execute()
}

async function question() {
  const category_id = await make.category({ code: 'NUM' })
  const topic_id = await make.topic({ category_id })
  const id = await make.question({ topic_id, text: '<p>Apa ide pokok <math data-latex="x^2"><mi>x</mi></math>?</p>' })
  const right = await make.selection({ question_id: id, text: 'satu' })
  await make.answer({ question_id: id, selection_id: right })
  await make.discussion({ question_id: id })
  await forgetHistory()
  return { id, code: 'NUM-Q000001', params: { id } }
}

const unfold = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: /^Lihat perubahan/ }))
  return within(await screen.findByRole('list', { name: 'Yang berubah' }))
}

it('tells in sentences what people did, one for each save, newest first', async () => {
  await signIn(LEVEL.admin)
  const { id, params } = await question()
  const selections = [{ selection_text: 'dua', is_answer: true }]
  await call(questionRoutes.update, { params, body: { question_text: '<p>Lain</p>', label: 'exam', selections } })
  await call(questionRoutes.update, { params, body: { status: 'approved' } })
  await call(questionRoutes.update, { params, body: { status: 'published', keywords: [{ keyword_text: 'kata' }] } })
  const [{ discussion }] = (await call(questionRoutes.get, { params })).data
  await call(discussionRoutes.remove, { params: { id: discussion?.id_discussion ?? 0 } })
  await call(topicRoutes.update, { params: { id: 1 }, body: { topic_name: 'Pecahan' } })
  await call(topicRoutes.update, { params: { id: 1 }, body: { image: (await make.image()).url } })
  await make.keyword({ question_id: id })
  openApp('/history')

  expect(await screen.findByRole('heading', { name: 'Riwayat' })).toBeDefined()
  expect(await sentences()).toEqual([
    'Sistem menambah kata kunci pada soal NUM-Q000001',
    'Admin menambah gambar pada materi Pecahan',
    'Admin mengubah materi Pecahan: judul materi',
    'Admin menghapus pembahasan dari soal NUM-Q000001',
    'Admin mengubah soal NUM-Q000001: status, kata kunci',
    'Admin mengubah status soal NUM-Q000001 dari On progress menjadi Approved',
    'Admin mengubah soal NUM-Q000001: teks soal, label, kunci jawaban, pilihan jawaban',
  ])
})

it('tells of accounts in words of their own, and level 2 sees nothing of them', async () => {
  await signIn(LEVEL.teamContent)
  await call(authRoutes.logout, {})
  await signIn(LEVEL.admin)
  await db.deleteFrom('subject').execute()
  const app = openApp('/history?action=logout')
  expect(await sentences()).toEqual(['Staf keluar dari Bank Soal'])
  app.unmount()
  await signIn(LEVEL.teamContent)
  openApp('/history?action=logout')
  expect(await screen.findByText('Data tidak ditemukan.')).toBeDefined()
})

it('tells sign-ins of one account in a row in one card, which opens to each', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const admin = await signIn(LEVEL.admin)
  const signedIn = (who: number, at: number) => ({
    change_id: `masuk ${at}`,
    ...{ action: 'login' as const, resource: 'account', account_id: who, row_id: who, after: {} },
  })
  const other = await make.account({ name: 'Sari' })
  await forgetHistory()
  for (const [at, who] of [other, admin, admin, admin].entries())
    await db.insertInto('history').values(signedIn(who, at)).execute()
  openApp('/history?action=login')
  expect(await sentences()).toEqual(['Admin masuk ke Bank Soal 3 kali', 'Sari masuk ke Bank Soal'])
  expect((await unfold(user)).getAllByRole('listitem')).toHaveLength(3)
})

it('folds out what changed: words marked, formulas by their LaTeX, codes by their names', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const { params } = await question()
  const question_text = '<p>Apa gagasan pokok <math data-latex="x^3"><mi>x</mi></math>?</p>'
  await call(questionRoutes.update, { params, body: { question_text, label: 'exam' } })
  openApp('/history')

  const details = await unfold(user)
  const marks = (tag: string) => [...document.querySelectorAll(tag)].map((mark) => mark.textContent)
  expect(marks('del')).toEqual(['dihapus: ide akhir hapusan ', 'dihapus: x^2 akhir hapusan ', 'sebelum: Tryout'])
  expect(marks('ins')).toEqual([
    'ditambahkan: gagasan akhir tambahan ',
    'ditambahkan: x^3 akhir tambahan ',
    'sesudah: Exam',
  ])
  expect(details.getAllByRole('term').map((term) => term.textContent)).toEqual(['Teks soal', 'Label'])
})

it('tells in one card what one request did to many rows, and lists them when asked', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const { id, code } = await question()
  const copies = 120
  await db
    .insertInto('history')
    .values(
      Array.from({ length: copies }, (_, at) => ({
        change_id: 'impor',
        action: 'edit' as const,
        resource: 'question',
        row_id: id + at,
        question_id: id + at,
        title: `NUM-Q${String(id + at).padStart(6, '0')}`,
        before: { label: 'tryout' },
        after: { label: 'exam' },
      })),
    )
    .execute()
  openApp('/history')
  expect(await sentences()).toEqual(['Sistem mengubah 120 soal'])
  const rows = await unfold(user)
  expect(rows.getAllByRole('listitem')).toHaveLength(100)
  expect(rows.getAllByRole('listitem')[0]?.textContent).toBe('mengubah soal NUM-Q000120: label')
  await user.click(screen.getByRole('button', { name: 'Halaman 2' }))
  const last = await screen.findByRole('link', { name: code })
  expect(last.getAttribute('href')).toBe(`/history?question_id=${id}`)
})

it('names the file of an import, and of taking it back, in its one card', async () => {
  await signIn(LEVEL.teamContent)
  const { id } = await question()
  const entry = (change_id: string, action: 'add' | 'delete', at: number) => ({
    change_id,
    action,
    resource: 'question',
    row_id: id + at,
    question_id: id + at,
    title: `NUM-Q00000${id + at}`,
  })
  const imported = (change: string, action: 'add' | 'delete', count: number) =>
    db.transaction().execute(async (transaction) => {
      await sql`select set_config('bank.kind', 'import', true), set_config('bank.title', 'latihan.docx', true)`.execute(
        transaction,
      )
      const rows = Array.from({ length: count }, (_, at) => entry(change, action, at))
      await transaction.insertInto('history').values(rows).execute()
    })
  await imported('one', 'add', 1)
  await imported('many', 'add', 3)
  await imported('undo', 'delete', 3)
  openApp('/history')
  expect(await sentences()).toEqual([
    'Sistem membatalkan impor latihan.docx: 3 soal dihapus',
    'Sistem mengimpor latihan.docx: 3 soal',
    'Sistem menambah soal NUM-Q000001 · impor latihan.docx',
  ])
})

it('shows pictures side by side', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.admin)
  const [was, becomes] = [await make.image(), await make.image()]
  const id = await make.banner({ image_id: was.id })
  await forgetHistory()
  await db.updateTable('banner').set({ image_id: becomes.id }).where('id', '=', id).execute()
  openApp('/history')
  const details = await unfold(user)
  const [before, after] = details.getAllByRole('figure').map((figure) => within(figure).getByRole('img'))
  expect([before?.getAttribute('src'), after?.getAttribute('src')]).toEqual([was.url, becomes.url])
})

it('keeps its filters in the address, days too', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.admin)
  await make.subject({ name: 'Sains' })
  await make.class({ name: 'Kelas 6' })
  const app = openApp('/history?resource=class')
  expect(await sentences()).toEqual(['Sistem menambah kelas Kelas 6'])
  await user.click(screen.getByRole('button', { name: 'Hapus filter Data: Kelas' }))
  await waitFor(async () => expect(await sentences()).toHaveLength(2))
  const until = screen.getByLabelText('Sampai')
  await user.type(until, '2020-02-03')
  expect(await screen.findByText('Data tidak ditemukan.')).toBeDefined()
  expect(app.address()).toBe('/history?to=2020-02-03')
  expect(screen.getByRole('button', { name: 'Hapus filter Sampai: 3 Februari 2020' })).toBeDefined()
})

it('lets an admin bring a deleted question back, after it said what will happen', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.admin)
  const { id, code, params } = await question()
  await call(questionRoutes.remove, { params })
  const app = openApp('/history')
  await user.click(await screen.findByRole('button', { name: `Pulihkan: ${code}` }))
  const asked = within(await screen.findByRole('alertdialog', { name: 'Pulihkan?' }))
  expect(
    asked.getByText(new RegExp(`soal ${code} dengan pilihan, jawaban.* seperti sebelum dihapus.*sekarang digantikan`)),
  ).toBeDefined()
  await user.click(asked.getByRole('button', { name: 'Pulihkan' }))

  expect(await screen.findByText('Data telah dipulihkan.')).toBeDefined()
  await waitFor(() => expect(app.address()).toBe(`/history?question_id=${id}`))
  expect(await screen.findByRole('link', { name: 'Buka soal' })).toBeDefined()
  await waitFor(async () => expect((await sentences())[0]).toBe(`Admin memulihkan soal ${code}`))
  expect((await call(questionRoutes.get, { params })).data[0].selections).toHaveLength(1)
})

it('says why a version cannot come back, and leaves everything as it was', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.admin)
  const { params } = await question()
  await call(questionRoutes.remove, { params })
  await db.deleteFrom('topic').execute()
  openApp('/history?resource=question')
  await user.click(await screen.findByRole('button', { name: /^Pulihkan/ }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Pulihkan' }))
  expect(await screen.findByText(/Tidak dapat dipulihkan: materi "Ide pokok" sudah tidak ada/)).toBeDefined()
  expect(await db.selectFrom('question').select('id').execute()).toEqual([])
})

it('has a list of its own for who signed in and who failed, which admins alone see', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.admin)
  const event = { account_id: 1, address: '10.0.0.7', hour: new Date() }
  await db
    .insertInto('security_event')
    .values([
      { ...event, kind: 'signed-in', device: 'Chrome di Windows' },
      { ...event, kind: 'sign-in-failed', count: 1200 },
      { ...event, kind: 'sign-in-failed', account_id: null },
    ])
    .execute()
  const app = openApp('/history')
  await user.click(await screen.findByRole('link', { name: 'Masuk dan keamanan' }))
  const table = within(await screen.findByRole('table', { name: 'Masuk dan keamanan' }))
  const cells = () => table.getAllByRole('row').map((row) => within(row).queryAllByRole('cell')[0]?.textContent)
  expect(cells().slice(1).sort()).toEqual([
    'Admin masuk',
    'Gagal masuk dengan akun Admin, 1.200 kali',
    'Gagal masuk dengan email yang tidak terdaftar',
  ])
  app.unmount()
  openApp('/history?about=access&kind=signed-in')
  expect(await screen.findAllByRole('row')).toHaveLength(2)
  await signIn(LEVEL.teamContent)
  openApp('/history?about=access')
  expect(await screen.findByRole('heading', { name: 'Riwayat' })).toBeDefined()
})

it('says of a question that is gone that it is', async () => {
  await signIn(LEVEL.teamContent)
  openApp('/history?question_id=4711')
  expect(await screen.findByText(/^Soal ini sudah dihapus/)).toBeDefined()
})

it('names what it left alone when a change of many questions is taken back', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.admin)
  const ids = [await make.question(), await make.question()]
  await call(questionBulkRoutes.change, { body: { product_type: 1, select: { ids }, change: { label: 'exam' } } })
  await call(questionRoutes.update, { params: { id: ids[0] ?? 0 }, body: { label: 'tryout' } })
  const { code } = await db
    .selectFrom('question')
    .select('code')
    .where('id', '=', ids[0] ?? 0)
    .executeTakeFirstOrThrow()
  openApp('/history')

  await user.click(await screen.findByRole('button', { name: /^Urungkan: / }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Urungkan' }))
  expect(await screen.findByText(`1 tetap, karena sudah diubah lagi: ${code}.`)).toBeDefined()
})
