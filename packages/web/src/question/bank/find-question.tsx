import type { BankName } from '@bank/contract/bank'
import type { Question } from '@bank/contract/question'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { reading } from '../../api/query.ts'
import { RichHtml } from '../../rich/rich-html.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { CardSkeleton } from '../../ui/skeleton.tsx'
import { ROUTES } from './banks.ts'

const SHOWN = 10

interface FindQuestionProps {
  bank: BankName
  fits: (question: Question) => boolean
  /** What a question that is found offers. */
  children: (question: Question) => ReactNode
}

/** Looks for questions of the main list, in a dialog. */
export function FindQuestion({ bank, fits, children }: FindQuestionProps) {
  const [q, setQ] = useState('')
  const found = useQuery(reading(ROUTES[bank].list, { query: { q: q || undefined, limit: SHOWN } }))
  return (
    <>
      <SearchBox label="Cari kode atau isi soal" value={q} onSearch={(words) => setQ(words ?? '')} />
      <Loaded query={found} skeleton={<CardSkeleton count={2} />}>
        {({ data }) =>
          data.some(fits) ? (
            <ul className="mt-4 divide-y divide-line">
              {data.filter(fits).map((row) => (
                <li key={row.id_question} className="flex items-start justify-between gap-4 py-3">
                  <div className="min-w-0">
                    <b className="text-ink tabular-nums">{row.code}</b>
                    <div className="max-h-14 overflow-hidden">
                      <RichHtml html={row.question_text} />
                    </div>
                  </div>
                  {children(row)}
                </li>
              ))}
            </ul>
          ) : (
            <div className="mt-4">
              <EmptyState />
            </div>
          )
        }
      </Loaded>
    </>
  )
}
