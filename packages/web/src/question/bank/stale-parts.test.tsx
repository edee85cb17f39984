import { LEVEL } from '@bank/contract/access'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { CARD_MENU } from '../../../test/in-menu.ts'
import { show } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { QuestionScreen } from './question-screen.tsx'

const { db, make, signIn } = await server()

type User = ReturnType<typeof userEvent.setup>
type Dialog = ReturnType<typeof within>

interface Part {
  make: () => Promise<unknown>
  /** The button that opens the dialog, or the menu button and its entry. */
  opens: [button: RegExp | string, entry?: string]
  dialog: string
  type: (user: User, dialog: Dialog) => Promise<void>
  /** What another user saves while the dialog is open. */
  meanwhile: () => Promise<unknown>
  /** The typed and the stored value, as shown side by side. */
  mine: string
  theirs: string
  stored: () => Promise<unknown>
}

const write = (label: RegExp, words: string) => async (user: User, dialog: Dialog) => {
  const field = dialog.getByRole('textbox', { name: label })
  await user.clear(field)
  await user.type(field, words)
}
const textOf = (table: 'selection' | 'keyword' | 'short_answer') =>
  db.selectFrom(table).select('text').orderBy('id').execute()

const PARTS: Record<string, Part> = {
  'an option': {
    make: () => make.selection({ text: 'Satu' }),
    opens: ['Tindakan pilihan A', 'Edit pilihan'],
    dialog: 'Edit pilihan A',
    type: write(/Teks pilihan/, 'Dua'),
    meanwhile: () => db.updateTable('selection').set({ text: 'Tiga' }).execute(),
    mine: 'Dua',
    theirs: 'Tiga',
    stored: () => textOf('selection'),
  },
  'a keyword': {
    make: () => make.keyword({ text: 'suhu' }),
    opens: ['Tindakan kata kunci', 'Edit'],
    dialog: 'Edit kata kunci',
    type: write(/Kata kunci/, 'Dua'),
    meanwhile: () => db.updateTable('keyword').set({ text: 'termometer' }).execute(),
    mine: 'Dua',
    theirs: 'termometer',
    stored: () => textOf('keyword'),
  },
  'a short answer': {
    make: () => make.shortAnswer({ text: '5' }),
    opens: ['Tindakan isian singkat', 'Edit'],
    dialog: 'Edit isian singkat',
    type: write(/^Jawaban/, 'Dua'),
    meanwhile: () => db.updateTable('short_answer').set({ text: 'Tiga' }).execute(),
    mine: 'Dua',
    theirs: 'Tiga',
    stored: () => textOf('short_answer'),
  },
}

async function openDialog({ opens: [button, entry], dialog }: Pick<Part, 'opens' | 'dialog'>) {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await show(<QuestionScreen />, { path: '/soal' })
  await user.click(await screen.findByRole('button', { name: button }))
  if (entry) await user.click(await screen.findByRole('menuitem', { name: entry }))
  const opened = within(await screen.findByRole('dialog', { name: dialog }))
  return { user, dialog: opened, save: () => user.click(opened.getByRole('button', { name: 'Simpan' })) }
}

it.each(Object.entries(PARTS))('shows both versions of %s that somebody else has saved meanwhile', async (_, part) => {
  await part.make()
  const { user, dialog, save } = await openDialog(part)
  await part.type(user, dialog)
  await part.meanwhile()

  await save()

  const versions = within(await dialog.findByRole('region', { name: 'Dua versi' }))
  expect(dialog.getByRole('alert').textContent).toMatch(/^Data sudah diubah oleh /)
  expect(versions.getByText(part.mine)).toBeDefined()
  expect(versions.getByText(part.theirs)).toBeDefined()
  expect(dialog.getByDisplayValue(part.mine)).toBeDefined()
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await part.stored()).toEqual([{ text: part.mine }])
})

it('moves the answer only over the one that was seen', async () => {
  const question_id = await make.question()
  const [first, second] = [
    await make.selection({ question_id, text: 'Satu' }),
    await make.selection({ question_id, text: 'Dua' }),
  ]
  await make.selection({ question_id, text: 'Tiga' })
  await make.answer({ question_id, selection_id: first })
  const { dialog, save } = await openDialog({
    opens: ['Tindakan pilihan C', 'Jadikan jawaban'],
    dialog: 'Edit jawaban',
  })
  await db.updateTable('answer').set({ selection_id: second }).execute()

  await save()

  const versions = within(await dialog.findByRole('region', { name: 'Dua versi' }))
  expect(versions.getByText('Dua')).toBeDefined()
  expect(versions.getByText('Tiga')).toBeDefined()
  expect(await db.selectFrom('answer').select('selection_id').execute()).toEqual([{ selection_id: second }])
})

it('keeps the picture that somebody else gave an option until theirs was seen', async () => {
  const question_id = await make.question()
  const id = await make.selection({ question_id, text: 'Satu', image_id: (await make.image()).id })
  const theirs = await make.image()
  const { user, dialog, save } = await openDialog({
    opens: ['Tindakan pilihan A', 'Edit pilihan'],
    dialog: 'Edit pilihan A',
  })
  await write(/Teks pilihan/, 'Dua')(user, dialog)
  await db.updateTable('selection').set({ image_id: theirs.id }).where('id', '=', id).execute()

  await save()

  const versions = within(await dialog.findByRole('region', { name: 'Dua versi' }))
  expect(versions.getByRole('heading', { name: 'Gambar' })).toBeDefined()
  expect(await db.selectFrom('selection').select('image_id').execute()).toEqual([{ image_id: theirs.id }])
})

it('edits an essay only over the answer that was seen', async () => {
  await make.question({ type: 1, answer: 'Lama' })
  const { user, dialog, save } = await openDialog({ opens: [CARD_MENU, 'Edit Jawaban'], dialog: 'Edit jawaban' })
  await write(/Jawaban/, 'Milik saya')(user, dialog)
  await db.updateTable('question').set({ answer: 'Milik orang lain' }).execute()
  await save()
  const versions = within(await dialog.findByRole('region', { name: 'Dua versi' }))
  expect(versions.getByText('orang lain').parentElement?.textContent).toBe('Milik orang lain')
  expect(dialog.getByDisplayValue('Milik saya')).toBeDefined()
})
