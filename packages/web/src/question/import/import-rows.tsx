import { bankOf } from '@bank/contract/bank'
import type { ImportJob } from '@bank/contract/import-job'
import { IMPORT_ROW_WORD, type ImportRow, importRowRoutes } from '@bank/contract/import-row'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { reading } from '../../api/query.ts'
import { RowDialog, RowMissing, useRowDialog } from '../../form/row-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { number } from '../../ui/format.ts'
import { useListSearch } from '../../ui/list-search.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { Paged } from '../../ui/paged.tsx'
import { useShortcuts } from '../../ui/shortcuts.ts'
import { CardSkeleton } from '../../ui/skeleton.tsx'
import { GuessedKeys } from './guessed-keys.tsx'
import { ImportRowCard } from './import-row-card.tsx'
import { isOpen, ROW_STATES } from './import-words.ts'
import type { Ticks } from './ticks.ts'

const ImportRowDialog = onDemand(() => import('./import-row-dialog.tsx'), 'ImportRowDialog')

/** The questions of a file in its order, all or those of one state; `ticks` where they may be changed. */
export function ImportRows({ job, ticks }: { job: ImportJob; ticks: Ticks | undefined }) {
  const { search, filter, turn } = useListSearch('/shell/impor/$id')
  const { page = 1 } = search
  const state = ROW_STATES.find((one) => one === search.state)
  const list = useQuery(
    reading(importRowRoutes.list, { params: { id: job.id_import }, query: { page, ...(state && { state }) } }),
  )
  // what is as it was is told as a number, and shown when it is asked for
  const all = ROW_STATES.reduce((sum, one) => sum + (one === 'unchanged' ? 0 : job.counts[one]), 0)
  const states = [undefined, ...ROW_STATES.filter((one) => job.counts[one] > 0 || one === state)]
  /** Turns to the page before or after, where there is one. */
  const turnBy = (by: 1 | -1) => {
    const { page: shown, limit, totalData } = list.data?.pagination ?? { page: 1, limit: 1, totalData: 0 }
    const next = shown + by
    const isThere = next >= 1 && (next - 1) * limit < totalData
    if (isThere) turn(next)
    return isThere
  }
  const { at, cardOf, beginAgain } = useCardKeys(list.data?.data.map(({ no }) => no) ?? [], turnBy)
  const dialog = useRowDialog('impor', {
    list,
    get: importRowRoutes.get,
    id: (row: ImportRow) => row.id_import_row,
    belongs: (row) => row.id_import === job.id_import,
  })
  const editOf = (row: ImportRow) => (ticks && isOpen(row) ? () => dialog.edit(row) : undefined)
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Keadaan soal</legend>
        {states.map((one) => (
          <Button
            key={one ?? 'all'}
            kind={one === state ? 'primary' : 'secondary'}
            aria-pressed={one === state}
            onClick={() => {
              filter({ state: one })
              beginAgain()
            }}
          >
            {one ? `${IMPORT_ROW_WORD[one]} ${number(job.counts[one])}` : `Semua ${number(all)}`}
          </Button>
        ))}
      </fieldset>
      <Paged
        list={{ ...list, asked: page }}
        onPage={turn}
        skeleton={<CardSkeleton count={3} />}
        empty={<EmptyState>Tidak ada soal dengan keadaan ini.</EmptyState>}
      >
        {(rows) => (
          <div className="space-y-4">
            {ticks && <GuessedKeys jobId={job.id_import} rows={rows} />}
            {rows.map((row) => (
              <div key={row.id_import_row} {...cardOf(row.no, editOf(row))} className="scroll-mt-4 rounded-card">
                <ImportRowCard
                  row={row}
                  isGrouped={job.grouped}
                  isAt={row.no === at}
                  tick={ticks?.of(row.no)}
                  onEdit={editOf(row)}
                />
              </div>
            ))}
          </div>
        )}
      </Paged>
      <RowDialog of={dialog}>
        {(row) =>
          row && ticks && isOpen(row) ? (
            <ImportRowDialog row={row} bank={bankOf(job)} onClose={dialog.close} />
          ) : (
            <RowMissing onClose={dialog.close} />
          )
        }
      </RowDialog>
    </>
  )
}

/**
 * J and K go from question to question in the order of their numbers, and beyond those of the page; the one that has the
 * focus is the one that other keys are for, Enter opens it. `beginAgain`: J goes to the first one next.
 */
function useCardKeys(numbers: number[], turnBy: (by: 1 | -1) => boolean) {
  const [at, setAt] = useState<number>()
  // it may be gone by now: a question that is skipped leaves the list of those that are not
  const last = useRef<number>(undefined)
  const cards = useRef(new Map<number, HTMLElement>())
  const turned = useRef<1 | -1>(undefined)
  const goTo = useCallback((no: number | undefined) => {
    const card = no === undefined ? undefined : cards.current.get(no)
    card?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'start' })
  }, [])
  const step = (by: 1 | -1) => {
    const from = last.current ?? 0
    const next = by === 1 ? numbers.find((no) => no > from) : numbers.findLast((no) => no < from)
    if (next !== undefined) goTo(next)
    else if (turnBy(by)) turned.current = by
  }
  const [lowest, highest] = [numbers[0], numbers.at(-1)]
  useEffect(() => {
    if (turned.current) goTo(turned.current === 1 ? lowest : highest)
    turned.current = undefined
  }, [lowest, highest, goTo])
  const beginAgain = () => {
    last.current = undefined
  }
  useShortcuts({ j: () => step(1), k: () => step(-1) })
  const cardOf = (no: number, edit: (() => void) | undefined) => ({
    ref: (element: HTMLElement | null) => {
      if (element) cards.current.set(no, element)
      else cards.current.delete(no)
    },
    tabIndex: -1,
    onFocus: () => {
      last.current = no
      setAt(no)
    },
    onBlur: () => setAt(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      // on a button within it, Enter is the button's
      if (event.key !== 'Enter' || event.target !== event.currentTarget || !edit) return
      event.preventDefault()
      edit()
    },
  })
  return { at, cardOf, beginAgain }
}
