import { indicatorRoutes } from '@bank/contract/indicator'
import { questionLevelRoutes } from '@bank/contract/question-level'
import { subtopicRoutes } from '@bank/contract/subtopic'
import { topicRoutes } from '@bank/contract/topic'
import { useQuery } from '@tanstack/react-query'
import { WHOLE } from '../api/lookups.ts'
import { reading } from '../api/query.ts'

/** What only questions choose from, whole. */
export const useTopics = () => useQuery(reading(topicRoutes.list, WHOLE))
export const useLevels = () => useQuery(reading(questionLevelRoutes.list, WHOLE))
export const useIndicators = () => useQuery(reading(indicatorRoutes.list, WHOLE))

/** Those of one topic; never, while they are read, those of the topic before. */
export const useSubtopics = (topic_id: number | null) =>
  useQuery({
    ...reading(subtopicRoutes.list, { query: { ...WHOLE.query, topic_id: topic_id ?? '' } }),
    enabled: topic_id !== null,
    placeholderData: undefined,
  })
