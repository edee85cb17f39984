import { approvalRoutes } from '@bank/contract/approval'
import { bankOf } from '@bank/contract/bank'
import { questionRoutes } from '@bank/contract/question'
import { reviewRoutes } from '@bank/contract/review'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { reading } from '../api/query.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { LoadFailure } from '../ui/load-failure.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { CardSkeleton } from '../ui/skeleton.tsx'
import { AskedSide } from './asked-side.tsx'
import { NextTask } from './next-task.tsx'
import { ReviewSide } from './review-side.tsx'
import './review.css'

const SIDES = [
  { side: 'soal', label: 'Soal' },
  { side: 'kartu', label: 'Kartu telaah' },
] as const

/** A question as a student has it beside its review card; on a phone one of both. */
export function TelaahScreen() {
  const { id } = useParams({ from: '/shell/telaah/$id' })
  // nothing of one question is left when the next is opened
  return <OneTelaah key={id} id={id} />
}

function OneTelaah({ id }: { id: string }) {
  const { bagian } = useSearch({ from: '/shell/telaah/$id' })
  const params = { id: Number(id) }
  const question = useQuery(reading(questionRoutes.get, { params }))
  const standing = useQuery(reading(approvalRoutes.get, { params }))
  const findings = useQuery(reading(reviewRoutes.findings, { params }))
  const [side, setSide] = useState<(typeof SIDES)[number]['side']>('soal')
  const all = [question, standing, findings]
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
                  search={{ buka: `soal-lengkap:${id}` }}
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
      {all.some(({ isPending }) => isPending) && !all.some(({ isError }) => isError) && <CardSkeleton count={1} />}
      {asked && stands && findings.data && (
        <>
          <fieldset className="mb-3 flex gap-2 lg:hidden">
            <legend className="sr-only">Yang ditampilkan</legend>
            {SIDES.map((one) => (
              <Button
                key={one.side}
                kind={one.side === side ? 'primary' : 'secondary'}
                aria-pressed={one.side === side}
                onClick={() => setSide(one.side)}
              >
                {one.label}
              </Button>
            ))}
          </fieldset>
          <div className="review-sides grid items-start gap-5">
            <div className={classes('review-asked min-w-0', side !== 'soal' && 'max-lg:hidden')}>
              <Card rail={asked.status} label={`Soal ${asked.code}`}>
                <AskedSide question={asked} />
              </Card>
            </div>
            <div className={classes('min-w-0', side !== 'kartu' && 'max-lg:hidden')}>
              <ReviewSide
                key={stands.question_id}
                question={asked}
                stands={stands}
                findings={findings.data.data}
                onRead={() => void question.refetch()}
              />
            </div>
          </div>
        </>
      )}
    </>
  )
}
