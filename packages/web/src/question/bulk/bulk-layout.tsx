import type { BankName } from '@bank/contract/bank'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { number } from '../../ui/format.ts'
import type { Selection } from '../select/selection.ts'
import { FlowMany } from '../stage/flow-many.tsx'
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
export function BulkLayout({ bank, selection, inGroup = false, children }: BulkLayoutProps) {
  const { count = 0 } = selection
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <section aria-label="Soal yang diubah" className="min-w-0">
        {children}
        <FlowMany bank={bank} selection={selection}>
          {/* beside a long list the form stands in view, below one the way to it does */}
          {count > 0 && (
            <Button
              kind="primary"
              icon={Pencil}
              className="lg:hidden"
              aria-label={`Isi perubahan untuk ${number(count)} soal`}
              onClick={() => document.getElementById(FORM)?.focus()}
            >
              Isi perubahan
            </Button>
          )}
        </FlowMany>
      </section>
      <BulkForm key={bank} bank={bank} selection={selection} inGroup={inGroup} />
    </div>
  )
}
