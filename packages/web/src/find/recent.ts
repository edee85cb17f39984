import type { Found } from '@bank/contract/find'
import * as z from 'zod'
import { session } from '../api/session.ts'

const MOST = 8
/** What was opened last by the account that is signed in, newest first; kept in this browser alone. */
const keyOf = () => `cari-terakhir:${session.get()?.ac_id}`

const kept = z.array(
  z.object({
    kind: z.enum(['question', 'topic', 'subtopic', 'category', 'subject', 'account']),
    id: z.int(),
    name: z.string(),
    detail: z.string(),
    product_type: z.int().nullable(),
    of_id: z.int().nullable(),
  }),
)

/** Nothing where what is kept cannot be read. */
export function readRecent(): Found[] {
  try {
    return kept.parse(JSON.parse(localStorage.getItem(keyOf()) ?? '[]'))
  } catch {
    return []
  }
}

export function noteRecent(found: Found) {
  const others = readRecent().filter((other) => !isSame(other, found))
  localStorage.setItem(keyOf(), JSON.stringify([found, ...others].slice(0, MOST)))
}

export const isSame = (one: Found, other: Found) => one.kind === other.kind && one.id === other.id
