import { bankOf } from '@bank/contract/bank'
import { groupRoutes } from '@bank/contract/group'
import { type Question, questionRoutes } from '@bank/contract/question'
import { SCORERS } from '@bank/contract/question-form/scorers'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { reading } from '../api/query.ts'
import { Preview } from '../student/preview.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { CardSkeleton } from '../ui/skeleton.tsx'
import { Solution } from './solution.tsx'

/** A group as a student will see it: what its questions share beside them. */
export function GroupViewScreen() {
  const { id } = useParams({ from: '/shell/lihat/group/$id' })
  const params = { id: Number(id) }
  const head = useQuery(reading(questionRoutes.get, { params }))
  const list = useQuery(reading(groupRoutes.children, { params, query: {} }))
  const question = head.data?.data[0]
  const asked = question && list.data && askedIn(question, list.data.data)
  const mainList = question && bankOf(question) === 'snpmb' ? '/snpmb/soal' : '/soal'
  return (
    <>
      <PageHeader
        title="Lihat seperti siswa"
        back={mainList}
        trail={[{ label: 'Soal', to: mainList }, { label: question?.code ?? id }]}
      />
      <LoadFailure of={[head, list]} />
      {!asked && !head.isError && !list.isError && <CardSkeleton count={1} />}
      {asked?.questions.length === 0 && <EmptyState>Group ini belum punya soal.</EmptyState>}
      {asked && asked.questions.length > 0 && (
        <Preview {...asked} solutionOf={(at) => asked.questions[at] && <Solution question={asked.questions[at]} />} />
      )}
    </>
  )
}

/**
 * What a group asks. Its head is a question only when it has a key: else its text is what the others share. A head alone is
 * a question like any other.
 */
function askedIn(head: Question, children: Question[]) {
  const isAsked = SCORERS[head.form].answerOf(head) !== undefined
  if (children.length === 0) return { questions: isAsked ? [head] : [] }
  return {
    stimulus: head.question_text,
    questions: isAsked ? [{ ...head, question_text: '' }, ...children] : children,
  }
}
