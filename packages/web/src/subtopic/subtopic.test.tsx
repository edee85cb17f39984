import { LEVEL } from '@bank/contract/access'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { SubtopicScreen } from './subtopic-screen.tsx'

const { make, signIn } = await server()

const open = (id: number) => show(<SubtopicScreen />, { path: '/sub-materi/$id', at: `/sub-materi/${id}` })

it('draws the pager of one page below a topic that is not there', async () => {
  await signIn(LEVEL.teamContent)
  await open(4711)
  expect((await screen.findByRole('alert')).textContent).toBe('Data tidak ditemukan.')
  expect(screen.getByRole('button', { name: 'Halaman 1' })).toBeDefined()
})

it('lists the sub-topics of its topic only, Hapus for level 1', async () => {
  const topic_id = await make.topic({ name: 'Ide pokok' })
  await make.subtopic({ topic_id, name: 'Kalimat utama', detail: '<p>Tentang kalimat utama.</p>' })
  await make.subtopic({ name: 'Milik materi lain' })
  await signIn(LEVEL.teamContent)
  const { unmount } = await open(topic_id)
  const card = within(await screen.findByRole('article'))
  expect(card.getByText('Tentang kalimat utama.')).toBeDefined()
  expect(card.queryByRole('button', { name: /^Hapus/ })).toBeNull()
  unmount()
  await signIn(LEVEL.admin)
  await open(topic_id)
  expect(await screen.findByRole('button', { name: 'Hapus Kalimat utama' })).toBeDefined()
})
