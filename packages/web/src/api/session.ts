import { LEVEL_NAME, type Level } from '@bank/contract/access'
import { useSyncExternalStore } from 'react'

export interface Session {
  token: string
  ac_id: number
  ac_name: string
  ac_level: Level
  /** The product made this password up: its owner chooses another before anything else. */
  must_change_password?: boolean | undefined
}

/** Stored one by one under the field names of the login response (spec 7). */
const KEYS = ['must_change_password', 'token', 'ac_id', 'ac_name', 'ac_level'] as const

const listeners = new Set<() => void>()
let current = read()
let expired = false
/** The server has answered the session since the app was opened, or since its sign-in. */
let wasServed = false
let lacksFactor = false

function read(): Session | null {
  const [must, token, ac_id, ac_name, ac_level] = KEYS.map((key) => localStorage.getItem(key))
  if (!token || !ac_level || !(ac_level in LEVEL_NAME)) return null
  return {
    token,
    ac_id: Number(ac_id),
    ac_name: ac_name ?? '',
    ac_level: Number(ac_level) as Level,
    must_change_password: must === 'true',
  }
}

function change(next: Session | null, byExpiry: boolean) {
  const before = current
  current = next
  expired = byExpiry
  if (next?.token !== before?.token) lacksFactor = false
  for (const listener of listeners) listener()
}

/** The signed-in user: kept across reloads, shared by all tabs of the browser. */
export const session = {
  get: (): Session | null => current,

  /** Whether the last session ended because the server rejected its token. */
  expired: (): boolean => expired,

  /** Whether the server has answered the current session, or the last one, while the app was open. */
  wasServed: (): boolean => wasServed,

  noteServed() {
    wasServed = true
  },

  open(next: Session) {
    for (const key of KEYS) {
      if (next[key]) localStorage.setItem(key, String(next[key]))
      else localStorage.removeItem(key)
    }
    wasServed = false
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

  /** Whether the server asks this account for a second factor that it lacks. */
  lacksFactor: (): boolean => lacksFactor,

  noteFactor(exists: boolean) {
    lacksFactor = !exists
    for (const listener of listeners) listener()
  },

  /** Calls the listener on every change, in this tab or another one. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

// Another tab signed in or out. The four keys arrive one by one; only the token and the level matter.
window.addEventListener('storage', ({ key }) => {
  if (key === null || key === 'token' || key === 'ac_level') change(read(), false)
})

export const useSession = () => useSyncExternalStore(session.subscribe, session.get)

export const useLacksFactor = () => useSyncExternalStore(session.subscribe, session.lacksFactor)
