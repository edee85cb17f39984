import { LEVEL } from '@bank/contract/access'
import type { BankName } from '@bank/contract/bank'
import { questionRoutes } from '@bank/contract/question'
import type { FormName } from '@bank/contract/question-words'
import { CREATE, everyForm, withoutIds } from '@bank/server/test/every-form.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { CARD_MENU, inMenu } from '../../../test/in-menu.ts'
import { show } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { call } from '../../api/call.ts'
import { GroupScreen } from './group-screen.tsx'
import { OneQuestionScreen } from './one-question-screen.tsx'
import { SnpmbQuestionScreen } from './question-screen.tsx'

const { db, make, signIn } = await server()
const { bodyOf } = everyForm(make)

async function add(bank: BankName, form: FormName) {
  await signIn(LEVEL.teamContent)
  return (await call(CREATE[bank], { body: await bodyOf(bank, form) })).data[0]
}

/** Saves the copy as the dialog offers it, and reads it back. */
async function saveCopy(user: UserEvent) {
  const dialog = within(await screen.findByRole('dialog', { name: /^Duplikat soal/ }))
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { id } = await db.selectFrom('question').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return (await call(questionRoutes.get, { params: { id } })).data[0]
}

// the API copies every form; here those whose copy the dialog could spoil: several answers, and what a document holds
it.each([
  { bank: 'general', form: 'pgk' },
  { bank: 'general', form: 'kategori' },
  { bank: 'snpmb', form: 'isian' },
] as const)('copies $form of $bank with all its parts, left as it is', async ({ bank, form }) => {
  const user = userEvent.setup()
  const source = await add(bank, form)
  await show(<OneQuestionScreen />, { path: '/soal/$id', at: `/soal/${source.id_question}` })
  await inMenu(user, CARD_MENU, 'Duplikat')
  expect({ ...withoutIds(await saveCopy(user)), name_creator: '' }).toEqual({ ...withoutIds(source), name_creator: '' })
})

it.each([
  ['/snpmb/soal', <SnpmbQuestionScreen key="list" />, CARD_MENU],
  ['/group/$id', <GroupScreen key="group" />, 'Tindakan lain'],
])('copies an SNPMB question of statements at %s', async (path, page, menu) => {
  const user = userEvent.setup()
  const source = await add('snpmb', 'benar_salah')
  await show(page, { path, at: path.replace('$id', String(source.id_question)) })
  await inMenu(user, menu, 'Duplikat')
  expect((await saveCopy(user)).statements).toMatchObject([{ text: 'Bumi bulat.', answer: '1' }])
})
