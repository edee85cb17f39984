import { LEVEL } from '@bank/contract/access'
import { CARDS } from '@bank/contract/telaah/card'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { openApp } from '../../test/app.tsx'
import { server } from '../../test/server.ts'

const { db, make, signIn } = await server()
beforeAll(() => import('./screens.ts'))

/** A question of somebody else, which waits for a review. */
async function submitted(text = '<p>Ibu kota Jawa Barat adalah ....</p>') {
  await db
    .insertInto('review_policy')
    .values({ binding: true, reviews: 1, own_approval: false, block_on: 'tidak' })
    .execute()
  const id = await make.question({ type: 2, text })
  const selection_id = await make.selection({ question_id: id, text: 'Bandung' })
  await make.selection({ question_id: id, text: 'Serang' })
  await make.answer({ question_id: id, selection_id })
  // while it was written the review may have begun
  const waits = { question_id: id, stage: 'submitted' }
  await db
    .insertInto('question_review')
    .values(waits)
    .onConflict((known) => known.column('question_id').doUpdateSet(waits))
    .execute()
  return id
}
const statusOf = async (id: number) =>
  (await db.selectFrom('question').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

it('is filled in by keys, keeps the key folded until it is asked for, and approves', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.admin)
  const id = await submitted()
  openApp(`/telaah/${id}`)
  const first = await screen.findByRole('group', { name: /^1 ?Soal sesuai dengan indikator/ })
  const asked = within(screen.getByRole('region', { name: 'Tampilan siswa' }))
  expect(asked.queryByText('Jawaban benar')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Tampilkan kunci dan pembahasan' }))
  expect(await screen.findByRole('region', { name: 'Kunci dan pembahasan' })).toBeDefined()

  // rules see three aspects wholly
  expect(screen.getAllByText('otomatis')).toHaveLength(3)
  await user.keyboard('{Control>}{Enter}{/Control}')
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('j')
  expect(first.contains(document.activeElement)).toBe(true)
  await user.keyboard('t')
  const note = await screen.findByRole('textbox', { name: 'Catatan aspek 1' })
  await waitFor(() => expect(document.activeElement).toBe(note))
  await user.keyboard('tj{Escape}')
  expect((note as HTMLTextAreaElement).value).toBe('tj')
  await user.keyboard('y')
  for (const _ of CARDS.pg.slice(1)) await user.keyboard('jy')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('Soal ini sudah disetujui.')
  expect(await statusOf(id)).toBe('approved')
  expect(screen.getByRole('region', { name: 'Telaah sebelumnya' }).textContent).toContain('Layak oleh Admin')
})

it('is answered as before by one click, where rules see nothing else', async () => {
  const user = userEvent.setup()
  const own = await signIn(LEVEL.admin)
  const question_id = await submitted()
  const aspects = CARDS.pg.map((_, at) => ({ no: at + 1, mark: 'ya' }))
  const card = { verdict: 'layak', form: 'pg', version: 1, aspects: JSON.stringify(aspects), revision: 0, round: 1 }
  await db
    .insertInto('review')
    .values({ question_id, created_by: own, ...card })
    .execute()
  await db
    .updateTable('question_review')
    .set({ approved_revision: 0, approved_by: own, approved_at: new Date('2026-03-02T01:00:00Z') })
    .execute()
  await db.updateTable('question').set({ text: '<p>Ibu kota yang terletak diatas Garut adalah ....</p>' }).execute()
  openApp(`/telaah/${question_id}`)
  await user.click(await screen.findByRole('button', { name: 'Isi seperti telaah saya sebelumnya' }))
  const answered = (name: string) => screen.getAllByRole('radio', { name, checked: true })
  expect(answered('Ya')).toHaveLength(CARDS.pg.length - 1)
  const language = within(screen.getByRole('group', { name: /kaidah bahasa Indonesia/ }))
  expect(language.getByRole<HTMLInputElement>('radio', { name: 'Tidak' }).checked).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Yang berubah sejak telaah Anda' }))
  const changes = within(await screen.findByRole('region', { name: 'Perubahan' }))
  expect((await changes.findByText('terletak diatas Garut', { exact: false })).textContent).toContain('Garut')
  expect(changes.getAllByRole('list', { name: 'Yang berubah' }), 'not that it was added').toHaveLength(1)
})

it('sends a question back by what automatic review has found, and says what a card lacks', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.admin)
  const id = await submitted('<p>Ibu kota yang terletak diatas Garut adalah ....</p>')
  openApp(`/telaah/${id}`)
  const language = within(await screen.findByRole('group', { name: /kaidah bahasa Indonesia/ }))
  expect(language.getByRole<HTMLInputElement>('radio', { name: 'Tidak' }).checked).toBe(true)
  expect(language.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Kata depan dipisah: di atas.')
  await user.click(screen.getByRole('button', { name: 'Layak' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Soal yang layak tidak memiliki aspek Tidak.')
  await user.click(screen.getByRole('button', { name: 'Perbaiki' }))
  await screen.findByText('Soal ini perlu diperbaiki, lalu diajukan lagi.')
  expect(screen.getByRole('region', { name: 'Telaah sebelumnya' }).textContent).toContain('Kata depan dipisah')
})

it('keeps the card when the content has changed meanwhile', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.admin)
  const id = await submitted()
  openApp(`/telaah/${id}`)
  const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Catatan' })
  await user.type(note, 'Kurang jelas.')
  await db.updateTable('question').set({ text: '<p>Ibu kota Banten adalah ....</p>' }).where('id', '=', id).execute()
  await user.click(screen.getByRole('button', { name: 'Tolak' }))
  await screen.findByText(/^Isi soal sudah berubah sejak dibuka. Kartu/)
  expect(note.value).toBe('Kurang jelas.')
  await user.click(screen.getByRole('button', { name: 'Lihat isi terbaru' }))
  await screen.findByText(/Ibu kota Banten/)
  await user.click(screen.getByRole('button', { name: 'Tolak' }))
  await screen.findByText('Soal ini ditolak.')
})

it('leads a question on from its card, which says where it stands', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.admin)
  await submitted()
  openApp('/soal')
  const card = within(await screen.findByRole('article', { name: /^Soal / }))
  await card.findByText('Menunggu telaah')
  await user.click(await card.findByRole('link', { name: /^Telaah / }))
  await user.click(await screen.findByRole('button', { name: /^Tarik kembali / }))
  await screen.findByText('Soal ini belum diajukan untuk ditelaah.')
  await user.click(screen.getByRole('button', { name: 'Kembali' }))
  const back = within(await screen.findByRole('article', { name: /^Soal / }))
  await user.click(await back.findByRole('button', { name: /^Ajukan telaah / }))
  await back.findByText('Menunggu telaah')
})

it('is submitted to who is named, with a day and a message that they read', async () => {
  const user = userEvent.setup()
  const own = await signIn(LEVEL.admin)
  const id = await submitted()
  await db.updateTable('question_review').set({ stage: 'draft' }).where('question_id', '=', id).execute()
  const rina = await make.account({ name: 'Rina' })
  await db.insertInto('capability').values({ account_id: rina, what: 'review' }).execute()
  openApp(`/telaah/${id}`)
  const button = await screen.findByRole('button', { name: /^Ajukan dengan pesan / })
  await user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: /^Ajukan / }))
  const day = dialog.getByLabelText<HTMLInputElement>('Ditelaah paling lambat')
  await user.type(day, '2020-01-31')
  await user.click(dialog.getByRole('button', { name: 'Ajukan telaah' }))
  await dialog.findByText('Pilih hari ini atau sesudahnya.')
  await user.clear(day)
  await user.type(day, '2099-01-31')
  await user.click(dialog.getByRole('combobox', { name: 'Penelaah' }))
  await user.click(await screen.findByRole('option', { name: 'Rina' }))
  // closing asks, and nothing that was typed is lost
  await user.type(dialog.getByRole('textbox', { name: 'Pesan untuk penelaah' }), 'Cek kunci B.{Escape}')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Lanjutkan mengedit' }))

  // somebody else has taken it from her meanwhile
  await db.deleteFrom('capability').execute()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await dialog.findByText(/^Rina tidak dapat menelaah /)
  await db.insertInto('capability').values({ account_id: rina, what: 'review' }).execute()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('Cek kunci B.')
  expect(screen.queryByRole('dialog')).toBeNull()
  const task = db.selectFrom('review_task').select(['account_id', 'asked_by']).where('question_id', '=', id)
  expect(await task.execute()).toEqual([{ account_id: rina, asked_by: own }])
})

it('passes a task on from the question, and says at the field why somebody cannot have it', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.admin)
  const id = await submitted()
  const rina = await make.account({ name: 'Rina' })
  const able = { account_id: rina, what: 'review' as const }
  await db.insertInto('capability').values(able).execute()
  await db.insertInto('review_task').values({ kind: 'telaah', question_id: id, due_on: '2099-01-31' }).execute()
  openApp(`/telaah/${id}`)
  const tasks = within(await screen.findByRole('region', { name: 'Tugas' }))
  await tasks.findByText('siapa saja')
  await user.click(tasks.getByRole('button', { name: /^Tugaskan telaah / }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Tugaskan telaah / }))
  await user.click(dialog.getByRole('button', { name: 'Tugaskan' }))
  await dialog.findByText('Pilih siapa yang mengerjakannya.')
  await user.click(dialog.getByRole('combobox', { name: /Kepada/ }))
  await user.click(await screen.findByRole('option', { name: 'Rina' }))
  await db.deleteFrom('capability').execute()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await dialog.findByText(/^Akun ini tidak dapat menelaah /)
  await db.insertInto('capability').values(able).execute()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await tasks.findByText('Rina')
  const kept = db.selectFrom('review_task').select(['account_id', 'due_on']).where('question_id', '=', id)
  expect(await kept.execute()).toMatchObject([{ account_id: rina }])
})

it('takes a question back with the reason that is asked for', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.admin)
  const id = await submitted()
  await db.updateTable('review_policy').set({ binding: false }).execute()
  await db.updateTable('question').set({ status: 'published' }).where('id', '=', id).execute()
  await db.updateTable('review_policy').set({ binding: true }).execute()
  openApp(`/telaah/${id}`)
  await user.click(await screen.findByRole('button', { name: /^Turunkan / }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Turunkan / }))
  await user.click(dialog.getByRole('button', { name: 'Turunkan' }))
  await dialog.findByText('Tulis alasannya.')
  await user.type(dialog.getByRole('textbox', { name: /Alasan/ }), 'Ada keberatan.')
  await user.click(dialog.getByRole('button', { name: 'Turunkan' }))
  await screen.findByText('Soal ini sudah disetujui.')
  expect(await statusOf(id)).toBe('approved')
})

it('shows nothing of the flow while it does not bind', async () => {
  await signIn(LEVEL.admin)
  await submitted()
  await db.updateTable('review_policy').set({ binding: false }).execute()
  openApp('/soal')
  const card = within(await screen.findByRole('article', { name: /^Soal / }))
  await card.findByRole('button', { name: 'Edit' })
  expect(card.queryByText('Menunggu telaah')).toBeNull()
  expect(card.queryByRole('button', { name: /telaah|Tarik/i })).toBeNull()
})
