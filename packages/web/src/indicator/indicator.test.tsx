import { LEVEL } from '@bank/contract/access'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { show } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { IndicatorScreen } from './indicator-screen.tsx'
import { indicatorSearch } from './indicator-search.ts'

const { make, signIn } = await server()

const open = (at?: string) =>
  show(<IndicatorScreen />, { path: '/indikator', at, validateSearch: (search) => indicatorSearch.parse(search) })

it('adds an indicator to a subject that is found by typing', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await make.subject({ name: 'Literasi' })
  await make.subject({ name: 'Numerasi' })
  await open()

  await user.click(await screen.findByRole('button', { name: 'Tambah indikator' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah indikator' }))
  await user.type(dialog.getByRole('textbox', { name: 'Indikator' }), 'Penalaran')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Harap isi semua kolom!')
  const subject = dialog.getByRole('combobox', { name: 'Subjek' })
  await waitFor(() => expect(document.activeElement).toBe(subject))

  await user.type(subject, 'numer')
  await user.click(await screen.findByRole('option', { name: 'Numerasi' }))
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))

  expect(await screen.findByRole('row', { name: /Penalaran.*Numerasi.*Staf/ })).toBeDefined()
})

it('shows the indicators of one subject', async () => {
  await signIn(LEVEL.teamContent)
  const subject_id = await make.subject({ name: 'Numerasi' })
  await make.indicator({ name: 'Penalaran', subject_id })
  await make.indicator({ name: 'Memahami' })
  await open(`/indikator?subject_id=${subject_id}`)

  expect(await screen.findByRole('row', { name: /Penalaran/ })).toBeDefined()
  expect(screen.queryByRole('row', { name: /Memahami/ })).toBeNull()
  expect(await screen.findByText('Subjek: Numerasi')).toBeDefined()
})
