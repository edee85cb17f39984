import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { Dialog } from './dialog.tsx'
import { shortcuts, useShortcuts } from './shortcuts.ts'

const pressed: string[] = []
beforeEach(() => {
  pressed.length = 0
})

function Page({ dialog = false }: { dialog?: boolean }) {
  useShortcuts({ n: () => pressed.push('n'), 'g s': () => pressed.push('g s'), s: () => pressed.push('s') })
  return (
    <>
      <input aria-label="Kolom" />
      {dialog && (
        <Dialog title="Dialog" onClose={() => undefined}>
          Isi
        </Dialog>
      )}
    </>
  )
}

it('hears one key, and two after each other as one', async () => {
  const user = userEvent.setup()
  render(<Page />)

  await user.keyboard('n')
  await user.keyboard('gs')
  await user.keyboard('s')

  expect(pressed).toEqual(['n', 'g s', 's'])
})

it('is silent in fields, with Ctrl, under a dialog and when switched off', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Page />)

  await user.type(screen.getByLabelText('Kolom'), 'n')
  await user.click(document.body)
  await user.keyboard('{Control>}n{/Control}')
  rerender(<Page dialog />)
  await user.keyboard('n')
  rerender(<Page />)
  shortcuts.turn(false)
  await user.keyboard('n')

  expect(pressed).toEqual([])
})
