import { LEVEL } from '@bank/contract/access'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { openApp } from '../../test/app.tsx'
import { server } from '../../test/server.ts'

const { make, signIn } = await server()

async function bank() {
  const subject_id = await make.subject({ family: 'numerasi' })
  const topic_id = await make.topic({ name: 'Persamaan', category_id: await make.category({ subject_id }) })
  await make.question({ topic_id, created_at: new Date('2024-03-05T00:00:00Z') })
  await make.question({ topic_id, status: 'published' })
  await make.question({ topic_id, status: 'published', answer: 'Dua.', type: 1 })
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }))

it('shows what the bank holds and what waits', async () => {
  await signIn(LEVEL.teamContent)
  await bank()
  openApp('/')

  const counts = within(await screen.findByRole('region', { name: 'Isi bank' })).getAllByRole('link')
  expect(counts.map((link) => link.textContent)).toEqual(['Literasi0', 'Numerasi3', 'Ditambahkan bulan ini2'])
  const states = (await panel('Status')).getAllByRole('link').map((link) => link.textContent)
  expect(states).toEqual(['On progress1', 'Approved0', 'Published2'])
  const waiting = await panel('Menunggu')
  expect(waiting.getByRole('link', { name: /Belum ada jawaban/ }).textContent).toContain('2')
  expect(waiting.getByRole('listitem').textContent).toContain('Persamaan5 Maret 2024')
})

it('leads from a number to the list that it counts, and back out of its filter', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await bank()
  openApp('/')

  await user.click((await panel('Menunggu')).getByRole('link', { name: /Belum ada jawaban/ }))

  expect(await screen.findByText('2 soal ditemukan')).toBeDefined()
  await user.click(screen.getByRole('button', { name: /Belum ada: Jawaban/ }))
  expect(await screen.findByText('3 soal ditemukan')).toBeDefined()
})

it('says why the numbers do not come, and tries again', async () => {
  const user = userEvent.setup()
  const fetched = globalThis.fetch
  const broken = () =>
    Promise.resolve(Response.json({ code: 'INTERNAL', message: 'Terjadi kesalahan.' }, { status: 500 }))
  await signIn(LEVEL.teamContent)
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    path === '/v1/dashboard' ? broken() : fetched(path, init),
  )
  openApp('/')

  const summary = await panel('Ringkasan')
  expect((await summary.findByRole('alert')).textContent).toBe('Terjadi kesalahan.')
  vi.stubGlobal('fetch', fetched)
  await user.click(summary.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('region', { name: 'Isi bank' })).toBeDefined()
})
