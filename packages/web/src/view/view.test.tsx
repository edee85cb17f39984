import { LEVEL } from '@bank/contract/access'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { show } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { GroupViewScreen } from './group-view-screen.tsx'
import { QuestionViewScreen } from './question-view-screen.tsx'

const { make, signIn } = await server()

it.each([
  ['/lihat/soal/$id', '/lihat/soal/404', <QuestionViewScreen key="soal" />],
  ['/lihat/soal/$id', '/lihat/soal/bukan', <QuestionViewScreen key="soal" />],
  ['/lihat/group/$id', '/lihat/group/404', <GroupViewScreen key="group" />],
])('%s says that %s is gone, and leads back', async (path, at, page) => {
  await signIn(LEVEL.teamContent)
  await show(page, { path, at })
  await screen.findByText('Soal ini tidak ada atau sudah dihapus.')
  expect(screen.getByRole('link', { name: 'Ke daftar soal' }).getAttribute('href')).toBe('/soal')
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull()
})

/** The answer to this address comes last. */
function answerLast(address: string) {
  const answer = fetch
  const waits = (path: string) => (path === address ? new Promise((resolve) => setTimeout(resolve, 300)) : undefined)
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    await waits(path)
    return answer(path, init)
  })
}

it.each([
  ['its head', (head: number) => `/v1/question/${head}`],
  ['what stands in it', (head: number) => `/v1/questionChild/${head}`],
])('shows the stimulus of a group that asks nothing yet, and says so, where %s comes last', async (_, address) => {
  await signIn(LEVEL.teamContent)
  const head = await make.question({ type: 1, text: '<p>Banjir di hulu</p>' })
  answerLast(address(head))
  await show(<GroupViewScreen />, { path: '/lihat/group/$id', at: `/lihat/group/${head}` })
  await screen.findByText(/^Group ini belum punya soal, dan soal induknya belum punya kunci/)
  expect(within(screen.getByRole('region', { name: 'Stimulus' })).getByText('Banjir di hulu')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Periksa jawaban' })).toBeNull()
})
