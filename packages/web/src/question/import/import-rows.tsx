import { type ImportJob, type ImportRowState, importRowRoutes } from '@bank/contract/import'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reading } from '../../api/query.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { number } from '../../ui/format.ts'
import { useListSearch } from '../../ui/list-search.ts'
import { Paged } from '../../ui/paged.tsx'
import { CardSkeleton } from '../../ui/skeleton.tsx'
import { ImportRowCard } from './import-row-card.tsx'
import { ROW_STATES, ROW_WORD } from './import-words.ts'

/** The questions of a file in its order, all or those of one state. */
export function ImportRows({ job }: { job: ImportJob }) {
  const { search, turn } = useListSearch('/shell/impor/$id')
  const { page = 1 } = search
  const [state, setState] = useState<ImportRowState>()
  const list = useQuery(
    reading(importRowRoutes.list, { params: { id: job.id_import }, query: { page, ...(state && { state }) } }),
  )
  const all = ROW_STATES.reduce((sum, one) => sum + job.counts[one], 0)
  const states = [undefined, ...ROW_STATES.filter((one) => job.counts[one] > 0 || one === state)]
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
              setState(one)
              turn(1, true)
            }}
          >
            {one ? `${ROW_WORD[one]} ${number(job.counts[one])}` : `Semua ${number(all)}`}
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
            {rows.map((row) => (
              <ImportRowCard key={row.id_import_row} row={row} />
            ))}
          </div>
        )}
      </Paged>
    </>
  )
}
