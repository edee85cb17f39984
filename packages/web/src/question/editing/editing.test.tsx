import { editingRoutes } from '@bank/contract/editing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openApp } from '../../../test/app.tsx'
import { server } from '../../../test/server.ts'
import { call } from '../../api/call.ts'
import { editorWords } from './editor-words.ts'

const { db, make, signIn } = await server()
/** Opens the whole question. */
const EDIT = 'Edit'
const editing = () => db.selectFrom('editing').select(['question_id', 'account_id']).execute()

it('says in one sentence who is at it', () => {
  const since = '2026-11-23T03:42:00.000Z'
  const [rani, budi] = [
    { ac_name: 'Rani', since },
    { ac_name: 'Budi', since: '2026-11-23T03:50:00.000Z' },
  ]
  expect(editorWords([])).toBe('')
  expect(editorWords([rani])).toMatch(/^Rani sedang menyunting sejak /)
  expect(editorWords([rani, budi])).toMatch(/^Rani dan Budi sedang menyunting sejak /)
})

it('says on the card and in the dialog who else has a question open, and tells the others while it is open', async () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
  const user = userEvent.setup()
  const id = await make.question()
  const rani = await make.account({ name: 'Rani' })
  await db.insertInto('editing').values({ question_id: id, account_id: rani }).execute()
  const mine = await signIn(2)
  openApp('/soal')

  const card = within(await screen.findByRole('article'))
  expect(await card.findByText(/^Rani sedang menyunting sejak \d\d\.\d\d$/)).toBeDefined()
  expect(await editing()).toHaveLength(1)
  await user.click(card.getByRole('button', { name: EDIT }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/^Rani sedang menyunting sejak \d\d\.\d\d\.$/)).toBeDefined()
  expect(await editing()).toContainEqual({ question_id: id, account_id: mine })

  await user.click(dialog.getByRole('button', { name: 'Batalkan' }))
  await waitFor(async () => expect(await editing()).toEqual([{ question_id: id, account_id: rani }]))
})

it('says nothing of who has gone, and nothing of a new question', async () => {
  const user = userEvent.setup()
  const id = await make.question()
  await db
    .insertInto('editing')
    .values({ question_id: id, account_id: await make.account() })
    .execute()
  await sql`update editing set seen_at = seen_at - interval '31 seconds'`.execute(db)
  await signIn(2)
  openApp('/soal')
  await screen.findByRole('article')
  expect((await call(editingRoutes.list, { query: { question_id: String(id) } })).data).toEqual([])
  expect(screen.queryByText(/sedang menyunting/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Tambah soal' }))
  await screen.findByRole('dialog')
  expect(await editing()).toHaveLength(1)
})
