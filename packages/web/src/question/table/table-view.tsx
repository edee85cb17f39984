import type { BankName } from '@bank/contract/bank'
import type { Question } from '@bank/contract/question'
import { Columns3, Pencil } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { number } from '../../ui/format.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { queryOf } from '../select/query-of.ts'
import { type Chosen, useSelection } from '../select/selection.ts'
import { SelectionBar } from '../select/selection-bar.tsx'
import { QuestionTable } from './question-table.tsx'
import { useColumns } from './use-columns.ts'

const ColumnsDialog = onDemand(() => import('./columns-dialog.tsx'), 'ColumnsDialog')

export interface TableViewProps {
  bank: BankName
  /** The saved view, which has columns of its own. */
  view?: number | undefined
  questions: readonly Question[]
  list: { isPlaceholderData: boolean; data?: { pagination: { totalData: number } } | undefined }
  search: Readonly<Record<string, unknown>>
  /** Leads to Ubah banyak. */
  onBulk: (chosen: Chosen) => void
  /** Where what is ticked stands while the table does, for a way to Ubah banyak beside it. */
  held: RefObject<Chosen | undefined>
}

/** The list of a bank as a table. What is ticked goes along to Ubah banyak. */
export function TableView({ bank, view, questions, list, search, onBulk, held }: TableViewProps) {
  const columns = useColumns(bank, view)
  const total = list.isPlaceholderData ? undefined : list.data?.pagination.totalData
  const selection = useSelection(queryOf(search), total)
  const [choosing, choose] = useState(false)
  const { count = 0, chosen } = selection
  useEffect(() => {
    held.current = chosen
    return () => {
      held.current = undefined
    }
  }, [held, chosen])
  return (
    <>
      {/* headings in the texts of rows stand below one, as on a card below its code */}
      <h2 className="sr-only">Tabel soal</h2>
      <SelectionBar
        hasPageBox
        selection={selection}
        here={questions}
        total={total}
        idle="Klik baris untuk membuka soalnya."
      >
        {count > 0 && (
          <Button kind="primary" icon={Pencil} onClick={() => onBulk(chosen)}>
            Ubah {number(count)} soal
          </Button>
        )}
        <Button kind="quiet" icon={Columns3} onClick={() => choose(true)}>
          Kolom
        </Button>
      </SelectionBar>
      <QuestionTable questions={questions} columns={columns.shown} selection={selection} />
      {choosing && (
        <ColumnsDialog bank={bank} shown={columns.shown} onShow={columns.show} onClose={() => choose(false)} />
      )}
    </>
  )
}
