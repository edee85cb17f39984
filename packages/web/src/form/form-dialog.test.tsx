import { subjectCreate } from '@bank/contract/subject'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, it } from 'vitest'
import { show } from '../../test/render.tsx'
import { TextField } from '../ui/text-field.tsx'
import { judgedBy } from './form.ts'
import { FormDialog } from './form-dialog.tsx'

const saved: unknown[] = []
beforeEach(() => {
  saved.length = 0
})

function Dialog() {
  const [open, setOpen] = useState(true)
  const form = useForm({ resolver: judgedBy(subjectCreate), defaultValues: { subject_name: '', code: '' } })
  if (!open) return <p>Tertutup</p>
  return (
    <FormDialog
      title="Tambah subjek"
      form={form}
      saving={false}
      onClose={() => setOpen(false)}
      onSubmit={form.handleSubmit((values) => void saved.push(values))}
    >
      <TextField
        label="Nama"
        required
        error={form.formState.errors.subject_name?.message}
        {...form.register('subject_name')}
      />
      <TextField label="Kode" error={form.formState.errors.code?.message} {...form.register('code')} />
    </FormDialog>
  )
}

const name = () => screen.getByRole('textbox', { name: 'Nama' })

it('says which field is missing, and ties the reason to it', async () => {
  const user = userEvent.setup()
  await show(<Dialog />)

  await user.click(screen.getByRole('button', { name: 'Simpan' }))

  expect((await screen.findByRole('alert')).textContent).toBe('Harap isi semua kolom!')
  expect(name().getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(name().getAttribute('aria-describedby') ?? '')?.textContent).toBe('Wajib diisi.')
  expect(saved).toEqual([])
})

it('says so where no scrolling hides it', async () => {
  const user = userEvent.setup()
  await show(<Dialog />)
  await user.click(screen.getByRole('button', { name: 'Simpan' }))

  const alert = await screen.findByRole('alert')
  expect(name().closest('.overflow-y-auto')).not.toBeNull()
  expect(alert.closest('.overflow-y-auto')).toBeNull()
})

it('tells a wrong value from a missing one', async () => {
  const user = userEvent.setup()
  await show(<Dialog />)

  await user.type(name(), 'Fisika')
  await user.type(screen.getByRole('textbox', { name: 'Kode' }), 'dua kata')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))

  expect((await screen.findByRole('alert')).textContent).toBe('Data tidak valid.')
})

it('saves with Ctrl+Enter from inside a field', async () => {
  const user = userEvent.setup()
  await show(<Dialog />)

  await user.type(name(), 'Fisika')
  await user.keyboard('{Control>}{Enter}{/Control}')

  expect(saved).toEqual([{ subject_name: 'Fisika', code: '' }])
})

it('closes at once when nothing was typed', async () => {
  const user = userEvent.setup()
  await show(<Dialog />)

  await user.click(screen.getByRole('button', { name: 'Batalkan' }))

  expect(screen.getByText('Tertutup')).toBeDefined()
})

it('asks before it throws typed text away, with the focus on the harmless answer', async () => {
  const user = userEvent.setup()
  await show(<Dialog />)

  await user.type(name(), 'Fisika')
  await user.keyboard('{Escape}')
  await screen.findByRole('alertdialog', { name: 'Buang perubahan?' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Lanjutkan mengedit'))
  await user.keyboard('{Enter}')

  expect(screen.getByDisplayValue('Fisika')).toBeDefined()
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Buang' }))
  expect(screen.getByText('Tertutup')).toBeDefined()
})

it('asks before the browser goes back', async () => {
  const user = userEvent.setup()
  const { router } = await show(<Dialog />)
  await user.type(name(), 'Fisika')

  router.history.push('/?page=2')

  await user.click(await screen.findByRole('button', { name: 'Lanjutkan mengedit' }))
  expect(screen.getByDisplayValue('Fisika')).toBeDefined()
  expect(router.state.location.href).toBe('/')

  router.history.push('/?page=2')
  await user.click(await screen.findByRole('button', { name: 'Buang' }))
  expect(await screen.findByText('Tertutup')).toBeDefined()
  expect(router.state.location.href).toBe('/?page=2')
})
