import type { BankName } from '@bank/contract/bank'
import { useMemo } from 'react'
import { chooseColumns, columnsKey, useChosenColumns } from './chosen-columns.ts'
import { type ColumnName, columnsOf, readColumns, USUAL } from './columns.tsx'

/** The columns that a person chose, in their order; those of a saved view apart. */
export function useColumns(bank: BankName, view: number | undefined) {
  const key = columnsKey(bank, view)
  const stored = useChosenColumns(key) ?? ''
  // the same list as long as nothing is chosen: the rows are drawn anew for another
  const shown = useMemo(() => readColumns(stored).filter((name) => columnsOf(bank).includes(name)), [stored, bank])
  return {
    shown: shown.length > 0 ? shown : USUAL[bank],
    /** None: the usual ones. */
    show: (names: readonly ColumnName[]) => chooseColumns(key, names),
  }
}
