import { LEVEL } from '@bank/contract/access'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { openApp } from '../../test/app.tsx'
import { server } from '../../test/server.ts'

const { make, signIn } = await server()

async function opened(at: string, level: 1 | 2 = LEVEL.teamContent) {
  const user = userEvent.setup()
  await signIn(level)
  const app = openApp(at)
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard('{Control>}k{/Control}')
  return { user, ...app, address: () => decodeURIComponent(app.address()) }
}
const field = () => screen.findByRole('combobox', { name: 'Kode, kata, atau nama' })
const option = (name: RegExp) => screen.findByRole('option', { name })
const selected = () => screen.getByRole('option', { selected: true }).textContent
const said = async (text: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Cari apa saja' }))
  await waitFor(() => expect(dialog.getByRole('status').textContent).toBe(text))
}

it('takes along what is typed before its field is there, and opens by Enter; Back leads past it', async () => {
  await make.subject({ name: 'Geodesi' })
  const id = await make.question({ text: '<p>Ukur geodesi</p>' })
  const { user, address } = await opened('/kelas')
  await user.keyboard('goed{Backspace}{Backspace}{Backspace}eode')
  const found = await field()
  await waitFor(() => expect(found).toHaveProperty('value', 'geode'))
  await option(/Ukur geodesi/)
  expect(selected()).toContain('Ukur geodesi')
  await user.keyboard('{ArrowDown}')
  expect(selected()).toBe('Geodesi')
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(address()).toBe(`/soal/${id}`))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('shows what was opened last, to that account alone', async () => {
  const id = await make.subject({ name: 'Oologi' })
  const { user, address, unmount } = await opened('/kelas')
  await user.type(await field(), 'oolo')
  await user.click(await option(/Oologi/))
  await waitFor(() => expect(address()).toBe(`/subjek?buka=subjek:${id}`))
  await screen.findByRole('dialog', { name: 'Edit subjek' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(address()).toBe('/subjek'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('{Control>}k{/Control}')
  await field()
  expect(within(screen.getByRole('group', { name: 'Terakhir dibuka' })).getAllByRole('option')).toHaveLength(1)
  await user.type(await field(), 'ol')
  // not told twice
  await waitFor(() => expect(screen.getAllByRole('option', { name: /Oologi/ })).toHaveLength(1))
  unmount()
  await opened('/kelas')
  await said('Temukan soal, materi, sub-materi, kategori, subjek, atau layar.')
})

it('filters the list behind it by Ctrl+Enter, and says so only where there is such a filter', async () => {
  const topic = await make.topic({ name: 'Limnologi' })
  await make.subtopic({ topic_id: topic, name: 'Limnologi danau' })
  const { user, address } = await opened('/soal?status=approved')
  await user.type(await field(), 'limno')
  await option(/^Limnologi danau/)
  expect(screen.getByText('saring Soal')).toBeDefined()
  await user.keyboard('{ArrowDown}')
  expect(selected()).toContain('Limnologi danau')
  expect(screen.queryByText('saring Soal')).toBeNull()
  await user.keyboard('{ArrowUp}{Control>}{Enter}{/Control}')
  await waitFor(() => expect(address()).toBe(`/soal?status=approved&topic_id=${topic}`))
})

it('never shows a late answer for a newer search, nor lets one be chosen', async () => {
  await make.subject({ name: 'Mikologi' })
  await make.subject({ name: 'Miko baru' })
  const { user } = await opened('/kelas')
  const sent = globalThis.fetch
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const answer = await sent(path, init)
    if (path.endsWith('q=miko')) await held
    return answer
  })
  await user.type(await field(), 'miko')
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  await user.type(await field(), ' ba')
  await option(/Miko baru/)
  release()
  await user.type(await field(), '{Backspace}')
  await waitFor(() =>
    expect(screen.getByRole('option', { name: /Miko baru/ }).getAttribute('aria-disabled')).toBe('true'),
  )
  expect(screen.queryByRole('option', { selected: true })).toBeNull()
  expect(screen.queryByRole('option', { name: /Mikologi/ })).toBeNull()
})

it('finds the screens that a person may open, and asks for two letters', async () => {
  const { user, address } = await opened('/kelas')
  await user.type(await field(), 'b')
  await said('Tulis sedikitnya 2 huruf.')
  await user.type(await field(), 'anner')
  await said('Tidak ada yang cocok dengan “banner”.')
  await user.clear(await field())
  await user.type(await field(), 'grafik{Enter}')
  await waitFor(() => expect(address()).toBe('/chart'))
})

it('is silent in fields and under a dialog', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  openApp('/kelas?buka=kelas:baru')
  const form = await screen.findByRole('dialog')
  form.focus()
  await user.keyboard('{Control>}k{/Control}')
  expect(screen.getAllByRole('dialog')).toEqual([form])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.type(screen.getByRole('textbox', { name: /Cari/ }), '{Control>}k{/Control}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getAllByRole('button', { name: /Cari apa saja/ })[0] as HTMLElement)
  await field()
})
