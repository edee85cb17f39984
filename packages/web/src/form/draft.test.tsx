import { subjectCreate } from '@bank/contract/subject'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, it, vi } from 'vitest'
import { show } from '../../test/render.tsx'
import { session } from '../api/session.ts'
import { TextField } from '../ui/text-field.tsx'
import { useDraft } from './draft.ts'
import { type Draft, draftsOf, keepDraft, tidyDrafts } from './drafts.ts'
import { judgedBy } from './form.ts'
import { FormDialog } from './form-dialog.tsx'

const AYU = { token: 't', ac_id: 7, ac_name: 'Ayu', ac_level: 2 } as const
const DAY = 24 * 60 * 60 * 1000
const earlier = (given: Partial<Draft> = {}): Draft => ({
  id: 'earlier',
  of: 'subject:new',
  title: 'Tambah subjek',
  ac_id: AYU.ac_id,
  at: Date.now() - DAY,
  values: { subject_name: 'Kimia', code: '' },
  ...given,
})

function Dialog({ of }: { of: string }) {
  const [open, setOpen] = useState(true)
  const form = useForm({ resolver: judgedBy(subjectCreate), defaultValues: { subject_name: '', code: '' } })
  const draft = useDraft({ of, title: 'Tambah subjek', form })
  const close = () => {
    draft.forget()
    setOpen(false)
  }
  if (!open) return <p>Tertutup</p>
  return (
    <FormDialog title="Tambah subjek" form={form} saving={false} draft={draft} onClose={close} onSubmit={close}>
      <TextField label="Nama" {...form.register('subject_name')} />
    </FormDialog>
  )
}

const open = (of = 'subject:new') => show(<Dialog of={of} />)
const name = async () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Nama' })
const offer = () => screen.findByRole('button', { name: /^Pulihkan draf/ })
const offered = () => screen.queryByRole('button', { name: /^Pulihkan draf/ })
const kept = () => screen.findByText(/^Draf tersimpan \d\d\.\d\d$/)
const stored = async () => (await draftsOf(AYU.ac_id)).map(({ values }) => values.subject_name)

async function typed(words: string) {
  const user = userEvent.setup()
  await user.type(await name(), words)
  await kept()
  await waitFor(async () => expect(await stored()).toContain(words))
  return user
}

/** Another tab comes to the front, or this one again. */
function turnTo(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

beforeEach(() => session.open(AYU))

it('says where what was typed is', async () => {
  await open()
  expect(await screen.findByText('Belum ada perubahan')).toBeDefined()

  await typed('Fisika')

  expect(await stored()).toEqual(['Fisika'])
})

it('offers what was typed again after a crash, and puts it back only when asked', async () => {
  const { unmount } = await open()
  await typed('Fisika')
  unmount()

  await open()
  const restore = await offer()
  expect((await name()).value).toBe('')
  await userEvent.click(restore)

  expect((await name()).value).toBe('Fisika')
  expect(offered()).toBeNull()
})

it('writes the last word when the page is left', async () => {
  await open()
  fireEvent.change(await name(), { target: { value: 'Fisika' } })

  act(() => void window.dispatchEvent(new Event('pagehide')))

  // Read at once: the draft must be stored without waiting, because the page may be gone.
  expect(await stored()).toEqual(['Fisika'])
})

it('offers a draft in its own dialog and to its own account alone', async () => {
  await keepDraft(earlier())
  const other = await open('subject:12')
  await typed('Fisika')
  expect(offered()).toBeNull()
  other.unmount()

  session.open({ ...AYU, ac_id: 8 })
  const stranger = await open()
  await userEvent.type(await name(), 'Biologi')
  await kept()
  expect(offered()).toBeNull()
  stranger.unmount()

  session.open(AYU)
  await open()
  await userEvent.click(await offer())
  expect((await name()).value).toBe('Kimia')
})

it('forgets a draft that is thrown away, after a question', async () => {
  await keepDraft(earlier())
  const user = userEvent.setup()
  await open()

  await user.click(await screen.findByRole('button', { name: /^Buang draf/ }))
  const question = within(await screen.findByRole('alertdialog', { name: /^Buang draf .*\?$/ }))
  await user.click(question.getByRole('button', { name: 'Buang' }))

  await waitFor(() => expect(offered()).toBeNull())
  expect(await stored()).toEqual([])
})

it('forgets what was typed when the dialog is thrown away', async () => {
  await open()
  const user = await typed('Fisika')

  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Buang' }))

  expect(await screen.findByText('Tertutup')).toBeDefined()
  await waitFor(async () => expect(await stored()).toEqual([]))
})

it('forgets what is typed away again', async () => {
  await open()
  const user = await typed('Fisika')

  await user.clear(await name())

  await waitFor(async () => expect(await stored()).toEqual([]))
})

it('makes a draft of what is typed before another one is put back', async () => {
  await keepDraft(earlier())
  const user = userEvent.setup()
  await open()
  const restore = await offer()
  await user.type(await name(), 'Fisika')

  await user.click(restore)
  expect((await name()).value).toBe('Kimia')
  await user.click(await offer())

  expect((await name()).value).toBe('Fisika')
})

it('leaves the draft of another tab alone', async () => {
  const one = await open()
  await typed('Fisika')
  const other = await open()
  const [, second] = await screen.findAllByRole<HTMLInputElement>('textbox', { name: 'Nama', hidden: true })

  await userEvent.type(second as HTMLInputElement, 'Kimia')

  await waitFor(async () => expect((await stored()).sort()).toEqual(['Fisika', 'Kimia']))
  expect(offered()).toBeNull()
  one.unmount()
  other.unmount()
})

it('offers what a tab in the background holds, and that tab goes on with a draft of its own', async () => {
  const resting = await open()
  await typed('Fisika')
  const [first] = await screen.findAllByRole<HTMLInputElement>('textbox', { name: 'Nama' })
  turnTo('hidden')

  await open()
  await userEvent.click(await offer())
  const boxes = () => screen.findAllByRole<HTMLInputElement>('textbox', { name: 'Nama', hidden: true })
  await waitFor(async () => expect((await boxes()).map(({ value }) => value)).toEqual(['Fisika', 'Fisika']))
  turnTo('visible')
  fireEvent.change(first as HTMLInputElement, { target: { value: 'Fisika dasar' } })

  await waitFor(async () => expect((await stored()).sort()).toEqual(['Fisika', 'Fisika dasar']))
  resting.unmount()
})

it('offers nothing that is older than fourteen days, and tidies it', async () => {
  await keepDraft(earlier({ id: 'old', at: Date.now() - 14 * DAY - 1000, values: { subject_name: 'Lama' } }))
  await keepDraft(earlier({ at: Date.now() - 14 * DAY + DAY / 24 }))
  await open()
  expect(await screen.findAllByRole('button', { name: /^Pulihkan draf/ })).toHaveLength(1)

  await tidyDrafts()

  // With the clock set back one minute the old draft would count as fresh: it was deleted, not only hidden.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 60_000)
  expect(await stored()).toEqual(['Kimia'])
  vi.restoreAllMocks()
})

it('says so where the browser cannot keep drafts, and still survives an expired session', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  const { unmount } = await open()
  await userEvent.type(await name(), 'Fisika')
  expect(await screen.findByText('Draf tidak dapat disimpan di peramban ini.')).toBeDefined()
  session.expire()
  unmount()

  session.open(AYU)
  await open()
  await userEvent.click(await offer())

  expect((await name()).value).toBe('Fisika')
  vi.restoreAllMocks()
})
