import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { onDemand } from './on-demand.tsx'

const Title = ({ name }: { name: string; onClose?: () => void }) => <h1>Materi {name}</h1>

test('draws its fallback until its code is there, and at once when it has been fetched before', async () => {
  const Later = onDemand(async () => ({ Title }), 'Title')
  const { unmount } = render(<Later name="Aljabar" fallback={<p>Sebentar</p>} />)
  screen.getByText('Sebentar')
  await screen.findByText('Materi Aljabar')
  expect(screen.queryByText('Sebentar')).toBeNull()

  unmount()
  render(<Later name="Peluang" fallback={<p>Sebentar</p>} />)
  screen.getByText('Materi Peluang')
})

test('says that something opens when that takes a while and nothing else stands in its place', async () => {
  const Never = onDemand(() => new Promise<{ Title: typeof Title }>(() => {}), 'Title')
  render(<Never name="Aljabar" />)
  expect(screen.queryByText('Membuka …')).toBeNull()
  await screen.findByText('Membuka …')
})

test('is one wait when what comes brings another on its way', async () => {
  const Never = onDemand(() => new Promise<{ Title: typeof Title }>(() => {}), 'Title')
  const { unmount } = render(<Never name="Aljabar" />)
  await screen.findByText('Membuka …')
  unmount()
  render(<Never name="Peluang" />)
  screen.getByText('Membuka …')
})

test('says that code did not come, asks for it again, and lets everything else stand', async () => {
  let failures = 2
  const load = vi.fn(() => (failures-- > 0 ? Promise.reject(new Error('Putus')) : Promise.resolve({ Title })))
  const Later = onDemand(load, 'Title')
  render(<Later name="Aljabar" fallback={<p>Sebentar</p>} />)
  expect((await screen.findByRole('alert')).textContent).toContain('Bagian ini belum dapat dibuka.')
  screen.getByText('Sebentar')

  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  // after a new release the old chunk no longer exists
  await screen.findByRole('button', { name: 'Muat ulang halaman' })

  window.dispatchEvent(new Event('online'))
  await screen.findByText('Materi Aljabar')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(load).toHaveBeenCalledTimes(3)
})

test('offers a fresh page at once to those who open again what did not come', async () => {
  const Later = onDemand<'Title', Parameters<typeof Title>[0]>(() => Promise.reject(new Error('Putus')), 'Title')
  const { unmount } = render(<Later name="Aljabar" />)
  await screen.findByRole('button', { name: 'Coba lagi' })
  unmount()
  render(<Later name="Aljabar" />)
  await screen.findByRole('button', { name: 'Muat ulang halaman' })
})

test('Escape calls off what is still on its way', async () => {
  const Never = onDemand(() => new Promise<{ Title: typeof Title }>(() => {}), 'Title')
  const onClose = vi.fn()
  render(<Never name="Aljabar" onClose={onClose} />)
  await userEvent.keyboard('a{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})
