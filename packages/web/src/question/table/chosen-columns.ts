import type { BankName } from '@bank/contract/bank'
import { useSyncExternalStore } from 'react'
import { session } from '../../api/session.ts'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where the columns that a person chose are kept in the browser: for each account, bank and saved view. */
export const columnsKey = (bank: BankName, view: number | undefined) =>
  ['soal-kolom', bank, session.get()?.ac_id, ...(view ? [view] : [])].join(':')

/** Null where nothing was chosen yet; empty for the usual ones. */
export const useChosenColumns = (key: string) => useSyncExternalStore(subscribe, () => localStorage.getItem(key))

export function chooseColumns(key: string, names: readonly string[]) {
  localStorage.setItem(key, names.join())
  for (const listener of listeners) listener()
}
