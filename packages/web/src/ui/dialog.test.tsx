import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '../../test/render.tsx'
import { Dialog, DialogBody } from './dialog.tsx'

const onClose = vi.fn()
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open(settings: { keepOnBackdrop?: boolean }) {
  onClose.mockReset()
  await show(
    <Dialog title="Judul" onClose={onClose} {...settings}>
      <DialogBody>Isi</DialogBody>
    </Dialog>,
  )
  await screen.findByRole('dialog')
  const beside = document.querySelector('.bg-ink\\/50')
  if (!beside) throw new Error('the dialog has nothing beside it')
  return beside
}

it('closes on a press beside it, but not on the second one of the double click that opened it', async () => {
  const user = userEvent.setup()
  const clock = vi.spyOn(performance, 'now')
  const at = (milliseconds: number) => clock.mockReturnValue(milliseconds)
  at(10_000)
  const beside = await open({})
  at(10_300)
  await user.click(beside)
  expect(onClose).not.toHaveBeenCalled()
  at(11_000)
  await user.click(beside)
  expect(onClose).toHaveBeenCalledOnce()
})

it('stays on a press beside it where much is typed, and goes by Escape', async () => {
  const user = userEvent.setup()
  await user.click(await open({ keepOnBackdrop: true }))
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

it.each([
  ['a mouse begins in the first field', false],
  ['a finger is not met with a keyboard', true],
])('%s', async (_, coarse) => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: coarse }))
  await show(
    <Dialog title="Judul" onClose={onClose}>
      <form>
        <input aria-label="Nama" />
      </form>
    </Dialog>,
  )
  const dialog = await screen.findByRole('dialog')
  await expect.poll(() => document.activeElement).toBe(coarse ? dialog : screen.getByLabelText('Nama'))
})

it('has a backdrop of its own over another dialog', async () => {
  await show(
    <Dialog title="Judul" onClose={onClose}>
      <Dialog title="Di atasnya" onClose={onClose}>
        Isi
      </Dialog>
    </Dialog>,
  )
  await screen.findByRole('dialog', { name: 'Di atasnya' })
  expect(document.querySelectorAll('.bg-ink\\/50')).toHaveLength(2)
})
