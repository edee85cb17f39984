import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../../test/app.tsx'
import { server } from '../../test/server.ts'
import { session } from '../api/session.ts'

const { signIn } = await server()

it.each(['/tidak-ada', '/soal/1/tidak-ada'])('keeps one sidebar around an unknown address: %s', async (address) => {
  await signIn(2)
  openApp(address)
  expect(await screen.findByRole('heading', { level: 1, name: 'Halaman tidak ditemukan' })).toBeDefined()
  expect(await screen.findByRole('navigation', { name: 'Utama' })).toBeDefined()
  expect(screen.getAllByRole('main')).toHaveLength(1)
})

it('says the same to a visitor who is not signed in, without a sidebar', async () => {
  session.close()
  openApp('/tidak-ada')
  expect(await screen.findByRole('heading', { level: 1, name: 'Halaman tidak ditemukan' })).toBeDefined()
  expect(screen.queryByRole('navigation', { name: 'Utama' })).toBeNull()
})
