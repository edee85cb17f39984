import { LEVEL } from '@bank/contract/access'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { openApp } from '../../test/app.tsx'
import { server } from '../../test/server.ts'

const { db, make, signIn } = await server()

const bind = () =>
  db.insertInto('review_policy').values({ binding: true, reviews: 1, own_approval: false, block_on: 'tidak' }).execute()
/** A question that waits for Rina, whose day was over long ago. */
async function lateQuestion() {
  const account_id = await make.account({ name: 'Rina' })
  const question_id = await make.question({ code: 'ALJ-Q000045' })
  await db.insertInto('question_review').values({ question_id, stage: 'submitted' }).execute()
  await db.insertInto('review_task').values({ kind: 'telaah', question_id, account_id, due_on: '2026-01-05' }).execute()
  return question_id
}
/** The addresses that are asked for from now on. */
function asked() {
  const paths: string[] = []
  const fetched = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    paths.push(path)
    return fetched(path, init)
  })
  return paths
}

it('shows level 1 what waits in the review flow, each number with its list, and who is late', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.admin)
  await bind()
  const id = await lateQuestion()
  openApp('/')
  const board = within(await screen.findByRole('region', { name: 'Alur telaah' }))
  const stages = within(await board.findByRole('region', { name: 'Soal' })).getAllByRole('link')
  expect(stages.map(({ textContent }) => textContent)).toEqual([
    'Menunggu telaah1',
    'Perlu perbaikan0',
    'Ditolak0',
    'Disetujui0',
  ])
  const snpmb = within(board.getByRole('region', { name: 'SNPMB' })).getByRole('link', { name: /^Disetujui/ })
  expect(snpmb.getAttribute('href')).toBe('/snpmb/soal?status=approved')
  const late = within(board.getByRole('region', { name: 'Lewat tenggat' }))
  expect(late.getByRole('listitem').textContent).toMatch(/^RinaLewat \d+ hari1ALJ-Q000045$/)
  expect(late.getByRole('link', { name: 'ALJ-Q000045' }).getAttribute('href')).toBe(`/telaah/${id}`)

  await user.click(within(board.getByRole('region', { name: 'Soal' })).getByRole('link', { name: /^Menunggu telaah/ }))
  expect(await screen.findByText('1 soal ditemukan')).toBeDefined()
})

it('neither shows nor asks anything of it while the policy is off, or for level 2', async () => {
  await signIn(LEVEL.admin)
  const paths = asked()
  const { unmount } = openApp('/')
  await screen.findByRole('region', { name: 'Isi bank' })
  await waitFor(() => expect(paths.some((path) => path.startsWith('/v1/review/me'))).toBe(true))
  await screen.findByRole('table', { name: 'Pengguna' })
  unmount()

  await bind()
  await signIn(LEVEL.teamContent)
  openApp('/')
  await screen.findByRole('link', { name: /^Tugas saya/ })
  await screen.findByRole('region', { name: 'Isi bank' })
  expect(screen.queryByRole('region', { name: 'Alur telaah' })).toBeNull()
  expect(paths.filter((path) => path.startsWith('/v1/review/board'))).toEqual([])
})
