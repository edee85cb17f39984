import { questionRoutes } from '@bank/contract/question'
import type { make as rows } from '@bank/server/test/make.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Editor } from '@tiptap/core'
import { beforeAll, expect } from 'vitest'
import { call } from '../src/api/call.ts'
import { QuestionScreen } from '../src/question/bank/question-screen.tsx'
import { remembered } from '../src/question/item/remembered.ts'
import { show } from './render.tsx'

export type Line = HTMLElement & { editor: Editor }

/** The item editor of the general bank, with what it edits. Call it once per file, at the top level. */
export function itemEditor(make: ReturnType<typeof rows>) {
  beforeAll(async () => {
    // Load the large chunks before the first test, so that they do not count against that test's timeout.
    await Promise.all([
      import('../src/editor/editor-surface.tsx'),
      import('../src/editor/line-surface.tsx'),
      import('../src/question/bank/item-dialog.tsx'),
      import('temml'),
    ])
    // jsdom has no layout, but ProseMirror asks for text positions.
    Range.prototype.getClientRects = () => document.createElement('p').getClientRects()
    Range.prototype.getBoundingClientRect = () => document.createElement('p').getBoundingClientRect()
    document.elementFromPoint = () => null
    Element.prototype.setPointerCapture = () => undefined
  })

  /** The item editor for a new question, or for the only one there is. */
  async function open(user: UserEvent, button: 'Tambah soal' | 'Edit') {
    await show(<QuestionScreen />, { path: '/soal' })
    await user.click(await screen.findByRole('button', { name: button }))
    return opened(user)
  }

  /** What stands in the item editor, once it is open. */
  async function opened(user: UserEvent) {
    const dialog = within(await screen.findByRole('dialog', { name: /^(Tambah|Edit) soal/ }))
    const box = await dialog.findByRole('textbox', { name: /Teks soal/ })
    const letters = (letter: string) => dialog.getByRole<Line>('textbox', { name: `Pilihan ${letter}` })
    return {
      dialog,
      editor: (box as Line).editor,
      option: letters,
      options: () =>
        dialog.getAllByRole<Line>('textbox', { name: /^Pilihan [A-Z]$/ }).map(({ editor }) => editor.getText()),
      write: (letter: string, text: string) => letters(letter).editor.commands.setContent(text, { emitUpdate: true }),
      press: (name: string) => user.click(dialog.getByRole('button', { name })),
    }
  }

  /** Creates a topic and stores it as the account's last classification, so that it is already chosen. */
  async function place() {
    const class_id = await make.class({ name: 'Kelas 8' })
    const category_id = await make.category({ name: 'Aljabar' })
    const topic_id = await make.topic({ name: 'Kuadrat', class_id, category_id })
    const ql_id = await make.questionLevel({ name: 'Sedang' })
    const chosen = { qt_id: 2, label: 'exam', class_id, category_id, topic_id, ql_id, free_trial: true }
    remembered.keep('umum', { ...chosen, question_text: '' })
  }

  /** Stores an item with options A, B, C, of which B is the answer, and a keyword. */
  async function item() {
    const question_id = await make.question({ text: '<p>Berapa?</p>' })
    for (const text of ['satu', 'dua', 'tiga']) {
      const selection_id = await make.selection({ question_id, text })
      if (text === 'dua') await make.answer({ question_id, selection_id })
    }
    await make.keyword({ question_id, text: 'hitung' })
    return question_id
  }

  const stored = async (id: number) => (await call(questionRoutes.get, { params: { id } })).data[0]
  const newest = async () => (await call(questionRoutes.list, { query: {} })).data[0]
  const saved = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  return { open, opened, place, item, stored, newest, saved }
}
