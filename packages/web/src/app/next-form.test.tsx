import { LEVEL } from '@bank/contract/access'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openApp } from '../../test/app.tsx'
import { pasteHtml } from '../../test/paste-html.ts'
import { server } from '../../test/server.ts'

const { make, signIn } = await server()

const NAME = 'Baru saja'

/** One row of each lookup, and the ids of those that have an address. */
async function catalogue() {
  const subject_id = await make.subject({ name: 'Lama' })
  const class_id = await make.class({ name: 'Lama', stage: 'SD' })
  const category_id = await make.category({ name: 'Lama', subject_id })
  const subtest = await make.category({ name: 'Lama', subject_id, product_type: 2 })
  const topic_id = await make.topic({ name: 'Lama', category_id, class_id })
  await make.topic({ name: 'Lama', category_id: subtest, class_id: null })
  await make.subtopic({ name: 'Lama', topic_id })
  await make.indicator({ name: 'Lama', subject_id })
  await make.questionLevel({ name: 'Lama' })
  return { topic_id, subtest }
}

type Catalogue = Awaited<ReturnType<typeof catalogue>>
interface Lookup {
  /** The screen that adds it, and the dialog there. */
  at: (known: Catalogue) => string
  dialog: string
  name: RegExp
  /** What else its form asks for. */
  chosen?: Readonly<Record<string, string>>
  detail?: string
  /** The forms that choose from it, with what is chosen before. */
  next: readonly Next[]
}
interface Next {
  at: string
  field: string
  first?: Readonly<Record<string, string>>
}

const LOOKUPS: Readonly<Record<string, Lookup>> = {
  subject: {
    at: () => '/subjek?buka=subjek:baru',
    dialog: 'Tambah subjek',
    name: /^Nama subjek/,
    next: ['/kategori?buka=kategori:baru', '/indikator?buka=indikator:baru', '/snpmb/kategori?buka=kategori:baru'].map(
      (at) => ({ at, field: 'Subjek' }),
    ),
  },
  class: {
    at: () => '/kelas?buka=kelas:baru',
    dialog: 'Tambah kelas',
    name: /^Nama kelas/,
    next: [
      { at: '/materi?buka=materi:baru', field: 'Kelas' },
      { at: '/soal?buka=soal:baru', field: 'Kelas' },
    ],
  },
  category: {
    at: () => '/kategori?buka=kategori:baru',
    dialog: 'Tambah kategori',
    name: /^Nama kategori/,
    chosen: { Subjek: 'Lama' },
    next: [
      { at: '/materi?buka=materi:baru', field: 'Kategori' },
      { at: '/soal?buka=soal:baru', field: 'Kategori' },
    ],
  },
  indicator: {
    at: () => '/indikator?buka=indikator:baru',
    dialog: 'Tambah indikator',
    name: /^Indikator/,
    chosen: { Subjek: 'Lama' },
    next: [{ at: '/soal?buka=soal:baru', field: 'Indikator' }],
  },
  topic: {
    at: () => '/materi?buka=materi:baru',
    dialog: 'Tambah materi',
    name: /^Judul materi/,
    chosen: { Kelas: 'Lama', Kategori: 'Lama' },
    detail: 'Detail materi',
    next: [{ at: '/soal?buka=soal:baru', field: 'Materi' }],
  },
  subtopic: {
    at: ({ topic_id }) => `/sub-materi/${topic_id}?buka=sub-materi:baru`,
    dialog: 'Tambah sub-materi',
    name: /^Nama sub-materi/,
    detail: 'Detail sub-materi',
    next: [{ at: '/soal?buka=soal:baru', field: 'Sub-materi', first: { Materi: 'Lama' } }],
  },
  level: {
    at: () => '/level-soal?buka=level-soal:baru',
    dialog: 'Tambah level soal',
    name: /^Level soal/,
    next: [{ at: '/soal?buka=soal:baru', field: 'Level soal' }],
  },
  subtest: {
    at: () => '/snpmb/kategori?buka=kategori:baru',
    dialog: 'Tambah kategori',
    name: /^Nama kategori/,
    chosen: { Subjek: 'Lama' },
    next: [{ at: '/snpmb/soal?buka=soal:baru', field: 'Kategori' }],
  },
  'SNPMB topic': {
    at: ({ subtest }) => `/snpmb/materi/${subtest}?buka=materi:baru`,
    dialog: 'Tambah Materi',
    name: /^Judul materi/,
    detail: 'Detail materi',
    next: [{ at: '/snpmb/soal?buka=soal:baru', field: 'Materi', first: { Kategori: 'Lama' } }],
  },
}

async function choose(user: UserEvent, chosen: Readonly<Record<string, string>> = {}) {
  for (const [field, option] of Object.entries(chosen)) {
    await unfold(user, field)
    await user.click(await screen.findByRole('option', { name: option }))
  }
}

const unfold = async (user: UserEvent, field: string) =>
  user.click(await screen.findByRole('combobox', { name: new RegExp(`^${field}`) }))

/** Opens a form and the list of one of its fields, and looks for a row there. */
async function look(user: UserEvent, app: ReturnType<typeof openApp>, { at, field, first = {} }: Next, name: string) {
  await app.go(at)
  await screen.findByRole('dialog')
  await choose(user, first)
  await unfold(user, field)
  expect(await screen.findByRole('option', { name: new RegExp(`^${name}`) })).toBeDefined()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Batalkan' }))
  if (Object.keys(first).length > 0) await user.click(await screen.findByRole('button', { name: 'Buang' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

it.each(Object.entries(LOOKUPS))('offers a new %s in the next form', async (_, { next, ...lookup }) => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const known = await catalogue()
  const app = openApp('/')
  for (const form of next) await look(user, app, form, 'Lama')

  await app.go(lookup.at(known))
  const dialog = within(await screen.findByRole('dialog', { name: lookup.dialog }))
  await choose(user, lookup.chosen)
  await user.type(dialog.getByRole('textbox', { name: lookup.name }), NAME)
  if (lookup.detail) pasteHtml(await dialog.findByRole('textbox', { name: lookup.detail }), '<p>Isi.</p>')
  for (const stage of dialog.queryAllByRole('radio', { name: 'SD' })) await user.click(stage)
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  for (const form of next) await look(user, app, form, NAME)
})
