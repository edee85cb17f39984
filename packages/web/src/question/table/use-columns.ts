import type { BankName } from '@bank/contract/bank'
import { useState } from 'react'
import { session } from '../../api/session.ts'
import { type ColumnName, columnsOf, readColumns, USUAL } from './columns.tsx'

/** The columns that a person chose, in their order; kept in the browser for each account and bank. */
export function useColumns(bank: BankName) {
  const key = `soal-kolom:${bank}:${session.get()?.ac_id}`
  const [chosen, choose] = useState(() => readColumns(localStorage.getItem(key) ?? ''))
  const known = columnsOf(bank)
  const shown = chosen.filter((name) => known.includes(name))
  return {
    shown: shown.length > 0 ? shown : USUAL[bank],
    /** None: the usual ones. */
    show: (names: readonly ColumnName[]) => {
      if (names.length > 0) localStorage.setItem(key, names.join())
      else localStorage.removeItem(key)
      choose(names)
    },
  }
}
