import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { SearchBox } from './search-box.tsx'

const asked: string[] = []

function Search() {
  const [value, setValue] = useState('')
  return (
    <>
      <SearchBox
        label="Cari subjek"
        value={value}
        onSearch={(next) => {
          asked.push(next)
          setValue(next)
        }}
      />
      <button type="button" onClick={() => setValue('dari URL')}>
        Mundur
      </button>
    </>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Cari subjek' })

it('asks once for what was typed, and never eats a letter', async () => {
  asked.length = 0
  const user = userEvent.setup()
  render(<Search />)

  await user.type(box(), 'lite')
  await waitFor(() => expect(asked).toEqual(['lite']))
  await user.type(box(), 'rasi ')

  await waitFor(() => expect(asked).toEqual(['lite', 'literasi']))
  expect(box().value).toBe('literasi ')
})

it('follows the URL when another hand changes it', async () => {
  const user = userEvent.setup()
  render(<Search />)

  await user.click(screen.getByRole('button', { name: 'Mundur' }))

  expect(box().value).toBe('dari URL')
})

it('takes the focus on "/"', async () => {
  const user = userEvent.setup()
  render(<Search />)

  await user.keyboard('/')

  expect(document.activeElement).toBe(box())
  expect(box().value).toBe('')
})
