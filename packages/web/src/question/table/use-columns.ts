import type { BankName } from '@bank/contract/bank'
import { useMemo, useState } from 'react'
import { session } from '../../api/session.ts'
import { type ColumnName, columnsOf, readColumns, USUAL } from './columns.tsx'

/** The columns that a person chose, in their order; kept in the browser for each account and bank. */
export function useColumns(bank: BankName) {
  const key = `soal-kolom:${bank}:${session.get()?.ac_id}`
  const [chosen, choose] = useState(() => readColumns(localStorage.getItem(key) ?? ''))
  // the same list as long as nothing is chosen: the rows are drawn anew for another
  const shown = useMemo(() => chosen.filter((name) => columnsOf(bank).includes(name)), [chosen, bank])
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
