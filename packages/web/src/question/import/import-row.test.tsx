import { LEVEL } from '@bank/contract/access'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Editor } from '@tiptap/core'
import { beforeAll, expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { ImportRowsScreen } from './import-rows-screen.tsx'

const { db, make, signIn } = await server()

beforeAll(async () => {
  await Promise.all([
    import('../../editor/editor-surface.tsx'),
    import('../../editor/line-surface.tsx'),
    import('./import-row-dialog.tsx'),
    import('temml'),
  ])
  Range.prototype.getClientRects = () => document.createElement('p').getClientRects()
  Range.prototype.getBoundingClientRect = () => document.createElement('p').getBoundingClientRect()
  document.elementFromPoint = () => null
})

type Line = HTMLElement & { editor: Editor }

const DRAFT = {
  qt_id: 2,
  question_text: '<p>Ibu kota Jawa Barat?</p>',
  selections: ['Bandung', 'Serang'].map((selection_text) => ({ selection_text, image: '', is_answer: false })),
  discussion: { discussion_text: '<p>Sejak 1864.</p>' },
}
const NOTE = { severity: 'look', text: 'Nomor 33 tidak urut.' }

const GUESS = { severity: 'look', text: 'Kunci A ditebak dari huruf tebal atau warna. Periksa.', about: 'key-guessed' }
const KEYLESS = { severity: 'look', text: 'Kunci belum ada.', about: 'key-missing' }

/** An import of one question that was read, opened at a row's editor where `at` says so. */
async function imported(notes: object[] = [NOTE]) {
  const created_by = await signIn(LEVEL.teamContent)
  const job = {
    created_by,
    product_type: 1,
    file_name: 'Tryout.docx',
    bytes: 1,
    sha256: Buffer.alloc(32),
    state: 'ready',
  }
  const upload = '00000000-0000-4000-8000-000000000000'
  const { id: job_id } = await db
    .insertInto('import_job')
    .values({ ...job, upload })
    .returning('id')
    .executeTakeFirstOrThrow()
  const place = JSON.stringify({ page: 3, para: 41 })
  const row = { job_id, no: 1, state: 'wrong', place, draft: JSON.stringify(DRAFT), notes: JSON.stringify(notes) }
  const { id } = await db.insertInto('import_row').values(row).returning('id').executeTakeFirstOrThrow()
  const open = (search = '') => show(<ImportRowsScreen />, { path: '/impor/$id', at: `/impor/${job_id}${search}` })
  const stored = () =>
    db.selectFrom('import_row').select(['draft', 'state']).where('id', '=', id).executeTakeFirstOrThrow()
  return { id, open, stored }
}

const editor = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit soal 1' }))
  const stem = await dialog.findByRole<Line>('textbox', { name: /Teks soal/ })
  return { dialog, stem, line: async (name: string) => (await dialog.findByRole<Line>('textbox', { name })).editor }
}

it('opens a question of a file in the item editor, by its button and by Enter, and judges it anew', async () => {
  const user = userEvent.setup()
  await make.topic({ name: 'Provinsi' })
  const { id, open, stored } = await imported()
  const { router } = await open()
  const card = await screen.findByRole('article', { name: 'Soal 1' })
  card.parentElement?.focus()
  await user.keyboard('{Enter}')
  const { dialog, stem, line } = await editor()
  expect(router.state.location.search).toMatchObject({ buka: `impor:${id}` })
  expect(dialog.getByRole('alert').textContent).toContain('Pilih materi.')
  expect(dialog.getByText(NOTE.text)).toBeDefined()
  expect(dialog.getByText('Di berkas: hlm. 3, paragraf 41')).toBeDefined()
  expect(stem.editor.getText()).toBe('Ibu kota Jawa Barat?')

  const second = await line('Pilihan B')
  second.commands.setContent('Semarang', { emitUpdate: true })
  await user.click(dialog.getByRole('radio', { name: /A/ }))
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { draft } = await stored()
  expect(draft).toMatchObject({
    selections: [
      { selection_text: 'Bandung', is_answer: true },
      { selection_text: 'Semarang', is_answer: false },
    ],
    discussion: DRAFT.discussion,
  })
  expect(await within(card).findByText('Semarang')).toBeDefined()
  expect(screen.queryByText(NOTE.text)).toBeNull()
  fireEvent.click(within(card).getByRole('button', { name: 'Edit soal 1' }))
  await editor()
})

it('goes with J and K beyond the questions of a page', async () => {
  const user = userEvent.setup()
  const { id, open } = await imported()
  const { job_id } = await db.selectFrom('import_row').select('job_id').where('id', '=', id).executeTakeFirstOrThrow()
  const row = { job_id, state: 'wrong', draft: JSON.stringify(DRAFT), notes: '[]', place: JSON.stringify({ para: 1 }) }
  await db
    .insertInto('import_row')
    .values(Array.from({ length: 10 }, (_, at) => ({ ...row, no: at + 2 })))
    .execute()
  await open()
  const tenth = await screen.findByRole('article', { name: 'Soal 10' })
  tenth.parentElement?.focus()
  await user.keyboard('j')
  const eleventh = await screen.findByRole('article', { name: 'Soal 11' })
  await waitFor(() => expect(document.activeElement).toBe(eleventh.parentElement))
  await user.keyboard('k')
  await waitFor(() =>
    expect(document.activeElement?.firstElementChild).toBe(screen.getByRole('article', { name: 'Soal 10' })),
  )
  await user.click(screen.getByRole('button', { name: 'Salah 11' }))
  await user.keyboard('a')
  await user.keyboard('j')
  const first = screen.getByRole('article', { name: 'Soal 1' })
  await waitFor(() => expect(document.activeElement?.firstElementChild).toBe(first))
  const changed = await db
    .selectFrom('import_row')
    .select('no')
    .where('draft', '@>', '{"selections":[{"is_answer":true}]}')
    .execute()
  expect(changed, 'a letter is for the question that has the focus').toEqual([])
})

it('shows both versions of a question that was changed meanwhile, and saves over it knowingly', async () => {
  const user = userEvent.setup()
  const { id, open, stored } = await imported()
  await open(`?buka=impor:${id}`)
  const { dialog, stem } = await editor()
  stem.editor.commands.setContent('<p>Ibu kota Banten?</p>', { emitUpdate: true })
  const draft = JSON.stringify({ ...DRAFT, question_text: '<p>Ibu kota Jawa Tengah?</p>' })
  await db.updateTable('import_row').set({ draft }).where('id', '=', id).execute()
  await user.click(dialog.getByRole('radio', { name: /A/ }))
  const save = () => user.click(dialog.getByRole('button', { name: 'Simpan' }))
  await save()
  expect(await dialog.findByText(/Jawa Tengah/)).toBeDefined()
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await stored()).draft).toMatchObject({ question_text: '<p>Ibu kota Banten?</p>' })
})

it('takes guessed keys of the page as they are, and lets ticked questions be without a key', async () => {
  const user = userEvent.setup()
  const { open, stored } = await imported([GUESS, KEYLESS])
  await open()
  const accept = await screen.findByRole('button', { name: 'Terima 1 kunci tebakan di halaman ini' })
  const card = screen.getByRole('article', { name: 'Soal 1' })
  // its place beside its number, what is said of the key above the options
  expect([...card.querySelectorAll('h2, p')].map(({ textContent }) => textContent)).toEqual([
    'Soal 1',
    'hlm. 3, paragraf 41',
    expect.stringContaining('Pilih materi.'),
    'Ibu kota Jawa Barat?',
    `${GUESS.text} ${KEYLESS.text}`,
    'Sejak 1864.',
  ])
  await user.click(accept)
  await waitFor(() => expect(screen.queryByText(/ditebak/)).toBeNull())
  await user.click(screen.getByRole('checkbox', { name: 'Pilih' }))
  await user.click(screen.getByRole('button', { name: 'Simpan tanpa kunci' }))
  await waitFor(() => expect(screen.queryByText('Kunci belum ada.')).toBeNull())
  expect((await stored()).draft).toMatchObject(DRAFT)
})

it('shows a question of the file beside one of the bank that is like it', async () => {
  const user = userEvent.setup()
  const question = await make.question({ text: '<p>Apa ibu kota Jawa Barat?</p>' })
  const { code } = await db.selectFrom('question').select('code').where('id', '=', question).executeTakeFirstOrThrow()
  const twin = { id_question: question, code, kind: 'mirip' }
  const { open } = await imported([{ severity: 'note', text: `Mirip dengan ${code}.`, twin }])
  await open()
  const card = within(await screen.findByRole('article', { name: 'Soal 1' }))
  expect(card.getByText(`Mirip dengan ${code}.`)).toBeDefined()
  await user.click(card.getByRole('button', { name: `Bandingkan Soal 1 dengan ${code}` }))
  const dialog = within(await screen.findByRole('dialog', { name: `Bandingkan dengan ${code}` }))
  expect((await dialog.findByRole('region', { name: code })).textContent).toContain('Apa ibu kota Jawa Barat?')
  expect(dialog.getByRole('region', { name: 'Soal 1' }).textContent).toContain('Ibu kota Jawa Barat?')
})
