import { useParams } from '@tanstack/react-router'
import { Preview } from '../student/preview.tsx'
import { discussionOf } from './discussion-of.ts'
import { ViewPage } from './view-page.tsx'

/** One question of either bank as a student will see it. */
export function QuestionViewScreen() {
  const { id } = useParams({ from: '/shell/lihat/soal/$id' })
  return (
    <ViewPage id={id}>
      {(question) => (
        <Preview key={question.id_question} questions={[question]} discussions={[discussionOf(question)]} />
      )}
    </ViewPage>
  )
}
