import { render, screen } from '@testing-library/react'
import { Component, type PropsWithChildren } from 'react'
import { expect, test } from 'vitest'
import { onDemand } from './on-demand.tsx'

const Title = ({ name }: { name: string }) => <h1>Materi {name}</h1>

class Boundary extends Component<PropsWithChildren> {
  override state = { said: '' }
  static getDerivedStateFromError = (error: Error) => ({ said: error.message })
  override render = () => this.state.said || this.props.children
}

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

test('code that does not come is a failure of the screen, and is asked for again the next time', async () => {
  let failures = 1
  const load = () => (failures-- > 0 ? Promise.reject(new Error('Putus')) : Promise.resolve({ Title }))
  const Later = onDemand(load, 'Title')
  const { unmount } = render(
    <Boundary>
      <Later name="Aljabar" />
    </Boundary>,
  )
  await screen.findByText('Putus')

  unmount()
  render(<Later name="Aljabar" />)
  await screen.findByText('Materi Aljabar')
})
