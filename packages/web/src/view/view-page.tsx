import { bankOf } from '@bank/contract/bank'
import type { ApiError } from '@bank/contract/errors'
import { type Question, questionRoutes } from '@bank/contract/question'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { reading } from '../api/query.ts'
import { isUnknown } from '../api/unknown.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { CardSkeleton } from '../ui/skeleton.tsx'

interface ViewPageProps {
  /** Of the question, or of the head of a group. */
  id: string
  /** What is read beside it. */
  more?: readonly UseQueryResult<unknown, ApiError>[]
  /** Drawn when everything was read. */
  children: (question: Question) => ReactNode
}

/** The page of a question or a group as a student will see it. */
export function ViewPage({ id, more = [], children }: ViewPageProps) {
  const read = useQuery(reading(questionRoutes.get, { params: { id: Number(id) } }))
  const isGone = read.isError && isUnknown(read.error)
  const question = isGone ? undefined : read.data?.data[0]
  const list = question && bankOf(question) === 'snpmb' ? '/snpmb/soal' : '/soal'
  const all = [read, ...more]
  return (
    <div className="mx-auto max-w-320 px-4 py-4 sm:px-6 sm:py-6 lg:px-8 lg:py-8">
      <PageHeader
        title="Lihat seperti siswa"
        back={list}
        trail={[{ label: 'Soal', to: list }, { label: question?.code ?? id }]}
      />
      {isGone && (
        <EmptyState
          action={
            <Link to={list} className={buttonClass('primary')}>
              Ke daftar soal
            </Link>
          }
        >
          Soal ini tidak ada atau sudah dihapus.
        </EmptyState>
      )}
      {!isGone && <LoadFailure of={all} />}
      {all.some(({ isPending }) => isPending) && !all.some(({ isError }) => isError) && <CardSkeleton count={1} />}
      {question && all.every(({ data }) => data !== undefined) && children(question)}
    </div>
  )
}
