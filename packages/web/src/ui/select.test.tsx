import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { type Option, Select } from './select.tsx'

const SUBJECTS = [
  { value: 1, label: 'Literasi' },
  { value: 2, label: 'Numerasi' },
]

function Field({ options = SUBJECTS, start = '' }: { options?: Option[]; start?: number | '' }) {
  const [value, setValue] = useState<number | ''>(start)
  return (
    <>
      <Select label="Subjek" options={options} value={value} onChange={setValue} />
      <p data-testid="chosen">{JSON.stringify(value)}</p>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Subjek' })
const chosen = () => screen.getByTestId('chosen').textContent

it('finds an option by typing a part of its name', async () => {
  const user = userEvent.setup()
  render(<Field />)

  await user.type(field(), 'numer')
  expect(screen.queryByRole('option', { name: 'Literasi' })).toBeNull()
  await user.click(screen.getByRole('option', { name: 'Numerasi' }))

  expect(chosen()).toBe('2')
  expect(field().value).toBe('Numerasi')
})

it('keeps the choice when Escape is pressed, open or closed', async () => {
  const user = userEvent.setup()
  render(<Field start={1} />)

  await user.click(field())
  await user.keyboard('{Escape}')
  await user.keyboard('{Escape}{Escape}')

  expect(chosen()).toBe('1')
  expect(field().value).toBe('Literasi')
})

it('opens on Enter and does not send the form around it', async () => {
  const user = userEvent.setup()
  const sent = vi.fn()
  render(
    <form onSubmit={sent}>
      <Field />
      <button type="submit">Simpan</button>
    </form>,
  )

  await user.tab()
  await user.keyboard('{Enter}')

  expect(screen.getByRole('option', { name: 'Numerasi' })).toBeDefined()
  await user.keyboard('xyz{Enter}')
  expect(sent).not.toHaveBeenCalled()
})

it('takes the row that is lit when the typist goes on with Tab', async () => {
  const user = userEvent.setup()
  render(<Field start={1} />)

  await user.clear(field())
  await user.type(field(), 'num')
  await user.tab()

  expect(chosen()).toBe('2')
  expect(field().value).toBe('Numerasi')
})

it('takes the row that is lit when the typist goes on with a click elsewhere', async () => {
  const user = userEvent.setup()
  render(<Field start={1} />)

  await user.clear(field())
  await user.type(field(), 'num')
  await user.click(screen.getByTestId('chosen'))

  expect(chosen()).toBe('2')
  expect(field().value).toBe('Numerasi')
})

it('keeps the choice when what was typed is dropped with Escape', async () => {
  const user = userEvent.setup()
  render(<Field start={1} />)

  await user.tab()
  await waitFor(() => expect(field().selectionEnd).toBe('Literasi'.length))
  await user.keyboard('num{Escape}')
  await user.click(screen.getByTestId('chosen'))

  expect(chosen()).toBe('1')
})

it('keeps the choice of who only looks and tabs on', async () => {
  const user = userEvent.setup()
  render(<Field start={1} />)

  await user.tab()
  await user.keyboard('{Enter}{ArrowDown}')
  await user.tab()

  expect(chosen()).toBe('1')
})

it('empties with its cross', async () => {
  const user = userEvent.setup()
  render(<Field start={1} />)

  await user.click(screen.getByRole('button', { name: 'Kosongkan subjek' }))

  expect(chosen()).toBe('""')
  expect(field().value).toBe('')
})

it('shows the name of a choice whose list arrives later', () => {
  const { rerender } = render(<Field options={[]} start={2} />)
  expect(field().value).toBe('')

  rerender(<Field start={2} />)

  expect(field().value).toBe('Numerasi')
})

it('puts the chosen name back when what was typed fits nothing', async () => {
  const user = userEvent.setup()
  render(<Field start={1} />)

  await user.type(field(), ' fisika')
  expect(screen.getByText('Tidak ada yang cocok.')).toBeDefined()
  await user.keyboard('{Escape}')
  await user.tab()

  expect(field().value).toBe('Literasi')
  expect(chosen()).toBe('1')
})

it('speaks Indonesian to screen readers', async () => {
  const user = userEvent.setup()
  render(<Field />)

  await user.click(field())

  expect(document.querySelector('[aria-label="Dismiss"]')).toBeNull()
  expect(document.querySelectorAll('[aria-label="Tutup daftar"]')).toHaveLength(2)
})

it('selects its text on focus, so that typing replaces it', async () => {
  const user = userEvent.setup()
  render(<Field start={1} />)
  const input = field()

  await user.tab()
  await waitFor(() => expect(input.selectionEnd).toBe('Literasi'.length))
  expect(input.selectionStart).toBe(0)
  await user.keyboard('num')
  expect(input.value).toBe('num')
  await user.tab()
  expect(chosen()).toBe('2')
})

it('says that a text is unknown when it is left, and what stands', async () => {
  const user = userEvent.setup()
  render(<Field start={1} />)
  const input = field()

  await user.clear(input)
  await user.type(input, 'fisika')
  await user.tab()

  expect((await screen.findByRole('alert')).textContent).toBe(
    '“fisika” tidak ada dalam daftar. Belum ada yang dipilih.',
  )
  expect(input.getAttribute('aria-invalid')).toBe('true')

  await user.type(input, 'num')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says what stays chosen when what was typed over it is unknown', async () => {
  const user = userEvent.setup()
  render(<Field start={1} />)
  const input = field()

  await user.tab()
  await waitFor(() => expect(input.selectionEnd).toBe('Literasi'.length))
  await user.keyboard('fisika')
  await user.tab()

  expect((await screen.findByRole('alert')).textContent).toBe(
    '“fisika” tidak ada dalam daftar. Pilihan tetap Literasi.',
  )
  expect(chosen()).toBe('1')
})

/** The page around the field draws itself anew at every key, with options that are equal and not the same. */
function Redrawn() {
  const [, draw] = useState(0)
  return (
    <div onInput={() => draw(Math.random())}>
      <Field options={SUBJECTS.map((subject) => ({ ...subject }))} start={1} />
    </div>
  )
}

it('keeps what is typed while the page around it is drawn anew', async () => {
  const user = userEvent.setup()
  render(<Redrawn />)
  const input = field()

  await user.tab()
  await waitFor(() => expect(input.selectionEnd).toBe('Literasi'.length))
  await user.keyboard('num')

  expect(input.value).toBe('num')
})
