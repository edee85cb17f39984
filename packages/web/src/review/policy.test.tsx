import { LEVEL } from '@bank/contract/access'
import { FIGURES } from '@bank/contract/telaah/figures'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { openApp } from '../../test/app.tsx'
import { server } from '../../test/server.ts'

const { db, make, signIn } = await server()
beforeAll(() => import('./screens.ts'))

it('lets an admin name reviewers, and lets the policy bind only when there are enough of them', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.admin)
  await make.account({ name: 'Rina' })
  await make.subject({ name: 'Fisika' })
  openApp('/alur-telaah')
  const binding = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Alur telaah berlaku' })
  await user.click(binding)
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Alur telaah butuh paling sedikit 2 penelaah.')

  await user.click(await screen.findByRole('button', { name: 'Edit Rina' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Wewenang Rina' }))
  const does = (what: string) => within(dialog.getByRole('group', { name: what }))
  await user.click(does('Menelaah').getByRole('radio', { name: 'Sebagian' }))
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  await dialog.findByText('Pilih paling sedikit satu subjek.')
  await user.click(await dialog.findByRole('checkbox', { name: 'Fisika' }))
  await user.click(does('Menerbitkan').getByRole('radio', { name: 'Semua subjek' }))
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByRole('row', { name: /Rina.*Fisika.*Semua subjek/ })).toBeDefined()
  // what was said of the policy stays until it is saved
  expect(binding.checked).toBe(true)

  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('lets an admin switch a rule of automatic review off', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.admin)
  for (const product_type of [1, 2]) {
    const question_id = await make.question({ category_id: await make.category({ product_type }) })
    await db
      .insertInto('question_lint')
      .values({ question_id, galat: 0, peringatan: 1, found: ['peringatan', 'key-longest'] })
      .execute()
  }
  openApp('/alur-telaah')
  await screen.findByText('Semua aturan seperti bawaan.')
  await user.click(screen.getByRole('button', { name: 'Edit aturan telaah otomatis' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Aturan telaah otomatis' }))
  const { 'key-longest': longest, 'key-echo': echo } = FIGURES
  await dialog.findByText(`tepat ${longest.right}%, menemukan ${longest.found}% · 2 soal`)
  // suggestions are not counted
  await dialog.findByText(`tepat ${echo.right}%, menemukan ${echo.found}%`)
  await user.click(dialog.getByRole('combobox', { name: 'Kunci paling panjang' }))
  await user.click(await screen.findByRole('option', { name: 'Mati' }))
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  await screen.findByText('Kunci paling panjang: Mati')
})

it('tells in figures what was reviewed, while the policy binds', async () => {
  await signIn(LEVEL.admin)
  await db
    .insertInto('review_policy')
    .values({ binding: true, reviews: 1, own_approval: false, block_on: 'tidak' })
    .execute()
  const created_by = await make.account({ name: 'Rina' })
  const question_id = await make.question({ type: 2 })
  const aspects = JSON.stringify([{ no: 3, mark: 'tidak', note: 'B juga benar.' }])
  const card = { verdict: 'perbaiki', form: 'pg', version: 1, aspects, revision: 0, round: 1 }
  await db
    .insertInto('review')
    .values({ question_id, created_by, ...card })
    .execute()
  await db.insertInto('question_review').values({ question_id, stage: 'submitted', revision: 1 }).execute()
  const check = { question_id, revision: 1, answer: '{}' }
  await db
    .insertInto('key_check')
    .values([
      { ...check, created_by, agrees: false, settled: 'keliru' },
      { ...check, created_by: await make.account(), agrees: true },
      { ...check, created_by: await make.account(), agrees: true },
    ])
    .execute()
  openApp('/alur-telaah')
  const people = within(await screen.findByRole('table', { name: 'Penelaah' }))
  expect(people.getByRole('row', { name: /^Rina 0 1 0 -/ })).toBeDefined()
  const most = within(screen.getByRole('table', { name: 'Aspek yang paling sering Tidak' }))
  expect(most.getByRole('row', { name: /^Hanya ada satu kunci jawaban/ })).toBeDefined()
  expect(screen.getByText('Berbeda dari kunci').nextSibling?.textContent).toBe('33 %')
  const checks = within(screen.getByRole('table', { name: 'Pemeriksaan kunci' })).getAllByRole('row')
  expect(checks.map((row) => row.textContent)).toContain('Berbeda, pemeriksa keliruKali1')
})
