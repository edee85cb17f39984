import { ApiError } from '@bank/contract/errors'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import * as z from 'zod'
import { show } from '../../test/render.tsx'
import { FilterBar } from './filter-bar.tsx'
import { useListSearch } from './list-search.ts'
import { Paged } from './paged.tsx'
import { choiceParam, idParam, pageParam, textParam } from './search-params.ts'

const STATUS = [
  { value: 'approved', label: 'Approved' },
  { value: 'published', label: 'Published' },
]
const schema = z.object({
  page: pageParam,
  name: textParam,
  subject_id: idParam,
  status: choiceParam(['approved', 'published']),
})
const ROWS = Array.from({ length: 12 }, (_, index) => `Baris ${index + 1}`)
const LIMIT = 5

let broken = false
let line: Promise<void> | undefined
beforeEach(() => {
  line = undefined
})
/** A fake server: pages of the remaining rows. */
function rowsOf(page: number, left = ROWS) {
  if (broken) throw new ApiError('NOT_FOUND')
  return {
    data: left.slice((page - 1) * LIMIT, page * LIMIT),
    pagination: { page, limit: LIMIT, totalData: left.length },
  }
}

function List({ left = ROWS }: { left?: string[] }) {
  const { search, filter, turn } = useListSearch('/shell/soal')
  const page = search.page ?? 1
  const list = useQuery({
    queryKey: [search],
    queryFn: () => (line ?? Promise.resolve()).then(() => rowsOf(page, left)),
    retry: false,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <FilterBar
        thing="soal"
        search={search}
        onFilter={filter}
        filters={[{ kind: 'choice', key: 'status', label: 'Status', options: STATUS }]}
      />
      <Paged list={{ ...list, asked: page } as never} onPage={turn}>
        {(rows: string[]) => rows.map((row) => <p key={row}>{row}</p>)}
      </Paged>
    </>
  )
}

const open = (at: string, left?: string[]) =>
  show(<List left={left} />, { path: '/soal', at, validateSearch: (search) => schema.parse(search) })

it('turns pages in the address, and says where it stands', async () => {
  const user = userEvent.setup()
  const { router } = await open('/soal')
  expect(await screen.findByText('1-5 dari 12')).toBeDefined()

  await user.click(screen.getByRole('button', { name: 'Halaman 3' }))
  expect(await screen.findByText('Baris 12')).toBeDefined()
  expect(router.state.location.href).toBe('/soal?page=3')
  expect(screen.getByRole('button', { name: 'Halaman 3' }).getAttribute('aria-current')).toBe('page')
  await user.keyboard('[[')

  expect(await screen.findByText('6-10 dari 12')).toBeDefined()
})

it('turns as often as it is told to, also while a page is still on its way', async () => {
  const user = userEvent.setup()
  const { router } = await open('/soal')
  await screen.findByText('Baris 1')
  line = new Promise(() => {})
  await user.keyboard(']')
  await waitFor(() => expect(router.state.location.href).toBe('/soal?page=2'))
  await user.click(screen.getByRole('button', { name: 'Halaman berikutnya' }))

  await waitFor(() => expect(router.state.location.href).toBe('/soal?page=3'))
  // `]` counts from the shown page, not from a page that was left since
  await router.navigate({ to: '/soal' })
  await user.keyboard(']')
  await waitFor(() => expect(router.state.location.href).toBe('/soal?page=2'))
})

it('begins at the first page when a filter changes, and shows it as a chip that can go', async () => {
  const user = userEvent.setup()
  const { router } = await open('/soal?page=2')
  await screen.findByText('Baris 6')

  await user.click(screen.getByRole('combobox', { name: 'Status' }))
  await user.click(await screen.findByRole('option', { name: 'Approved' }))
  await waitFor(() => expect(router.state.location.href).toBe('/soal?status=approved'))
  await user.click(screen.getByRole('button', { name: 'Hapus filter Status: Approved' }))

  await waitFor(() => expect(router.state.location.href).toBe('/soal'))
})

it('reads nonsense in the address as nothing', async () => {
  await open('/soal?page=-3&subject_id=abc&status=lain&name=%20')

  expect(await screen.findByText('1-5 dari 12')).toBeDefined()
})

it('goes back to the last page when the one that was open is gone', async () => {
  const { router } = await open('/soal?page=3', ROWS.slice(0, 10))

  expect(await screen.findByText('Baris 10')).toBeDefined()
  expect(router.state.location.href).toBe('/soal?page=2')
  // otherwise Back would lead to the missing page, which redirects here again
  expect(router.history.length).toBe(1)
})

it('says why a list did not load, and tries again', async () => {
  broken = true
  const user = userEvent.setup()
  await open('/soal')
  expect((await screen.findByRole('alert')).textContent).toBe('Data tidak ditemukan.')
  expect(screen.getAllByRole('button', { name: /^Halaman \d/ })).toHaveLength(1)

  broken = false
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))

  expect(await screen.findByText('Baris 1')).toBeDefined()
})
