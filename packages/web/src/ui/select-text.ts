import type { FocusEvent } from 'react'

/**
 * Typing replaces what is chosen. In a timer, because the click that gives the focus places the caret after this event; on a
 * slow machine the first key may come before it.
 */
export function selectText({ currentTarget }: FocusEvent<HTMLInputElement>) {
  const { value } = currentTarget
  setTimeout(() => {
    if (document.activeElement === currentTarget && currentTarget.value === value) currentTarget.select()
  })
}
