import type { Moved } from '@bank/contract/approval'

/** Why some were refused, the codes by their reason. */
export function refusalsOf({ refused }: Pick<Moved, 'refused'>): { reason: string; codes: string[] }[] {
  const byReason = new Map<string, string[]>()
  for (const { code, reason } of refused) byReason.set(reason, [...(byReason.get(reason) ?? []), code])
  return [...byReason].map(([reason, codes]) => ({ reason, codes }))
}
