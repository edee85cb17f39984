import { LEVEL } from '@bank/contract/access'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { openApp } from '../../test/app.tsx'
import { server } from '../../test/server.ts'

const { db, make, signIn } = await server()
beforeAll(() => import('./screens.ts'))

/** A question of somebody else whose first and last options are right, and whose key waits to be found again. */
async function submitted(binding = true) {
  await db
    .insertInto('review_policy')
    .values({ binding, reviews: 1, key_checks: 1, own_approval: false, block_on: 'tidak' })
    .execute()
  return waiting()
}

async function waiting() {
  const question_id = await make.question({ type: 2, multiple: true, text: '<p>Kota di Jawa Barat adalah ....</p>' })
  for (const text of ['Bandung', 'Serang', 'Bogor']) {
    const selection_id = await make.selection({ question_id, text })
    if (text !== 'Serang') await make.answer({ question_id, selection_id })
  }
  const waits = { question_id, stage: 'submitted' }
  await db
    .insertInto('question_review')
    .values(waits)
    .onConflict((known) => known.column('question_id').doUpdateSet(waits))
    .execute()
  return question_id
}
const chosen = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)

it('is answered by letters, tells the key beside the answer, and asks who was wrong for the reason', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.admin)
  const id = await submitted()
  openApp(`/periksa-kunci/${id}`)
  await screen.findByText('Jawab tanpa melihat kunci di daftar soal.')
  await screen.findByRole('checkbox', { name: /Bandung/ })
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect((await screen.findByRole('alert')).textContent).toBe('Pilih jawaban dahulu.')
  await user.keyboard('a')
  await waitFor(() => expect(chosen()).toEqual([true, false, false]))
  // the option that is pressed has the focus then
  await user.click(screen.getByRole('checkbox', { name: /Bogor/ }))
  await user.keyboard('bc')
  await waitFor(() => expect(chosen()).toEqual([true, true, false]))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('Berbeda: Anda A dan B, kunci A dan C.')
  await user.click(screen.getByRole('button', { name: 'Saya keliru' }))
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  await screen.findByText('Tulis alasannya.')
  await user.type(screen.getByRole('textbox', { name: /Di mana kelirunya/ }), 'Serang di Banten.{Enter}')
  await screen.findByText('Alasan disimpan.')
  expect(await db.selectFrom('key_check').select(['settled', 'reason']).execute()).toEqual([
    { settled: 'keliru', reason: 'Serang di Banten.' },
  ])
  openApp(`/periksa-kunci/${id}`)
  await screen.findByText('Alasan Anda: Serang di Banten.')
})

it('takes b for an option until it is answered, and for the next one after', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.admin)
  const id = await submitted()
  const next = await waiting()
  for (const question_id of [id, next])
    await db.insertInto('review_task').values({ kind: 'kunci', question_id, due_on: '2026-12-12' }).execute()
  const { address } = openApp(`/periksa-kunci/${id}`)
  await screen.findByRole('link', { name: 'Berikutnya (1)' })
  await screen.findByRole('checkbox', { name: /Bandung/ })
  await user.keyboard('b')
  await waitFor(() => expect(chosen()).toEqual([false, true, false]))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('Berbeda: Anda B, kunci A dan C.')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Berikutnya (1)' }).className).not.toContain('invisible'))
  await user.keyboard('b')
  await waitFor(() => expect(chosen()).toEqual([false, false, false]))
  expect(address()).toBe(`/periksa-kunci/${next}`)
})

it('asks who finds a mended key whether what they asked for is done, and of their own open notes alone', async () => {
  const user = userEvent.setup()
  const created_by = await signIn(LEVEL.admin)
  const question_id = await submitted()
  const other = await make.account({ name: 'Rina' })
  const notes = [
    { text: 'Kunci salah.', created_by, must_fix: true },
    { text: 'Bagus.', created_by, must_fix: false },
    { text: 'Kurang tegas.', created_by: other, must_fix: true },
  ]
  for (const { text, ...note } of notes) {
    const thread = { ...note, question_id, revision: 0 }
    const { id } = await db.insertInto('review_thread').values(thread).returning('id').executeTakeFirstOrThrow()
    await db.insertInto('review_comment').values({ thread_id: id, text, created_by: note.created_by }).execute()
  }
  openApp(`/periksa-kunci/${question_id}`)
  await screen.findByRole('checkbox', { name: /Bandung/ })
  await user.keyboard('ac{Control>}{Enter}{/Control}')
  await screen.findByText('Sama dengan kunci.')
  const own = within(await screen.findByRole('region', { name: 'Catatan Anda yang belum selesai' }))
  expect(own.getAllByRole('article').map((note) => note.getAttribute('aria-label'))).toEqual([
    'Seluruh soal: Kunci salah.',
  ])
  await user.click(own.getByRole('button', { name: /^Selesai / }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Catatan Anda yang belum selesai' })).toBeNull())
  screen.getByText('Sama dengan kunci.')
})

it('is decided by a reviewer beside the review card where the key stands', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.admin)
  const id = await submitted()
  const checker = await make.account({ name: 'Rina' })
  const check = { question_id: id, revision: 0, created_by: checker, answer: '{"choices": [1]}', agrees: false }
  await db.updateTable('question_review').set({ revision: 0 }).execute()
  await db.insertInto('key_check').values(check).execute()
  openApp(`/telaah/${id}`)
  const checks = within(await screen.findByRole('region', { name: 'Pemeriksaan kunci' }))
  checks.getByRole('link', { name: 'Periksa kunci' })
  await user.click(checks.getByRole('button', { name: 'Pertahankan kunci' }))
  await user.type(checks.getByRole('textbox', { name: /Mengapa kuncinya benar/ }), 'Bogor kota juga.{Enter}')
  await checks.findByText('Kunci dipertahankan oleh Admin: Bogor kota juga.')
})

it('is not asked for while the policy does not bind', async () => {
  await signIn(LEVEL.admin)
  const id = await submitted(false)
  openApp(`/periksa-kunci/${id}`)
  await screen.findByText('Alur telaah tidak berlaku.')
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('is led to by what asks for it, and not to the page that shows the key', async () => {
  const account_id = await signIn(LEVEL.admin)
  const question_id = await submitted()
  const { code } = await db.selectFrom('question').select('code').executeTakeFirstOrThrow()
  const data = { question_id, code, count: 1, name: 'Wati', due_on: '2026-12-12' }
  await db.insertInto('notice').values({ account_id, kind: 'review-check', data }).execute()
  const late = { question_id, code, count: 1, task: 'kunci' }
  await db.insertInto('notice').values({ account_id, kind: 'review-late', data: late }).execute()
  openApp('/tugas?bagian=kabar')
  await screen.findByText(`Pemeriksaan kunci ${code} lewat tenggat.`)
  const links = screen.getAllByRole('link', { name: `Buka ${code}` })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill(`/periksa-kunci/${question_id}`))
})
