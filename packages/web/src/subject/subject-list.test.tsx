import { LEVEL } from '@bank/contract/access'
import { subjectRoutes } from '@bank/contract/subject'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { SubjectScreen } from './subject-screen.tsx'
import { subjectSearch } from './subject-search.ts'

const { make, signIn } = await server()

const open = (at?: string) =>
  show(<SubjectScreen />, { path: '/subjek', at, validateSearch: (search) => subjectSearch.parse(search) })

it('opens at the page and the search of its address', async () => {
  await signIn(LEVEL.teamContent)
  for (const number of [1, 2, 3, 4, 5, 6]) await make.subject({ name: `Fisika ${number}` })
  await make.subject({ name: 'Kimia' })
  const { router } = await open('/subjek?page=2&subject_name=fisika')

  expect(await screen.findByRole('row', { name: /Fisika 1/ })).toBeDefined()
  expect(screen.getAllByRole('row')).toHaveLength(2)
  expect(screen.getByText('6-6 dari 6')).toBeDefined()

  await userEvent.click(screen.getByRole('button', { name: 'Halaman 1' }))
  expect(await screen.findByRole('row', { name: /Fisika 6/ })).toBeDefined()
  expect(router.state.location.href).toBe('/subjek?subject_name=fisika')
})

it.each(['10', 'true'])('looks for %s as for any word', async (word) => {
  await signIn(LEVEL.teamContent)
  for (const name of [`Fisika ${word}`, 'Kimia']) await make.subject({ name })
  const { router } = await open()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Cari nama subjek' }), word)

  expect(await screen.findByText('1 subjek ditemukan')).toBeDefined()
  expect(screen.getByRole('row', { name: new RegExp(word) })).toBeDefined()
  expect(router.state.location.href).toBe(`/subjek?subject_name=${word}`)
})

it('leads back to all rows when a search found nothing', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await make.subject({ name: 'Fisika' })
  const { router } = await open('/subjek?subject_name=sejarah')

  expect(await screen.findByText('Data tidak ditemukan.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Tampilkan semua' }))

  expect(await screen.findByRole('row', { name: /Fisika/ })).toBeDefined()
  expect(router.state.location.href).toBe('/subjek')
})

it('reads one page ahead, shows it although the line is gone by then, and never reads beyond the last', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  for (const number of [1, 2, 3, 4, 5, 6]) await make.subject({ name: `Subjek ${number}.` })
  const answered: string[] = []
  const realFetch = globalThis.fetch
  const line = vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, init) => {
    const answer = await realFetch(to, init)
    if (String(to).includes(subjectRoutes.list.path)) answered.push(/page=\d+/.exec(String(to))?.[0] ?? '')
    return answer
  })

  await open()
  await waitFor(() => expect(answered).toEqual(['page=1', 'page=2']))
  expect(await screen.findByText('Subjek 6.')).toBeDefined()
  line.mockImplementation(() => new Promise(() => {}))
  await user.click(screen.getByRole('button', { name: 'Halaman berikutnya' }))

  expect(await screen.findByText('Subjek 1.')).toBeDefined()
  expect(screen.queryByText('Subjek 6.')).toBeNull()
  expect(line.mock.calls.map(([to]) => String(to)).filter((to) => to.includes('page=3'))).toEqual([])
})

it('shows a page that was read ahead and is being read again as one that is not there yet', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.admin)
  for (const number of [1, 2, 3, 4, 5, 6]) await make.subject({ name: `Subjek ${number}.` })
  await open()
  await screen.findByText('Subjek 6.')
  const realFetch = globalThis.fetch
  const line = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((to, init) => (String(to).includes('page=') ? new Promise(() => {}) : realFetch(to, init)))
  await user.click(screen.getByRole('button', { name: 'Hapus Subjek 6.' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Hapus' }))
  await waitFor(() => expect(line.mock.calls.some(([to]) => String(to).includes('page=2'))).toBe(true))
  await user.click(screen.getByRole('button', { name: 'Halaman berikutnya' }))

  expect((await screen.findByText('Subjek 1.')).closest('[aria-busy="true"]')).not.toBeNull()
})
