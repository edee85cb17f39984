import type { UseFormReturn } from 'react-hook-form'
import { asOptions, choiceOf, whyEmpty } from '../../api/lookups.ts'
import { useSnpmbTopics, useSubtests, useTopicsOf } from './lookups.ts'
import type { QuestionValues } from './question-form.ts'

/** The classification of an SNPMB question: a subtest and, if it has any, one of its topics (decisions 3). */
export function useSnpmbChoices(form: UseFormReturn<QuestionValues>) {
  const categoryId = Number(form.watch('category_id')) || null
  const categories = useSubtests()
  const topics = useTopicsOf(categoryId)
  return {
    category_id: {
      options: asOptions(categories.data?.data, choiceOf.category),
      emptyText: whyEmpty(categories),
      onPick: () => form.setValue('topic_id', '', { shouldDirty: true }),
    },
    topic_id: {
      options: asOptions(categoryId === null ? [] : topics.data?.data, choiceOf.topic),
      emptyText: categoryId === null ? 'Pilih kategori terlebih dahulu' : whyEmpty(topics),
    },
  }
}

/** All rows that a stored question may refer to, for their names. */
export const useSnpmbNames = () => ({
  category_id: asOptions(useSubtests().data?.data, choiceOf.category),
  topic_id: asOptions(useSnpmbTopics().data?.data, choiceOf.topic),
})
