import { LEVEL } from '@bank/contract/access'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { QuestionScreen } from '../bank/question-screen.tsx'
import { questionSearch } from '../bank/question-search.ts'

const { make, signIn } = await server()

async function open() {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const topic_id = await make.topic()
  const ids: number[] = []
  for (const word of ['satu', 'dua', 'tiga', 'empat', 'lima', 'enam'])
    ids.unshift(await make.question({ topic_id, text: `<table><tbody><tr><td>Soal ${word}</td></tr></tbody></table>` }))
  const { router } = await show(<QuestionScreen />, {
    path: '/soal',
    at: `/soal?topic_id=${topic_id}&layout=table`,
    validateSearch: (search) => questionSearch.parse(search),
  })
  await screen.findByText('Soal satu')
  return { user, router, ids, topic_id }
}
const table = () => screen.getByRole('table', { name: 'Soal yang bisa dipilih' })
const titles = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

it('lists more than a page of cards in one table, ticks ranges there and takes them along to Ubah banyak', async () => {
  const { user, router, ids, topic_id } = await open()
  expect(screen.getAllByRole('checkbox', { name: /^Pilih/ })).toHaveLength(7)
  await user.keyboard('x')
  await user.keyboard(' {Shift>}{ArrowDown}{/Shift}')
  expect(screen.getByText('2 soal dipilih')).toBeDefined()

  const boxes = within(table()).getAllByRole('checkbox')
  await user.keyboard('{Shift>}')
  await user.click(boxes[4] as HTMLElement)
  await user.keyboard('{/Shift}')
  // opening a question would lose them: a click on a row ticks instead
  await user.click(screen.getByText('Soal tiga'))
  expect(screen.getByText('3 soal dipilih')).toBeDefined()
  await user.click(screen.getByText('Soal tiga'))
  await user.click(screen.getByRole('button', { name: 'Ubah 4 soal' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/ubah'))
  expect(router.state.location.search).toEqual({ topic_id: String(topic_id) })
  expect([...(router.state.location.state.chosen?.ids ?? [])].sort()).toEqual(ids.slice(0, 4).sort())
})

it('takes what is ticked along by the button in the head too', async () => {
  const { user, router, ids } = await open()
  await user.keyboard('x')
  await user.keyboard(' ')
  await user.click(screen.getByRole('button', { name: 'Ubah banyak' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/ubah'))
  expect([...(router.state.location.state.chosen?.ids ?? [])]).toEqual(ids.slice(0, 1))
})

it('opens a question by a click on its row, and by Enter on its box', async () => {
  const { user, router, ids } = await open()
  await user.click(screen.getByText('Soal tiga'))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/soal/${ids[3]}`))
  router.history.back()
  await screen.findByText('Soal satu')
  await user.keyboard('x')
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/soal/${ids[1]}`))
})

it('shows the columns that a person chose, in their order, also the next time', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Kolom' }))
  await user.click(await screen.findByRole('button', { name: 'Naikkan Teks soal' }))
  await user.click(screen.getByRole('checkbox', { name: 'Kelas' }))
  await user.click(screen.getByRole('checkbox', { name: 'Subjek' }))
  await user.click(screen.getByRole('button', { name: 'Selesai' }))
  const chosen = ['Kode', 'Teks soal', 'Status', 'Tipe soal', 'Level soal', 'Materi', 'Label', 'Diperbaharui', 'Subjek']
  await waitFor(() => expect(titles()).toEqual(chosen))
  await user.click(screen.getByRole('button', { name: 'Kartu' }))
  await screen.findAllByRole('article')
  await user.click(screen.getByRole('button', { name: 'Tabel' }))
  await waitFor(() => expect(table()).toBeDefined())
  expect(titles()).toEqual(chosen)
})
