import { useEffect, useRef, useSyncExternalStore } from 'react'

/** A key (`/`, `n`, `?`) or two after each other (`g s`) -> what it does. */
export type Shortcuts = Record<string, () => void>

const OFF_KEY = 'pintasan'
const listeners = new Set<() => void>()

/** Whether the shortcuts work; a person may switch them off (a screen reader's own keys come first). */
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

/** Two keys belong together within this time. */
const SEQUENCE_MS = 1200
let pending = { key: '', at: 0 }

/** Listens while the component is on the page. Silent in fields, under an open dialog and with Ctrl, Alt or Meta. */
export function useShortcuts(keys: Shortcuts): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!shortcuts.on() || !isFree(event)) return
      const sequence = `${pendingAt(event.timeStamp)} ${event.key}`
      const act = latest.current[sequence] ?? latest.current[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

// The window hears a key after every listener of the document: now it is the first half of the next sequence.
window.addEventListener('keydown', (event) => {
  pending = { key: event.key, at: event.timeStamp }
})

const pendingAt = (now: number) => (now - pending.at < SEQUENCE_MS ? pending.key : '')

function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  const target = event.target as Element
  if (target.closest('input, textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"]')) return false
  return document.querySelector('[role="dialog"][data-open], [role="alertdialog"][data-open]') === null
}
