import { groupRoutes } from '@bank/contract/group'
import type { Question } from '@bank/contract/question'
import { SCORERS } from '@bank/contract/question-form/scorers'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { reading } from '../api/query.ts'
import { RichHtml } from '../rich/rich-html.tsx'
import { Preview } from '../student/preview.tsx'
import { Alert } from '../ui/alert.tsx'
import { discussionOf } from './discussion-of.ts'
import { ViewPage } from './view-page.tsx'

/** A group as a student will see it: what its questions share beside them. */
export function GroupViewScreen() {
  const { id } = useParams({ from: '/shell/lihat/group/$id' })
  const children = reading(groupRoutes.children, { params: { id: Number(id) }, query: {} })
  // it is looked at further down, and not before the head has come: told of every change, whatever was looked at
  const list = useQuery({ ...children, notifyOnChangeProps: 'all' })
  return (
    <ViewPage id={id} more={[list]}>
      {(head) => <GroupView key={head.id_question} head={head} inside={list.data?.data ?? []} />}
    </ViewPage>
  )
}

/**
 * What a group asks. Its head is a question only when it has a key: else its text is what the others share. A head alone is
 * a question like any other.
 */
function GroupView({ head, inside }: { head: Question; inside: readonly Question[] }) {
  const isAsked = SCORERS[head.form].answerOf(head) !== undefined
  if (!isAsked && inside.length === 0) return <StimulusAlone html={head.question_text} />
  if (inside.length === 0) return <Preview questions={[head]} discussions={[discussionOf(head)]} />
  const asked = isAsked ? [head, ...inside] : inside
  const questions = asked.map((question) => (question === head ? { ...head, question_text: '' } : question))
  return <Preview questions={questions} stimulus={head.question_text} discussions={asked.map(discussionOf)} />
}

function StimulusAlone({ html }: { html: string }) {
  return (
    <div className="space-y-4">
      <Alert kind="info">
        Group ini belum punya soal, dan soal induknya belum punya kunci. Siswa hanya melihat stimulusnya.
      </Alert>
      <section aria-label="Stimulus" className="rounded-card border border-line bg-white p-4 sm:p-5">
        <RichHtml html={html} />
      </section>
    </div>
  )
}
