import { LEVEL_NAME, type Level } from '@bank/contract/access'
import { useSyncExternalStore } from 'react'

export interface Session {
  token: string
  ac_id: number
  ac_name: string
  ac_level: Level
}

/** Kept one by one under the names that login answers with (spec 7). */
const KEYS = ['token', 'ac_id', 'ac_name', 'ac_level'] as const

const listeners = new Set<() => void>()
let current = read()
let expired = false

function read(): Session | null {
  const [token, ac_id, ac_name, ac_level] = KEYS.map((key) => localStorage.getItem(key))
  if (!token || !ac_level || !(ac_level in LEVEL_NAME)) return null
  return { token, ac_id: Number(ac_id), ac_name: ac_name ?? '', ac_level: Number(ac_level) as Level }
}

function change(next: Session | null, byExpiry: boolean) {
  current = next
  expired = byExpiry
  for (const listener of listeners) listener()
}

/** Who is signed in: kept across reloads, shared by all tabs of the browser. */
export const session = {
  get: (): Session | null => current,

  /** Whether the last session ended because the server no longer knew it, while the app was open. */
  expired: (): boolean => expired,

  open(next: Session) {
    for (const key of KEYS) localStorage.setItem(key, String(next[key]))
    change(next, false)
  },

  close() {
    for (const key of KEYS) localStorage.removeItem(key)
    change(null, false)
  },

  expire() {
    for (const key of KEYS) localStorage.removeItem(key)
    change(null, true)
  },

  /** Calls back on every change, this tab's and the others'. Returns the way to stop. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

// Another tab signed in or out. Its four writes arrive one by one; the token is the one that counts.
window.addEventListener('storage', ({ key }) => {
  if (key === null || key === 'token' || key === 'ac_level') change(read(), false)
})

export const useSession = () => useSyncExternalStore(session.subscribe, session.get)
