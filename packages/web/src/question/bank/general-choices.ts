import type { UseFormReturn } from 'react-hook-form'
import { asOptions, choiceOf, useCategories, useClasses, whyEmpty } from '../../api/lookups.ts'
import { fitting } from './fitting.ts'
import { useAllSubtopics, useIndicators, useLevels, useSubtopics, useTopics } from './lookups.ts'
import type { QuestionValues } from './question-form.ts'

const NO_SUBTOPIC = 'Tambahkan sub-materi terlebih dahulu'
const NO_TOPIC = 'Pilih materi terlebih dahulu'

type Cleared = 'category_id' | 'topic_id' | 'subtopic_id' | 'indicator_id'

/**
 * The select options of a question's form. Class narrows categories, category and class narrow topics, topic narrows
 * sub-topics, the category's subject narrows indicators; a choice that no longer matches is cleared (decisions 6). A topic
 * that is chosen first fills in its category and class.
 */
export function useGeneralChoices(form: UseFormReturn<QuestionValues>) {
  const classes = useClasses()
  const categories = useCategories()
  const topics = useTopics()
  const levels = useLevels()
  const indicators = useIndicators()
  const [class_id, category_id, topic_id] = form.watch(['class_id', 'category_id', 'topic_id'])
  const { defaultValues: stored } = form.formState
  const standing = {
    classId: idOf(stored?.class_id),
    categoryId: idOf(stored?.category_id),
    topicId: idOf(stored?.topic_id),
  }
  const subtopics = useSubtopics(idOf(topic_id))
  const open = (values: { class_id?: unknown; category_id?: unknown }) =>
    fitting(
      { categories: categories.data?.data, topics: topics.data?.data },
      { classId: idOf(values.class_id), categoryId: idOf(values.category_id) },
      standing,
    )
  const offered = open({ class_id, category_id })

  const subjectOf = (categoryId: unknown) =>
    categories.data?.data.find((row) => row.id_category === idOf(categoryId))?.subject_id
  const indicatorsOf = (categoryId: unknown) => {
    const subject = subjectOf(categoryId)
    const standingIndicator = idOf(categoryId) === standing.categoryId ? idOf(stored?.indicator_id) : null
    const isOffered = ({ id, subject_id }: { id: number; subject_id: number }) =>
      subject === undefined || subject_id === subject || id === standingIndicator
    return indicators.data?.data.filter(isOffered)
  }

  const clear = (name: Cleared) => form.setValue(name, '', { shouldDirty: true })
  const narrow = () => {
    const chosen = form.getValues()
    const now = open(chosen)
    if (now.categories?.every((row) => row.id_category !== chosen.category_id)) clear('category_id')
    if (now.topics?.every((row) => row.id_topic !== chosen.topic_id)) clear('topic_id')
    if (form.getValues('topic_id') !== topic_id) clear('subtopic_id')
    const { indicator_id } = chosen
    if (indicatorsOf(form.getValues('category_id'))?.every(({ id }) => id !== indicator_id)) clear('indicator_id')
  }
  const placeByTopic = () => {
    const topic = topics.data?.data.find((row) => row.id_topic === idOf(form.getValues('topic_id')))
    if (!topic) return
    if (!idOf(class_id) && topic.class_id) form.setValue('class_id', topic.class_id, { shouldDirty: true })
    if (!idOf(category_id)) form.setValue('category_id', topic.category_id, { shouldDirty: true })
    narrow()
  }

  return {
    category_id: {
      options: asOptions(offered.categories, choiceOf.category),
      emptyText: whyEmpty(categories),
      onPick: narrow,
    },
    class_id: {
      options: asOptions(classes.data?.data, choiceOf.class),
      emptyText: whyEmpty(classes),
      onPick: narrow,
    },
    topic_id: {
      options: asOptions(offered.topics, choiceOf.topic),
      emptyText: whyEmpty(topics),
      onPick: placeByTopic,
    },
    subtopic_id: {
      options: asOptions(subtopics.data?.data, byName),
      ...subtopicTexts(idOf(topic_id), subtopics),
    },
    ql_id: {
      options: asOptions(levels.data?.data, choiceOf.level),
      emptyText: whyEmpty(levels),
    },
    indicator_id: {
      options: asOptions(indicatorsOf(category_id), (row) => ({
        value: row.id,
        label: `${row.name} (${row.subject_name})`,
      })),
      emptyText: whyEmpty(indicators),
    },
  }
}

/** All rows that a stored question may refer to, for their names. */
export const useGeneralNames = () => ({
  category_id: asOptions(useCategories().data?.data, choiceOf.category),
  class_id: asOptions(useClasses().data?.data, choiceOf.class),
  topic_id: asOptions(useTopics().data?.data, choiceOf.topic),
  subtopic_id: asOptions(useAllSubtopics().data?.data, byName),
  ql_id: asOptions(useLevels().data?.data, choiceOf.level),
  indicator_id: asOptions(useIndicators().data?.data, byName),
})

const byName = (row: { id: number; name: string }) => ({ value: row.id, label: row.name })
const idOf = (value: unknown) => Number(value) || null

/** The texts of the select while it has no options (spec 4). */
function subtopicTexts(topicId: number | null, subtopics: ReturnType<typeof useSubtopics>) {
  if (topicId === null) return { placeholder: NO_TOPIC, emptyText: NO_TOPIC }
  if (subtopics.data?.data.length === 0) return { placeholder: NO_SUBTOPIC, emptyText: NO_SUBTOPIC }
  return { emptyText: whyEmpty(subtopics) }
}
