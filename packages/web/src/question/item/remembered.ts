import { session } from '../../api/session.ts'
import { readStored } from '../../api/stored.ts'
import { blankParts, type ItemValues } from '../../question-form/values/item-values.ts'

const keyOf = (bank: string) => `soal-terakhir:${bank}:${session.get()?.ac_id}`

/** Stores the classification of the account's last item as the start of the next one; its texts are not stored. */
export const remembered = {
  keep<Values extends ItemValues>(bank: string, values: Values): void {
    const kept = { ...values, ...blankParts(values.selections?.length) }
    localStorage.setItem(keyOf(bank), JSON.stringify(kept))
  },
  last: <Values extends ItemValues>(bank: string) => readStored<Partial<Values>>(localStorage, keyOf(bank)),
}
