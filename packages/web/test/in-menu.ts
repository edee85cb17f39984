import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** The menu of the only card that is shown, and the one beside the button of a page that adds. */
export const CARD_MENU = /^Tindakan lain untuk/
export const ADD_MENU = 'Cara lain menambah'

/** Opens a menu and presses an entry of it. */
export async function inMenu(user: UserEvent, menu: string | RegExp, entry: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name: menu }))
  await user.click(await screen.findByRole('menuitem', { name: entry }))
}
