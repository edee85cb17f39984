import { LEVEL } from '@bank/contract/access'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { openApp } from '../../test/app.tsx'
import { server } from '../../test/server.ts'

const { db, make, signIn } = await server()
beforeAll(() => import('./screens.ts'))

const policy = () =>
  db.insertInto('review_policy').values({ binding: true, reviews: 1, own_approval: false, block_on: 'tidak' }).execute()

/** A question with a key at a stage of the flow, and a task of it. */
async function task(kind: 'telaah' | 'perbaiki', stage: 'submitted' | 'changes', account_id: number, text: string) {
  const question_id = await make.question({ type: 2, text: `<p>${text}</p>` })
  const selection_id = await make.selection({ question_id, text: 'Bandung' })
  await make.answer({ question_id, selection_id })
  await db
    .insertInto('question_review')
    .values({ question_id, stage })
    .onConflict((known) => known.column('question_id').doUpdateSet({ stage }))
    .execute()
  await db.insertInto('review_task').values({ kind, question_id, account_id, due_on: '2026-12-12' }).execute()
  return question_id
}

it('leads from a question that was put right to the next one, without the list', async () => {
  const user = userEvent.setup()
  const own = await signIn(LEVEL.teamContent)
  await make.account({ level: LEVEL.admin })
  await policy()
  const id = await task('perbaiki', 'changes', own, 'Ibu kota Jawa Barat adalah ....')
  const next = await task('perbaiki', 'changes', own, 'Ibu kota Aceh adalah ....')
  const { unmount } = openApp(`/telaah/${id}?bagian=perbaiki`)
  const mend = await screen.findByRole('link', { name: 'Perbaiki soal' })
  expect(mend.getAttribute('href')).toContain('bagian=perbaiki')
  unmount()

  const { address } = openApp(`/soal/${id}?bagian=perbaiki`)
  await user.click(await screen.findByRole('button', { name: /^Ajukan telaah / }))
  await screen.findByText('Menunggu telaah')
  const link = await screen.findByRole('link', { name: 'Berikutnya (1)' })
  await waitFor(() => expect(link.className).not.toContain('invisible'))
  await user.keyboard('b')
  await waitFor(() => expect(address()).toBe(`/telaah/${next}?bagian=perbaiki`))
})

it('shows what is stored when a question is reviewed again', async () => {
  const user = userEvent.setup()
  const own = await signIn(LEVEL.admin)
  await policy()
  const id = await task('telaah', 'submitted', own, 'Ibu kota Jawa Barat adalah ....')
  openApp('/tugas')
  await user.click(await screen.findByRole('link', { name: 'Mulai (1)' }))
  await screen.findByRole('group', { name: /Soal sesuai dengan indikator/ })
  await user.click(screen.getByRole('button', { name: 'Kembali' }))
  await screen.findByRole('heading', { level: 1, name: 'Tugas saya' })
  await db.updateTable('question').set({ text: '<p>Ibu kota Banten adalah ....</p>' }).where('id', '=', id).execute()
  await user.click(await screen.findByRole('link', { name: 'Mulai (1)' }))
  await screen.findByText(/Ibu kota Banten/)
  expect(screen.queryByText(/^Isi soal sudah berubah sejak dibuka/)).toBeNull()
})
