import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { show } from '../../test/render.tsx'
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
  await show(<Page />)

  await user.keyboard('n')
  await user.keyboard('gs')
  await user.keyboard('s')

  expect(pressed).toEqual(['n', 'g s', 's'])
})

it('hears the same keys while Caps Lock is on', async () => {
  await show(<Page />)
  for (const key of ['N', 'G', 'S']) fireEvent.keyDown(document.body, { key })
  expect(pressed).toEqual(['n', 'g s'])
})

it('is silent in fields, with Ctrl and when switched off', async () => {
  const user = userEvent.setup()
  await show(<Page />)

  await user.type(screen.getByLabelText('Kolom'), 'n')
  await user.click(document.body)
  await user.keyboard('{Control>}n{/Control}')
  shortcuts.turn(false)
  await user.keyboard('n')

  expect(pressed).toEqual([])
})

it('is silent under a dialog', async () => {
  const user = userEvent.setup()
  await show(<Page dialog />)
  await screen.findByRole('dialog')

  await user.keyboard('n')

  expect(pressed).toEqual([])
})
