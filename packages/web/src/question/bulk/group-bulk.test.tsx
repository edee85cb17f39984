import { LEVEL } from '@bank/contract/access'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openApp } from '../../../test/app.tsx'
import { server } from '../../../test/server.ts'

const { db, make, signIn } = await server()

it('takes questions of one group out of it, and back, as one change', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const topic_id = await make.topic()
  const parent_id = await make.question({ topic_id })
  for (const _ of [1, 2, 3]) await make.question({ topic_id, parent_id })
  const members = async () =>
    (await db.selectFrom('question').select('id').where('parent_id', '=', parent_id).execute()).length
  openApp(`/group/${parent_id}`)
  await user.click(await screen.findByRole('button', { name: 'Ubah banyak' }))

  const boxes = async () =>
    within(await screen.findByRole('list', { name: 'Soal yang bisa dipilih' })).getAllByRole('checkbox')
  const [first, second] = await boxes()
  if (first && second) for (const box of [first, second]) await user.click(box)
  await user.click(screen.getByRole('button', { name: /^Group/ }))
  await user.click(await screen.findByRole('button', { name: 'Keluar dari group' }))
  await screen.findByText(/^Group sebelumnya: 2 /)
  await user.click(await screen.findByRole('button', { name: 'Ubah 2 soal' }))
  await screen.findByText('2 soal telah diubah.')
  expect(await members()).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Urungkan' }))
  await screen.findByText('2 soal kembali seperti semula.')
  expect(await members()).toBe(3)
})
