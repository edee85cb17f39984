import { LEVEL } from '@bank/contract/access'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
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

it('says that fewer than three letters are looked for in codes alone', async () => {
  await signIn(LEVEL.teamContent)
  await open('/soal?q=be')
  expect(box().getAttribute('aria-describedby')).not.toBeNull()
  expect(screen.getByText('Isi soal dicari mulai tiga huruf; kini hanya kode yang dicari.')).toBeDefined()
})

it('shows the code that a link asks for in the box, until something else is typed', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const code = await codeOf(await make.question())
  await make.question({ text: '<p>Mengapa paus bernapas?</p>' })
  const { router } = await open(`/soal?question_code=${code}`)
  expect(await screen.findByText('1 soal ditemukan')).toBeDefined()
  expect(box().value).toBe(code)

  await user.clear(box())
  await user.type(box(), 'paus')
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'paus' }))
  expect(await screen.findByText('1 soal ditemukan')).toBeDefined()
})
