import type { Capability, HeldCapability } from '@bank/contract/review-policy'

export const DOES: Readonly<Record<Capability, string>> = { review: 'Menelaah', publish: 'Menerbitkan' }

/** `Semua subjek`, `Literasi, Numerasi`, or a dash. */
export function wordsOf(held: readonly HeldCapability[], what: Capability): string {
  const these = held.filter((one) => one.what === what)
  if (these.some(({ subject_id }) => subject_id === null)) return 'Semua subjek'
  return these.map(({ subject_name }) => subject_name).join(', ') || '-'
}
