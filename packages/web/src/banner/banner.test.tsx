import { LEVEL } from '@bank/contract/access'
import { PNG } from '@bank/server/test/make.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { show } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { pageSearch } from '../ui/search-params.ts'
import { BannerScreen } from './banner-screen.tsx'

const { db, make, signIn } = await server()

const open = () => show(<BannerScreen />, { path: '/banner', validateSearch: (search) => pageSearch.parse(search) })

it('shows an admin the banners, and refuses a link that could run', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.admin)
  const { id: image_id } = await make.image()
  await db.insertInto('banner').values({ description: 'Tryout Nasional', target: '/soal', image_id }).execute()
  await open()
  const card = within(await screen.findByRole('article'))
  expect(card.getByText('Tryout Nasional')).toBeDefined()

  await user.click(card.getByRole('button', { name: 'Edit Tryout Nasional' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit banner' }))
  const link = dialog.getByRole('textbox', { name: 'Tautan' })
  await user.clear(link)
  await user.type(link, 'javascript:alert(1)')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  expect(await dialog.findByText(/^Tautan diawali/)).toBeDefined()
  await user.clear(link)
  await user.type(link, 'https://contoh.test/daftar')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByRole('link', { name: 'https://contoh.test/daftar' })).toBeDefined()
})

it('adds a banner with its picture', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.admin)
  await open()
  await user.click(await screen.findByRole('button', { name: 'Tambah banner' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah banner' }))
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  expect(await dialog.findByText('Harap isi semua kolom!')).toBeDefined()

  await user.type(dialog.getByRole('textbox', { name: /^Deskripsi/ }), 'Tryout Nasional')
  const picker = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]')
  expect(picker?.accept).toMatch(/png.*jpe?g/)
  if (picker) await user.upload(picker, new File([new Uint8Array(PNG)], 'tryout.png', { type: 'image/png' }))
  expect(await dialog.findByRole('img')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))

  expect(await screen.findByText('Data berhasil ditambahkan.')).toBeDefined()
  const card = within(await screen.findByRole('article'))
  expect(card.getByRole('img', { name: 'Gambar banner: Tryout Nasional' }).getAttribute('src')).toMatch(/^\/media\//)
})
