import { LEVEL } from '@bank/contract/access'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { openApp } from '../../test/app.tsx'
import { server } from '../../test/server.ts'

const { db, make, signIn } = await server()
beforeAll(() => import('./screens.ts'))

const bind = () =>
  db.insertInto('review_policy').values({ binding: true, reviews: 1, own_approval: false, block_on: 'tidak' }).execute()
const inSide = async () => within(await screen.findByRole('article', { name: 'Komentar' }))
const sideButton = async () => {
  const [button] = await screen.findAllByRole('button', { name: /^Komentar/ })
  return button as HTMLElement
}

it('comments on a part, edits and deletes one’s own, and keeps what is not sent', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.admin)
  await bind()
  const id = await make.question({ type: 2, text: '<p>Ibu kota Banten adalah ....</p>' })
  await make.selection({ question_id: id, text: 'Serang' })
  const { unmount } = openApp(`/telaah/${id}`)
  await user.click(await sideButton())
  const side = await inSide()
  await user.click(side.getByRole('button', { name: 'Kirim' }))
  await side.findByText('Tulis komentarnya.')
  await user.click(side.getByRole('combobox', { name: /Tentang/ }))
  await user.click(await screen.findByRole('option', { name: 'Pilihan A: Serang' }))
  await user.type(side.getByRole('textbox', { name: 'Komentar' }), 'Hanya satu?')
  await user.click(side.getByRole('button', { name: 'Kirim' }))
  const thread = within(await side.findByRole('article', { name: 'Pilihan A: Hanya satu?' }))

  await user.click(thread.getByRole('button', { name: /^Tindakan untuk komentar/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const edited = await thread.findByRole('textbox', { name: 'Komentar' })
  await user.clear(edited)
  await user.type(edited, 'Tambah pilihan.{Control>}{Enter}{/Control}')
  const again = within(await side.findByRole('article', { name: 'Pilihan A: Tambah pilihan.' }))
  await again.findByText(/diedit/)
  await user.click(again.getByRole('button', { name: /^Tindakan untuk komentar/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Hapus' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Hapus' }))
  await side.findByText('Tidak ada catatan yang terbuka.')
  expect(await db.selectFrom('review_thread').selectAll().execute()).toEqual([])

  await user.type(side.getByRole('textbox', { name: 'Komentar' }), 'Belum selesai')
  await side.findByText(/^Draf/)
  unmount()
  openApp(`/telaah/${id}#komentar`)
  await (await inSide()).findByText(/“Belum selesai”/)
})

it('shows many threads and comments in pieces, those that the list left out too', async () => {
  const user = userEvent.setup()
  const by = await signIn(LEVEL.admin)
  await bind()
  const question_id = await make.question({ type: 2, text: '<p>Ibu kota Banten adalah ....</p>' })
  await sql`with thread as (
      insert into review_thread (question_id, revision, created_by)
      select ${question_id}, 0, ${by} from generate_series(1, 21) returning id)
    insert into review_comment (thread_id, text, created_by)
    select id, repeat('é', 4000), ${by} from (select id, max(id) over () as last from thread) t,
      generate_series(1, case id when last then 150 else 1 end)`.execute(db)
  openApp(`/telaah/${question_id}`)
  await user.click(await sideButton())
  const side = await inSide()
  const threads = () => side.getAllByRole('article')
  await waitFor(() => expect(threads()).toHaveLength(20))
  await user.click(side.getByRole('button', { name: 'Tampilkan lagi (1 catatan)' }))
  expect(threads()).toHaveLength(21)
  expect(document.activeElement).toBe(threads()[20])

  const last = within(threads()[20] as HTMLElement)
  const shown = () => last.getAllByText(/^é+$/).length
  while (shown() < 150) {
    const before = shown()
    await user.click(last.getByRole('button', { name: `Tampilkan lagi (${150 - before} komentar)` }))
    await waitFor(() => expect(shown()).toBeGreaterThan(before))
    expect(document.activeElement?.localName).toBe('li')
  }
  expect(last.queryByRole('button', { name: /^Tampilkan lagi/ })).toBeNull()
})

it('shows no comments while the policy does not bind', async () => {
  await signIn(LEVEL.admin)
  const id = await make.question({ type: 2 })
  openApp(`/telaah/${id}`)
  await screen.findByText('Alur telaah tidak berlaku.')
  expect(screen.queryByRole('article', { name: 'Komentar' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Komentar/ })).toBeNull()
})
