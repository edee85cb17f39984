import { session } from '../api/session.ts'

const KEY = 'draft'

/** Where somebody was typing when their session expired: which dialog, and the draft that goes back into it. */
interface Return {
  of: string
  id: string
  ac_id: number
}

/** Kept for this tab until its owner has signed in again and is back. */
export const returning = {
  expect: (from: Return) => sessionStorage.setItem(KEY, JSON.stringify(from)),

  /** The one that waits for who is signed in now. */
  waiting(): Return | null {
    const from = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Return | null
    return from && from.ac_id === session.get()?.ac_id ? from : null
  },

  arrived: () => sessionStorage.removeItem(KEY),
}
