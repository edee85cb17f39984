import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../test/render.tsx'
import { Menu } from './menu.tsx'

it('has the focus from the key that opens it on, while its code is still on its way', async () => {
  const user = userEvent.setup()
  const edit = vi.fn()
  await show(<Menu label="Tindakan" items={[{ label: 'Edit', onSelect: edit }]} />)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(document.activeElement).not.toBe(document.body)
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('menu')
  await user.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => edit.mock.calls.length).toBe(1)
})
