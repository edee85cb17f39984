import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { show } from '../../test/render.tsx'
import { FragmentField } from './fragment-field.tsx'

const sent: string[] = []

function Field({ start }: { start: string }) {
  const [html, setHtml] = useState(start)
  return (
    <FragmentField
      label="Teks pilihan"
      value={html}
      onChange={(next) => {
        sent.push(next)
        setHtml(next)
      }}
    />
  )
}

async function open(start = '') {
  sent.length = 0
  await show(<Field start={start} />)
  return { area: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Teks pilihan' }), user: userEvent.setup() }
}

it('has three rows and shows a stored formula as it was typed', async () => {
  const { area } = await open('luas <math data-latex="x^2"><msup><mi>x</mi><mn>2</mn></msup></math> &lt; 5')
  expect(area.rows).toBe(3)
  expect(area.value).toBe('luas $x^2$ < 5')
  expect(sent).toEqual([])
})

it('escapes what is typed', async () => {
  const { area, user } = await open()
  await user.type(area, '<b>2</b> < 3')
  expect(sent.at(-1)).toBe('&lt;b&gt;2&lt;/b&gt; &lt; 3')
})

it('draws the formula between two dollars', async () => {
  const { area, user } = await open()
  await user.type(area, 'nilai $x^2$')
  await waitFor(() => expect(sent.at(-1)).toMatch(/^nilai <math data-latex="x\^2"><msup>/))
  expect(document.querySelector('.rich-fragment math msup')).not.toBeNull()
})

it('says what is wrong with a formula, and keeps it', async () => {
  const { area, user } = await open()
  await user.type(area, '$\\apa$')
  await screen.findByText('$\\apa$: Perintah \\apa tidak dikenal.')
  expect(sent.at(-1)).toContain('data-latex="\\apa"')
})

it('puts a formula where the caret stands', async () => {
  const { area, user } = await open()
  await user.type(area, 'a b')
  area.setSelectionRange(2, 2)
  await user.click(screen.getByRole('button', { name: 'Rumus' }))
  await user.type(await screen.findByLabelText('LaTeX'), 'y')
  const insert = screen.getByRole('button', { name: 'Sisipkan' })
  await waitFor(() => expect(insert.hasAttribute('disabled')).toBe(false))
  await user.click(insert)
  expect(area.value).toBe('a $y$b')
  await waitFor(() => expect(sent.at(-1)).toMatch(/^a <math data-latex="y">.*<\/math>b$/))
})

it('changes the formula that the caret stands in', async () => {
  const { area, user } = await open('a <math data-latex="x"><mi>x</mi></math>')
  area.focus()
  area.setSelectionRange(3, 3)
  await user.click(screen.getByRole('button', { name: 'Rumus' }))
  expect((await screen.findByLabelText<HTMLTextAreaElement>('LaTeX')).value).toBe('x')
})
