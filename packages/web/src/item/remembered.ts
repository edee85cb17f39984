import { session } from '../api/session.ts'
import { blankParts, type ItemValues } from './item-values.ts'

const keyOf = (bank: string) => `soal-terakhir:${bank}:${session.get()?.ac_id}`

/** What the last item of this account was filed under, so that the next one need not be told again; its texts are not kept. */
export const remembered = {
  keep<Values extends ItemValues>(bank: string, values: Values): void {
    const kept = { ...values, ...blankParts(values.selections?.length) }
    localStorage.setItem(keyOf(bank), JSON.stringify(kept))
  },
  last<Values extends ItemValues>(bank: string): Partial<Values> | undefined {
    const kept = localStorage.getItem(keyOf(bank))
    return kept === null ? undefined : (JSON.parse(kept) as Partial<Values>)
  },
}
