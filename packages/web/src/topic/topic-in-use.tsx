import { questionRoutes } from '@bank/contract/question'
import type { Topic } from '@bank/contract/topic'
import { useQuery } from '@tanstack/react-query'
import { reading } from '../api/query.ts'
import { Alert } from '../ui/alert.tsx'
import { number } from '../ui/format.ts'
import type { TopicValues } from './topic-values.ts'

/** Says what a save leaves behind: the questions of a topic that moves keep their class and indicator. */
export function TopicInUse({ topic, chosen }: { topic: Topic; chosen: Pick<TopicValues, 'category_id' | 'class_id'> }) {
  const leavesCategory = Number(chosen.category_id) !== topic.category_id
  const isMoved = leavesCategory || Number(chosen.class_id) !== topic.class_id
  const asked = reading(questionRoutes.list, { query: { topic_id: topic.id_topic, limit: 1 } })
  const total = useQuery({ ...asked, enabled: isMoved }).data?.pagination.totalData ?? 0
  if (!isMoved || total === 0) return null
  const questions = `${number(total)} soal`
  return (
    <Alert kind="info">
      {leavesCategory
        ? `${questions} ikut pindah bersama materi ini, dengan kelas dan indikatornya yang sekarang.`
        : `${questions} dari materi ini tetap di kelasnya yang sekarang.`}
    </Alert>
  )
}
