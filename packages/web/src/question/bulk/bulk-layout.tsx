import type { BankName } from '@bank/contract/bank'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { number } from '../../ui/format.ts'
import { ToForm } from '../../ui/to-form.tsx'
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
      {(selection.count ?? 0) > 0 && (
        <ToForm form={FORM} icon={Pencil}>{`Isi perubahan untuk ${number(selection.count ?? 0)} soal`}</ToForm>
      )}
    </section>
    <BulkForm key={bank} bank={bank} selection={selection} inGroup={inGroup} />
  </div>
)
