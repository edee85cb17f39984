import { useEffect, useRef, useSyncExternalStore } from 'react'

/** A key (`/`, `n`, `?`), one with Ctrl or Command (`Ctrl k`), or a sequence of two (`g s`), mapped to its action. */
export type Shortcuts = Record<string, () => void>

const OFF_KEY = 'pintasan'
const listeners = new Set<() => void>()

/** Whether shortcuts are enabled; users can disable them, because they may conflict with screen reader keys. */
export const shortcuts = {
  on: () => localStorage.getItem(OFF_KEY) !== 'mati',
  turn(on: boolean) {
    if (on) localStorage.removeItem(OFF_KEY)
    else localStorage.setItem(OFF_KEY, 'mati')
    for (const listener of listeners) listener()
  },
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useShortcutsOn = () => useSyncExternalStore(subscribe, shortcuts.on)

/** Begins every sequence: the key after it is no shortcut of its own. */
const GO = 'g'
/** Longest time between the two keys of a sequence. */
const SEQUENCE_MS = 1200
let pending = { key: '', at: 0 }

/** Listens while the component is mounted. Ignored in fields, under an open dialog and with Alt. */
export function useShortcuts(keys: Shortcuts): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isFree(event)) return
      const act = actOf(latest.current, event)
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** The key as the shortcuts name it, also while Caps Lock is on. */
const keyOf = ({ key, shiftKey }: KeyboardEvent) => (shiftKey || key.length > 1 ? key : key.toLowerCase())

/** One letter alone can be switched off, which keys with Ctrl need not be. */
function actOf(keys: Shortcuts, event: KeyboardEvent) {
  const key = keyOf(event)
  if (event.ctrlKey || event.metaKey) return keys[`Ctrl ${key}`]
  if (!shortcuts.on()) return undefined
  const before = pendingAt(event.timeStamp)
  return keys[`${before} ${key}`] ?? (before === GO ? undefined : keys[key])
}

// The window gets a key after all document listeners: store it as the possible first key of a sequence.
window.addEventListener('keydown', (event) => {
  pending = { key: keyOf(event), at: event.timeStamp }
})

const pendingAt = (now: number) => (now - pending.at < SEQUENCE_MS ? pending.key : '')

function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey) return false
  const target = event.target as Element
  if (target.closest('input, textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"]')) return false
  return document.querySelector('[role="dialog"][data-open], [role="alertdialog"][data-open]') === null
}
