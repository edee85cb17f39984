import { BULK_LIMITS } from '@bank/contract/question-bulk'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { number } from '../../ui/format.ts'
import type { Selection } from './selection.ts'

interface SelectionBarProps {
  selection: Selection
  /** The questions of the page that is shown. */
  here: readonly { id_question: number }[]
  /** Of the list, all of which can be selected; without it only what is ticked is. */
  total?: number | undefined
  /** What is said while nothing is selected. */
  idle?: string
  /** The list has a box for its whole page. */
  hasPageBox?: boolean
  /** What can be done beside. */
  children?: ReactNode
}

/** How many are selected, and the ways to select more. */
export function SelectionBar({
  selection,
  here,
  total = 0,
  idle = 'Pilih soal yang akan diubah.',
  hasPageBox,
  children,
}: SelectionBarProps) {
  const { count = 0, isAll, isTicked, tick, tickAll, clear } = selection
  const ids = here.map(({ id_question }) => id_question)
  const isPageTicked = ids.every(isTicked)
  const elsewhere = isAll ? 0 : count - ids.filter(isTicked).length
  const hasMore = total > ids.length && !isAll
  return (
    <div className="mb-2 flex min-h-control flex-wrap items-center gap-x-3 text-body">
      <p role="status">
        {count === 0 ? idle : `${number(count)} soal dipilih${isAll ? ' di semua halaman' : ''}`}
        {elsewhere > 0 && `, ${number(elsewhere)} tidak di halaman ini`}
      </p>
      {count > 0 && (
        <Button kind="quiet" onClick={clear}>
          Batal pilih
        </Button>
      )}
      <span className="ml-auto flex flex-wrap">
        {!hasPageBox && !isPageTicked && (
          <Button kind="quiet" onClick={() => tick(ids, true)}>
            Pilih sehalaman
          </Button>
        )}
        {hasMore && total <= BULK_LIMITS.changed && (
          <Button kind="quiet" onClick={tickAll}>
            Pilih semua {number(total)} yang cocok
          </Button>
        )}
        {hasMore && total > BULK_LIMITS.changed && (
          <span className="py-2 text-sm text-muted">
            Paling banyak {number(BULK_LIMITS.changed)} sekaligus; persempit saringannya.
          </span>
        )}
        {children}
      </span>
    </div>
  )
}
