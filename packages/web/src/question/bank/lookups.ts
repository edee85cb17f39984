import { BANKS } from '@bank/contract/bank'
import { categoryRoutes } from '@bank/contract/category'
import { indicatorRoutes } from '@bank/contract/indicator'
import { questionLevelRoutes } from '@bank/contract/question-level'
import { subtopicRoutes } from '@bank/contract/subtopic'
import { topicRoutes } from '@bank/contract/topic'
import { useQuery } from '@tanstack/react-query'
import { BRIEF, WHOLE } from '../../api/lookups.ts'
import { reading } from '../../api/query.ts'

/** All rows of lookups that only questions use. */
export const useTopics = () => useQuery(reading(topicRoutes.list, BRIEF))
export const useLevels = () => useQuery(reading(questionLevelRoutes.list, WHOLE))
export const useIndicators = () => useQuery(reading(indicatorRoutes.list, WHOLE))

export const useAllSubtopics = () => useQuery(reading(subtopicRoutes.list, BRIEF))
/** The sub-topics of one topic; while they load, not those of the previous topic. */
export const useSubtopics = (topic_id: number | null) =>
  useQuery({
    ...reading(subtopicRoutes.list, { query: { ...BRIEF.query, topic_id: topic_id ?? '' } }),
    enabled: topic_id !== null,
    placeholderData: undefined,
  })

const OF_SNPMB = { query: { product_type: BANKS.snpmb.product_type, ...BRIEF.query } }
/** All SNPMB categories (subtests) and topics. */
export const useSubtests = () => useQuery(reading(categoryRoutes.list, OF_SNPMB))
export const useSnpmbTopics = (enabled = true) => useQuery({ ...reading(topicRoutes.list, OF_SNPMB), enabled })
/** The topics of one subtest. */
export const useTopicsOf = (category_id: number | null) =>
  useQuery({
    ...reading(topicRoutes.list, {
      query: { product_type: BANKS.snpmb.product_type, category_id: category_id ?? undefined, ...BRIEF.query },
    }),
    enabled: category_id !== null,
  })
