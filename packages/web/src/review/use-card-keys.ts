import type { Mark } from '@bank/contract/telaah/card'
import type { KeyboardEvent, RefObject } from 'react'
import { shortcuts, useShortcuts } from '../ui/shortcuts.ts'

const MARKS: Readonly<Record<string, Mark['mark']>> = { y: 'ya', t: 'tidak', 0: 'tb' }

interface CardKeys {
  box: RefObject<HTMLElement | null>
  onMark: (at: number, mark: Mark['mark']) => void
  onSend: () => void
}

/** The keys of a review card: j and k go on and back, y, t and 0 answer, Ctrl+Enter sends, Escape leaves a note. */
export function useCardKeys({ box, onMark, onSend }: CardKeys) {
  const rows = () => Array.from(box.current?.querySelectorAll<HTMLElement>('[data-aspect]') ?? [])
  const current = () => rows().findIndex((row) => row.contains(document.activeElement))
  const go = (by: number) => focusOn(rows().at(Math.min(Math.max(current() + by, 0), rows().length - 1)))
  const markNow = (mark: Mark['mark']) => {
    const at = current()
    if (at < 0) return
    onMark(at, mark)
    // its note comes with the next drawing, when the next key may have gone on already
    if (mark === 'tidak') setTimeout(() => current() === at && rows()[at]?.querySelector('textarea')?.focus())
  }
  const keys: Readonly<Record<string, () => void>> = {
    j: () => go(1),
    k: () => go(-1),
    ...Object.fromEntries(Object.entries(MARKS).map(([key, mark]) => [key, () => markNow(mark)])),
  }
  useShortcuts(keys)

  /** Within the card, where a shortcut is not listened for while an answer has the focus. */
  const actOf = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    const isCtrl = ctrlKey || metaKey
    if (isCtrl) return key === 'Enter' ? onSend : undefined
    if (target instanceof HTMLTextAreaElement)
      return key === 'Escape' ? () => focusOn(target.closest<HTMLElement>('[data-aspect]')) : undefined
    return altKey || !shortcuts.on() ? undefined : keys[key]
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actOf(event)
    if (!act) return
    event.preventDefault()
    act()
  }
  return { onKeyDown, focusFirst: () => focusOn(rows()[0]) }
}

/** The answer that is chosen, or the first. */
function focusOn(row: HTMLElement | null | undefined) {
  const choice = row?.querySelector<HTMLElement>('input:checked') ?? row?.querySelector<HTMLElement>('input')
  choice?.focus()
  row?.scrollIntoView({ block: 'nearest' })
}
