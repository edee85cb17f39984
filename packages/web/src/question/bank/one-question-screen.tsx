import { bankOf } from '@bank/contract/bank'
import { type Question, questionRoutes } from '@bank/contract/question'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { reading } from '../../api/query.ts'
import { isUnknown } from '../../api/unknown.ts'
import { NextTask } from '../../telaah/next-task.tsx'
import { useOwnReview } from '../../telaah/own-review.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { CardSkeleton } from '../../ui/skeleton.tsx'
import { EditorsOf } from '../editing/editors.tsx'
import { ReviewsOf } from '../findings/reviews.tsx'
import { QuestionCard } from './question-card.tsx'
import { ScreenDialogs, useDialogs } from './screen-dialogs.tsx'

/** One question of either bank by its link, with all that its card does in a list. */
export function OneQuestionScreen() {
  const { id } = useParams({ from: '/shell/soal/$id' })
  const { bagian } = useSearch({ from: '/shell/soal/$id' })
  const own = useOwnReview()
  const read = useQuery(reading(questionRoutes.get, { params: { id } }))
  const isGone = read.isError && isUnknown(read.error)
  const question = isGone ? undefined : read.data?.data[0]
  const list = question && bankOf(question) === 'snpmb' ? '/snpmb/soal' : '/soal'
  return (
    <>
      <PageHeader
        title="Soal"
        back={list}
        {...(bagian === 'perbaiki' && own?.binding && { secondary: <NextTask kind={bagian} now={Number(id)} /> })}
        trail={[{ label: 'Soal', to: list }, { label: question?.code ?? id }]}
      />
      {isGone ? (
        <EmptyState />
      ) : (
        <Loaded query={read} skeleton={<CardSkeleton count={1} />}>
          {({ data: [row] }) => <OneQuestion question={row} />}
        </Loaded>
      )}
    </>
  )
}

function OneQuestion({ question }: { question: Question }) {
  const { open, ...dialogs } = useDialogs()
  const list = { data: { data: [question] }, isPending: false }
  return (
    <>
      <ReviewsOf questions={[question]}>
        <EditorsOf questions={[question]}>
          <QuestionCard question={question} onOpen={open} />
        </EditorsOf>
      </ReviewsOf>
      <ScreenDialogs {...dialogs} place={{ bank: bankOf(question), list, belongs: () => false }} />
    </>
  )
}
