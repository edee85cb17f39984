import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Button } from './button.tsx'

it('takes no second press while it is busy, and keeps the focus', () => {
  let saved = 0
  let pressed = 0
  const save = (event: React.FormEvent) => {
    event.preventDefault()
    saved++
  }
  const form = (busy: boolean) => (
    <form onSubmit={save}>
      <Button type="submit" busy={busy} onClick={() => pressed++}>
        Simpan
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole('button', { name: 'Simpan' })
  button.focus()
  fireEvent.click(button)

  rerender(form(true))
  fireEvent.click(button)

  expect([saved, pressed]).toEqual([1, 1])
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
})
