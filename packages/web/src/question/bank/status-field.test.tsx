import { LEVEL } from '@bank/contract/access'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openApp } from '../../../test/app.tsx'
import { server } from '../../../test/server.ts'

const { db, make, signIn } = await server()
const bind = async () => {
  await db
    .insertInto('review_policy')
    .values({ binding: true, reviews: 1, own_approval: false, block_on: 'tidak' })
    .execute()
}
const published = /^Published/

/** The list of statuses, opened by keys. */
async function openStatuses(user: ReturnType<typeof userEvent.setup>, within: Pick<typeof screen, 'findByRole'>) {
  const field = await within.findByRole<HTMLInputElement>('combobox', { name: 'Status' })
  field.focus()
  await user.keyboard('{Enter}')
  return { field, option: (name: RegExp) => screen.findByRole('option', { name }) }
}
async function openEdit(user: ReturnType<typeof userEvent.setup>) {
  await signIn(LEVEL.teamContent)
  const id = await make.question({ type: 2, code: 'STATUS-1' })
  openApp(`/soal/${id}?buka=soal-lengkap:${id}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit soal STATUS-1' }))
  return openStatuses(user, dialog)
}

it('says at each status why it may not be given, and gives none of these by keys', async () => {
  const user = userEvent.setup()
  await bind()
  const { field, option } = await openEdit(user)
  await option(/^Published ?Kunci belum ada. .*Telaah 0 dari 1.$/)
  expect((await option(published)).getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  await waitFor(async () => expect(field.getAttribute('aria-activedescendant')).toBe((await option(published)).id))
  await user.keyboard('{Enter}{Escape}')
  expect(field.value).toBe('On progress')
})

it('gives any status freely while the flow does not bind', async () => {
  const user = userEvent.setup()
  const { field, option } = await openEdit(user)
  await user.click(await option(/^Published$/))
  await waitFor(() => expect(field.value).toBe('Published'))
})

it('says so to who changes many, when they may not publish', async () => {
  const user = userEvent.setup()
  await bind()
  await signIn(LEVEL.teamContent)
  await make.question({ type: 2 })
  openApp('/ubah')
  await screen.findByText('Status diatur oleh alur telaah.')
  const { option } = await openStatuses(user, within(screen.getByRole('form', { name: 'Perubahan' })))
  expect((await option(/^Published ?Anda tidak berwenang/)).getAttribute('aria-disabled')).toBe('true')
})
