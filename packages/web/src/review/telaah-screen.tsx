import { approvalRoutes } from '@bank/contract/approval'
import { bankOf } from '@bank/contract/bank'
import { questionRoutes } from '@bank/contract/question'
import { reviewRoutes } from '@bank/contract/review'
import { type ReviewThread, threadRoutes } from '@bank/contract/thread'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { reading } from '../api/query.ts'
import { NextTask } from '../telaah/next-task.tsx'
import { buttonClass } from '../ui/button.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { CardSkeleton } from '../ui/skeleton.tsx'
import { TelaahSides } from './telaah-sides.tsx'
import './review.css'

const NONE: readonly ReviewThread[] = []

/** A question as a student has it beside its review card and its comments. */
export function TelaahScreen() {
  const { id } = useParams({ from: '/shell/telaah/$id' })
  // nothing of one question is left when the next is opened
  return <OneTelaah key={id} id={id} />
}

function OneTelaah({ id }: { id: string }) {
  const { bagian } = useSearch({ from: '/shell/telaah/$id' })
  const params = { id: Number(id) }
  // read anew whenever it is opened: what a reviewer saw before may be another revision
  const question = useQuery({ ...reading(questionRoutes.get, { params }), refetchOnMount: 'always' })
  const standing = useQuery({ ...reading(approvalRoutes.get, { params }), refetchOnMount: 'always' })
  const isFresh = question.isFetchedAfterMount && standing.isFetchedAfterMount
  const findings = useQuery(reading(reviewRoutes.findings, { params }))
  const threads = useQuery(reading(threadRoutes.list, { params }))
  const all = [question, standing, findings, threads]
  const asked = question.data?.data[0]
  const stands = standing.data?.data[0]
  const list = asked && bankOf(asked) === 'snpmb' ? '/snpmb/soal' : '/soal'
  return (
    <>
      <PageHeader
        title={`Telaah ${asked?.code ?? ''}`}
        back={list}
        {...(stands?.binding && {
          secondary: (
            <>
              {stands.stage === 'changes' && (
                <Link
                  to="/soal/$id"
                  params={{ id }}
                  search={{ bagian: 'perbaiki', buka: `soal-lengkap:${id}` }}
                  className={buttonClass('primary')}
                >
                  Perbaiki soal
                </Link>
              )}
              <NextTask kind={bagian === 'perbaiki' || bagian === 'kunci' ? bagian : 'telaah'} now={params.id} />
            </>
          ),
        })}
        trail={[{ label: 'Soal', to: list }, { label: asked?.code ?? id }]}
      />
      <LoadFailure of={all} />
      {(!isFresh || all.some(({ isPending }) => isPending)) && !all.some(({ isError }) => isError) && (
        <CardSkeleton count={1} />
      )}
      {isFresh && asked && stands && findings.data && (
        <TelaahSides
          question={asked}
          stands={stands}
          findings={findings.data.data}
          threads={threads.data?.data ?? NONE}
          onRead={() => void question.refetch()}
        />
      )}
    </>
  )
}
