// The dialog of one row, as the address names it: a new row, one that the page shows, or one that is read by its id.
//   const dialog = useRowDialog('subjek', { list, get: subjectRoutes.get, id: (row) => row.id_subject })
//   onAdd={dialog.add}   <EditButton onClick={() => dialog.edit(row)} />
//   <RowDialog of={dialog}>{(row) => <SubjectForm subject={row} onClose={dialog.close} />}</RowDialog>
import type { ApiError } from '@bank/contract/errors'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import { reading } from '../api/query.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { NEW, useOpened } from '../ui/opened.ts'
import { Opening } from '../ui/opening.tsx'
import type { Answers } from './row-form.ts'

export const RowMissing = onDemand(() => import('./row-missing.tsx'), 'RowMissing')

interface Rows<Row> {
  /** What the page shows; a row of it opens at once. */
  list: Pick<UseQueryResult<{ data: Row[] }, ApiError>, 'data' | 'isPending'>
  get: Answers<Row>
  id: (row: Row) => number
  /** Whether a row that is not on the page is one of this screen at all; every row is, unless told. */
  belongs?: (row: Row) => boolean
}

interface Shown<Row> extends Rows<Row> {
  opened: string | undefined
  add: () => void
  edit: (row: Row) => void
  close: () => void
}

/** `kind` is what the rows are called in the address: `subjek:12`. */
export function useRowDialog<Row>(kind: string, rows: Rows<Row>): Shown<Row> {
  const { opened, open, close } = useOpened()
  const { id } = rows
  return {
    ...rows,
    opened: opened?.kind === kind ? opened.id : undefined,
    add: useCallback(() => open(`${kind}:${NEW}`), [kind, open]),
    edit: (row) => open(`${kind}:${id(row)}`),
    close,
  }
}

interface RowDialogProps<Row> {
  of: Shown<Row>
  /** The form; of no row where one is added. */
  children: (row: Row | undefined) => ReactNode
}

export function RowDialog<Row>({ of, children }: RowDialogProps<Row>) {
  if (of.opened === undefined) return null
  if (of.opened === NEW) return children(undefined)
  return (
    <StoredRow key={of.opened} {...of} asked={of.opened}>
      {children}
    </StoredRow>
  )
}

export interface StoredRowProps<Row> extends Rows<Row> {
  asked: string
  close: () => void
  children: (row: Row) => ReactNode
}

/** The row stays the one that was opened: what is typed answers to it, even when the list brings another version or none. */
export function StoredRow<Row>({ asked, list, get, id, belongs = () => true, close, children }: StoredRowProps<Row>) {
  const shown = list.data?.data.find((row) => String(id(row)) === asked)
  const [opened, setOpened] = useState(shown)
  const isElsewhere = !opened && !shown && !list.isPending
  // read anew: an edit of an older version would be refused
  const read = useQuery({
    ...reading(get, { params: { id: asked } }),
    enabled: isElsewhere,
    refetchOnMount: 'always',
  })
  const fetched = read.isFetchedAfterMount ? read.data?.data[0] : undefined
  const row = opened ?? shown ?? (fetched && belongs(fetched) ? fetched : undefined)
  if (row && !opened) setOpened(row)
  if (row) return children(row)
  return read.isError || fetched ? <RowMissing read={read} onClose={close} /> : <Opening />
}
