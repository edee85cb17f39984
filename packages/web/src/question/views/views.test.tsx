import { LEVEL } from '@bank/contract/access'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { QuestionScreen } from '../bank/question-screen.tsx'
import { questionSearch } from '../bank/question-search.ts'
// read beforehand: on a busy machine that takes longer than a test waits for it
import '../../ui/opened-menu.tsx'
import './views.ts'

const { db, make, signIn } = await server()

async function open(at: string) {
  const user = userEvent.setup()
  const { router } = await show(<QuestionScreen />, {
    path: '/soal',
    at,
    validateSearch: (search) => questionSearch.parse(search),
  })
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Tampilan tersimpan' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  const address = () => decodeURIComponent(router.state.location.href)
  return { user, router, choose, address }
}
const says = (text: string) =>
  screen.findByText((_, at) => at?.getAttribute('role') === 'status' && at.textContent === text)

it('keeps the list as it stands, says when it was changed, saves that or puts it back', async () => {
  await signIn(LEVEL.teamContent)
  await make.question({ status: 'approved' })
  const { user, router, choose, address } = await open('/soal?class_id=1,2&layout=table&page=1')
  await choose('Simpan tampilan ini')
  await user.type(await screen.findByRole('textbox', { name: 'Nama tampilan' }), 'Kelas awal')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  await says('Tampilan Kelas awal')
  const { id, query } = await db.selectFrom('view').select(['id', 'query']).executeTakeFirstOrThrow()
  expect(decodeURIComponent(query)).toBe('class_id=1,2&layout=table')
  expect(address()).toBe(`/soal?view=${id}&class_id=1,2&layout=table`)

  const change = () => router.navigate({ to: '.', search: (now: object) => ({ ...now, status: 'approved' }) } as never)
  await change()
  await says('Tampilan Kelas awal diubah')
  await user.click(screen.getByRole('button', { name: 'Kembalikan' }))
  await says('Tampilan Kelas awal')
  expect(address()).toBe(`/soal?view=${id}&class_id=1,2&layout=table`)
  await change()
  await user.click(await screen.findByRole('button', { name: 'Simpan' }))
  await says('Tampilan Kelas awal')
  expect((await db.selectFrom('view').select('query').executeTakeFirstOrThrow()).query).toContain('status=approved')
})

it('shows a list whose view was deleted or is not shared as its address says', async () => {
  const owner = await make.account()
  await db.insertInto('view').values({ owner, product_type: 1, name: 'Rahasia', query: '' }).execute()
  await signIn(LEVEL.teamContent)
  await make.question({ status: 'approved', text: '<p>Soal disetujui</p>' })
  const { user } = await open('/soal?view=1&status=approved')
  await screen.findByText('Soal disetujui')
  await user.click(await screen.findByRole('button', { name: 'Tampilan tersimpan' }))
  await screen.findByRole('menuitem', { name: 'Simpan tampilan ini' })
  expect(screen.getAllByRole('menuitem')).toHaveLength(1)
  await waitFor(() => expect(screen.queryByText('Rahasia')).toBeNull())
})
