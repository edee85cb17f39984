import { historyRoutes } from '@bank/contract/history'
import { useState } from 'react'
import { useList } from '../api/list.ts'
import { changesOf } from '../changes/changes.ts'
import { sentenceOf } from '../changes/sentence.ts'
import { Paged } from '../ui/paged.tsx'
import { CardSkeleton } from '../ui/skeleton.tsx'
import { ChangedName } from './changed-name.tsx'

/** Entries of one page: the most that the server gives at once. */
const ENTRIES = 100

/** What a change did to each row, in a line; a question's code leads to its own history, where it can be restored. */
export function LargeChangeRows({ change }: { change: string }) {
  const [page, setPage] = useState(1)
  const list = useList(historyRoutes.list, { change, page, limit: ENTRIES })
  return (
    <div className="mt-3">
      <Paged list={list} onPage={setPage} skeleton={<CardSkeleton count={1} />}>
        {(entries) => (
          <ul
            aria-label="Yang berubah"
            className="divide-y divide-line rounded-control border border-line bg-foot text-sm"
          >
            {changesOf(entries).map((row) => {
              const { does, name, more } = sentenceOf(row)
              return (
                <li key={row.key} className="break-words px-3.5 py-2 text-body">
                  {does} {name && <ChangedName change={row} />}
                  {more}
                </li>
              )
            })}
          </ul>
        )}
      </Paged>
    </div>
  )
}
