import type { BankName } from '@bank/contract/bank'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { number } from '../../ui/format.ts'
import type { Selection } from '../select/selection.ts'
import { BulkForm, FORM } from './bulk-form.tsx'

/** Questions on a page: rows are low, and a range goes no further than its page. */
export const ROWS = 50

interface BulkLayoutProps {
  bank: BankName
  selection: Selection
  /** The questions are those of one group, which they can be taken out of. */
  inGroup?: boolean
  children: ReactNode
}

/** The questions that can be selected, and beside them what becomes of the selected ones. */
export const BulkLayout = ({ bank, selection, inGroup = false, children }: BulkLayoutProps) => (
  <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
    <section aria-label="Soal yang diubah" className="min-w-0">
      {children}
      <ToForm count={selection.count} />
    </section>
    <BulkForm key={bank} bank={bank} selection={selection} inGroup={inGroup} />
  </div>
)

/** Where the form stands below a long list, the way to it stays in view. */
function ToForm({ count = 0 }: { count: number | undefined }) {
  if (count === 0) return null
  return (
    <div className="sticky bottom-0 mt-3 border-t border-line bg-canvas py-2 lg:hidden">
      <Button kind="primary" icon={Pencil} className="w-full" onClick={() => document.getElementById(FORM)?.focus()}>
        Isi perubahan untuk {number(count)} soal
      </Button>
    </div>
  )
}
