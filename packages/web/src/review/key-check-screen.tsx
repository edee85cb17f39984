import { approvalRoutes } from '@bank/contract/approval'
import { keyCheckRoutes } from '@bank/contract/key-check'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { reading } from '../api/query.ts'
import { useSession } from '../api/session.ts'
import { NextTask } from '../telaah/next-task.tsx'
import { useOwnReview } from '../telaah/own-review.ts'
import { Card } from '../ui/card.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { CardSkeleton } from '../ui/skeleton.tsx'
import { BlindAnswer } from './blind-answer.tsx'
import { KeyCheckOutcome } from './key-check-outcome.tsx'

/** A question that is answered by somebody who does not see its key. Nothing here leads to lists, which show it. */
export function KeyCheckScreen() {
  const { id } = useParams({ from: '/shell/periksa-kunci/$id' })
  // nothing of one question is left when the next is opened
  return <OneKeyCheck key={id} id={Number(id)} />
}

function OneKeyCheck({ id }: { id: number }) {
  const own = useOwnReview()
  const asked = useQuery({
    ...reading(keyCheckRoutes.unkeyed, { params: { id } }),
    // apart from other reads of questions: what is before the person stays when their answer is sent
    queryKey: ['unkeyed', id],
    placeholderData: undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled: own?.binding === true,
  })
  const [isSent, setSent] = useState(false)
  // until then the letter chooses an option
  const isAnswered = isSent || asked.data?.data[0].checked === true
  return (
    <>
      <PageHeader
        title="Periksa kunci"
        back="/tugas?bagian=kunci"
        {...(own?.binding && { secondary: <NextTask kind="kunci" now={id} byKey={isAnswered} /> })}
      />
      <Card label="Soal">
        {own?.binding === false && <p>Alur telaah tidak berlaku.</p>}
        {own?.binding && (
          <Loaded query={asked} skeleton={<CardSkeleton count={1} />}>
            {({ data: [question] }) =>
              question.checked ? (
                <Answered id={id} />
              ) : (
                <BlindAnswer
                  key={question.revision}
                  question={question}
                  onRead={() => void asked.refetch()}
                  onAnswered={() => setSent(true)}
                />
              )
            }
          </Loaded>
        )}
      </Card>
    </>
  )
}

/** What came of it, for who comes back. */
function Answered({ id }: { id: number }) {
  const review = useQuery(reading(approvalRoutes.get, { params: { id } }))
  const own = useSession()?.ac_id
  return (
    <Loaded query={review} skeleton={<CardSkeleton count={1} />}>
      {({ data: [{ checks }] }) => {
        const check = checks.find(({ ac_id, counts }) => counts && ac_id === own)
        return check && <KeyCheckOutcome check={check} question_id={id} />
      }}
    </Loaded>
  )
}
