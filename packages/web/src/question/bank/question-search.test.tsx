import { LEVEL } from '@bank/contract/access'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { QuestionScreen } from './question-screen.tsx'
import { questionSearch } from './question-search.ts'

const { db, make, signIn } = await server()

const open = (at = '/soal') =>
  show(<QuestionScreen />, { path: '/soal', at, validateSearch: (search) => questionSearch.parse(search) })

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Cari kode atau isi soal' })

const codeOf = async (id: number) =>
  (await db.selectFrom('question').select('code').where('id', '=', id).executeTakeFirstOrThrow()).code

it('searches words from the box, and shows what another address asks for beside it', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const code = await codeOf(await make.question())
  await make.question({ text: '<p>Mengapa paus bernapas?</p>' })
  const { router } = await open(`/soal?question_code=${code}`)
  expect(await screen.findByText('1 soal ditemukan')).toBeDefined()
  expect(box().value).toBe('')
  await user.click(screen.getByRole('button', { name: `Hapus filter Kode: ${code}` }))
  await screen.findByText('2 soal ditemukan')

  // a word that is not typed to its end is found, until Enter says that it is
  await user.type(box(), 'bernapas pau')
  await waitFor(() => expect(router.state.location.search).toEqual({ cari: 'bernapas pau ATAU pau*' }))
  expect(await screen.findByText('1 soal ditemukan')).toBeDefined()
  expect(box().value).toBe('bernapas pau')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toEqual({ cari: 'bernapas pau' }))
  expect(await screen.findByText('Data tidak ditemukan.')).toBeDefined()
})

it('says at the box where a search is wrong', async () => {
  await signIn(LEVEL.teamContent)
  await open('/soal?cari=nilai+%22tempat')
  await waitFor(() => expect(box().getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getAllByText('Huruf ke-7: tanda kutip ini belum ditutup.').length).toBeGreaterThan(0)
})

it('shows a line of the discussion in which a word was found', async () => {
  await signIn(LEVEL.teamContent)
  await make.discussion({ question_id: await make.question(), text: '<p>Sudut siku-siku.</p>' })
  await open('/soal?cari=siku-siku')
  expect(await screen.findByText(/sudut siku-siku/)).toBeDefined()
})

it('offers the orders that the list can be in', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await make.question({ text: '<p>Kubus kubus</p>' })
  const { router } = await open()
  await screen.findByText('1 soal ditemukan')
  const orders = async () => {
    await user.click(await screen.findByRole('combobox', { name: 'Urutan daftar' }))
    return (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  }
  expect(await orders()).toEqual(['Terlama dahulu', 'Terakhir diubah dahulu'])
  await user.keyboard('{Escape}')
  await router.navigate({ to: '.', search: { cari: 'kubus' } as never })
  expect(await orders()).toEqual(['Terlama dahulu', 'Terakhir diubah dahulu', 'Paling cocok dahulu'])
  await user.click(screen.getByRole('option', { name: 'Paling cocok dahulu' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ cari: 'kubus', order: 'best' }))
})

it('counts a large list exactly once a person asks, and says beside the count why it could not', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const topic_id = await make.topic()
  for (let n = 0; n < 11; n++) await make.question({ topic_id })
  const overHttp = globalThis.fetch
  const counts: string[] = []
  let fails = true
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const isExact = path.includes('count=exact')
    if (isExact) counts.push(path)
    if (isExact && fails) return Response.json({ code: 'UNAVAILABLE', message: 'Belum bisa.' }, { status: 503 })
    const response = await overHttp(path, init)
    if (isExact || !path.includes('/v1/questionParent?')) return response
    const { data, pagination } = await response.json()
    return Response.json({ data, pagination: { ...pagination, totalData: 10_000, more: true } })
  })
  await open(`/soal?has=!image&topic_id=${topic_id}`)
  expect(await screen.findByText('Lebih dari 10.000 soal ditemukan')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'hitung tepat' }))
  expect(await screen.findByText('Lebih dari 10.000 soal ditemukan. Belum bisa.')).toBeDefined()
  expect(screen.getAllByRole('article').length).toBeGreaterThan(0)
  fails = false
  await user.click(screen.getByRole('button', { name: 'hitung tepat' }))
  expect(await screen.findByText('11 soal ditemukan')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Halaman berikutnya' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Halaman 2' }).ariaCurrent).toBe('page'))
  expect(screen.getByText('11 soal ditemukan')).toBeDefined()
  expect(counts).toHaveLength(2)
})

it('shows an address with several values, and removes one of them', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const topics = [await make.topic(), await make.topic()] as const
  for (const topic_id of topics) await make.question({ topic_id, label: 'tryout' })
  await make.question({ topic_id: topics[0], label: 'exam' })
  const { router } = await open(`/soal?topic_id=${topics.join(',')}&label=!exam`)
  expect(await screen.findByText('2 soal ditemukan')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Hapus filter Label: bukan Exam' }))
  expect(await screen.findByText('3 soal ditemukan')).toBeDefined()
  expect(router.state.location.search).toEqual({ topic_id: topics.join(',') })
})

it('narrows the list by where questions stand in the review flow, by their open comments and by whom they wait for, while it binds', async () => {
  const user = userEvent.setup()
  const created_by = await signIn(LEVEL.teamContent)
  await make.question()
  await make.question({ code: 'TELAAH-1' })
  await db
    .insertInto('review_policy')
    .values({ binding: true, reviews: 1, own_approval: false, block_on: 'tidak' })
    .execute()
  const { id } = await db.selectFrom('question').select('id').where('code', '=', 'TELAAH-1').executeTakeFirstOrThrow()
  await db.insertInto('question_review').values({ question_id: id, stage: 'submitted' }).execute()
  await db.insertInto('review_thread').values({ question_id: id, revision: 0, created_by }).execute()
  await db.insertInto('review_task').values({ question_id: id, kind: 'telaah', account_id: created_by }).execute()
  const { router } = await open()
  const quick = within(await screen.findByRole('group', { name: 'Saring cepat' }))
  await user.click(quick.getByRole('button', { name: 'Menunggu telaah' }))
  expect(await screen.findByText('1 soal ditemukan')).toBeDefined()
  expect(await screen.findByRole('article', { name: 'Soal TELAAH-1' })).toBeDefined()
  expect(quick.queryByRole('button', { name: 'Perlu perbaikan' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Saring \(1\)/ }))
  const panel = within(await screen.findByRole('dialog', { name: 'Saring soal' }))
  await user.click(await panel.findByRole('checkbox', { name: /^Konsep/ }))
  await waitFor(() => expect(router.state.location.search).toEqual({ stage: 'submitted,draft' }))
  expect(await screen.findByText('2 soal ditemukan')).toBeDefined()
  await user.click(panel.getByText('Catatan telaah'))
  await user.click(await panel.findByRole('checkbox', { name: /^Masih terbuka/ }))
  await waitFor(() => expect(router.state.location.search).toEqual({ stage: 'submitted,draft', thread: 'open' }))
  expect(await screen.findByText('1 soal ditemukan')).toBeDefined()
  await user.click(panel.getByText('Ditugaskan kepada'))
  await user.click(await panel.findByRole('checkbox', { name: /^Staf/ }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ assigned: String(created_by) }))
  expect(await screen.findByText('1 soal ditemukan')).toBeDefined()
})
