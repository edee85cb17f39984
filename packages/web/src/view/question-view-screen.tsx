import { bankOf } from '@bank/contract/bank'
import { questionRoutes } from '@bank/contract/question'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { reading } from '../api/query.ts'
import { isUnknown } from '../api/unknown.ts'
import { Preview } from '../student/preview.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { CardSkeleton } from '../ui/skeleton.tsx'
import { Solution } from './solution.tsx'

/** One question of either bank as a student will see it. */
export function QuestionViewScreen() {
  const { id } = useParams({ from: '/shell/lihat/soal/$id' })
  const read = useQuery(reading(questionRoutes.get, { params: { id } }))
  const isGone = read.isError && isUnknown(read.error)
  const question = isGone ? undefined : read.data?.data[0]
  const list = question && bankOf(question) === 'snpmb' ? '/snpmb/soal' : '/soal'
  return (
    <>
      <PageHeader
        title="Lihat seperti siswa"
        back={list}
        trail={[{ label: 'Soal', to: list }, { label: question?.code ?? id }]}
      />
      {isGone ? (
        <EmptyState />
      ) : (
        <Loaded query={read} skeleton={<CardSkeleton count={1} />}>
          {({ data: [row] }) => (
            <Preview key={row.id_question} questions={[row]} solutionOf={() => <Solution question={row} />} />
          )}
        </Loaded>
      )}
    </>
  )
}
