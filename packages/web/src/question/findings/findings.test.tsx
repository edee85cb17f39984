import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openApp } from '../../../test/app.tsx'
import { server } from '../../../test/server.ts'
import { wordOf } from '../../telaah/place-words.ts'
import { countWords } from './count-words.ts'

const { db, make, signIn } = await server()

/** A question with one warning, as the server's job has counted it. */
async function misplaced() {
  const id = await make.question({ text: '<p>Letaknya diatas meja.</p>' })
  for (const text of ['Buku', 'Pena']) await make.selection({ question_id: id, text })
  const [option] = await db.selectFrom('selection').select('id').where('question_id', '=', id).execute()
  await make.answer({ question_id: id, selection_id: option?.id as number })
  await sql`insert into question_lint values (${id}, 0, 1, '{peringatan,di-place}')`.execute(db)
  await sql`delete from lint_due`.execute(db)
  return id
}

it('says how many findings there are, and where each is', () => {
  expect(countWords({ galat: 0, peringatan: 0 })).toBe('')
  expect(countWords({ galat: 1, peringatan: 2 })).toBe('1 galat, 2 peringatan')
  const places = ['question_text', 'selections.2.selection_text', 'selections', 'statements.0.text', 'answer']
  expect(places.map(wordOf)).toEqual(['Teks soal', 'Pilihan C', 'Pilihan', 'Pernyataan 1', 'Jawaban'])
  expect(wordOf('discussion.discussion_text')).toBe('Pembahasan')
  expect(wordOf('interaction.rows.r2.text')).toBe('Pernyataan')
})

it('shows the findings of a card, ignores one with a reason, and shows it again', async () => {
  const user = userEvent.setup()
  await misplaced()
  await signIn(2)
  openApp('/soal')
  const card = within(await screen.findByRole('article'))
  await user.click(await card.findByRole('button', { name: /^1 peringatan pada / }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Telaah otomatis/ }))
  expect(await dialog.findByText(/di atas/)).toBeDefined()
  expect(dialog.getByText(/Teks soal/)).toBeDefined()

  await user.click(dialog.getByRole('button', { name: 'Abaikan' }))
  await user.click(dialog.getByRole('button', { name: 'Abaikan' }))
  expect(await dialog.findByText('Tulis alasannya.')).toBeDefined()
  await user.type(dialog.getByRole('textbox', { name: /Alasan/ }), 'Kutipan naskah.{Enter}')
  expect(await dialog.findByText(/^Diabaikan oleh .+: Kutipan naskah\.$/)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Tampilkan lagi' }))
  expect(await dialog.findByRole('button', { name: 'Abaikan' })).toBeDefined()
  expect(await db.selectFrom('lint_ignore').select('reason').execute()).toEqual([{ reason: 'Kutipan naskah.' }])
})

it('filters by findings, says how many questions are unread, and asks again when all are read', async () => {
  const user = userEvent.setup()
  await misplaced()
  await signIn(2)
  const { address } = openApp('/soal')
  await screen.findByRole('article')
  const late = await make.question({ text: '<p>Letaknya diatas meja.</p>' })
  await user.click(screen.getByRole('button', { name: 'Saring' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Saring soal' }))
  await user.click(panel.getByText('Temuan telaah'))
  await panel.findByText('1 soal belum dibaca telaah otomatis; hasilnya belum lengkap.')
  await user.click(await panel.findByLabelText(/^Kata depan belum dipisah.*1 soal$/))
  await user.click(panel.getByRole('button', { name: 'Tampilkan hasil' }))
  await waitFor(() => expect(address()).toBe('/soal?finding=di-place'))
  await screen.findByText('1 soal ditemukan')
  await screen.findByText(/^1 soal belum dibaca/)

  await sql`delete from lint_due`.execute(db)
  await sql`insert into question_lint values (${late}, 0, 1, '{peringatan,di-place}')`.execute(db)
  await screen.findByText('2 soal ditemukan')
  expect(screen.queryByText(/belum dibaca/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Hapus filter Temuan telaah: Kata depan belum dipisah' }))
  await waitFor(() => expect(address()).toBe('/soal'))
})
