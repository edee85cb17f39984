import { LEVEL } from '@bank/contract/access'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { show } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { pageSearch } from '../ui/search-params.ts'
import { QuestionLevelScreen } from './question-level-screen.tsx'

const { make, signIn } = await server()

const open = () =>
  show(<QuestionLevelScreen />, {
    path: '/level-soal',
    validateSearch: (search) => pageSearch.parse(search),
  })

it('lets staff add a level, and change none', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await make.questionLevel({ name: 'Mudah' })
  await open()

  await screen.findByRole('cell', { name: 'Mudah' })
  expect(screen.queryByRole('columnheader', { name: 'Aksi' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Tambah level soal' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah level soal' }))
  await user.type(dialog.getByRole('textbox', { name: 'Level soal' }), 'Sulit')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  await screen.findByRole('cell', { name: 'Sulit' })
})

it('lets admins rename a level and delete one that no question has', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.admin)
  await make.questionLevel({ name: 'Mudah' })
  await open()

  await user.click(await screen.findByRole('button', { name: 'Edit Mudah' }))
  const name = await screen.findByRole('textbox', { name: 'Level soal' })
  await user.clear(name)
  await user.type(name, 'Dasar')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  await user.click(await screen.findByRole('button', { name: 'Hapus Dasar' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Hapus' }))
  await screen.findByText('Data tidak ditemukan.')
})
