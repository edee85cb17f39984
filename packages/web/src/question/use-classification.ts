import type { UseFormReturn } from 'react-hook-form'
import { asOptions, choiceOf, useCategories, useClasses, whyEmpty } from '../api/lookups.ts'
import { fitting } from './fitting.ts'
import { useIndicators, useLevels, useSubtopics, useTopics } from './lookups.ts'
import type { QuestionValues } from './question-form.ts'

const NO_SUBTOPIC = 'Tambahkan sub-materi terlebih dahulu'
const NO_TOPIC = 'Pilih materi terlebih dahulu'

type Cleared = 'category_id' | 'topic_id' | 'subtopic_id'

/**
 * What the selects of a question's form offer. Class narrows categories, category and class narrow topics, topic
 * narrows sub-topics; a choice that no longer fits is cleared (decisions 6).
 */
export function useClassification(form: UseFormReturn<QuestionValues>) {
  const classes = useClasses()
  const categories = useCategories()
  const topics = useTopics()
  const levels = useLevels()
  const indicators = useIndicators()
  const [class_id, category_id, topic_id] = form.watch(['class_id', 'category_id', 'topic_id'])
  const subtopics = useSubtopics(idOf(topic_id))
  const open = (values: { class_id?: unknown; category_id?: unknown }) =>
    fitting(
      { categories: categories.data?.data, topics: topics.data?.data },
      { classId: idOf(values.class_id), categoryId: idOf(values.category_id) },
    )
  const offered = open({ class_id, category_id })

  const clear = (name: Cleared) => form.setValue(name, '', { shouldDirty: true })
  const narrow = () => {
    const chosen = form.getValues()
    const now = open(chosen)
    if (now.categories?.every((row) => row.id_category !== chosen.category_id)) clear('category_id')
    if (now.topics?.every((row) => row.id_topic !== chosen.topic_id)) clear('topic_id')
    if (form.getValues('topic_id') !== topic_id) clear('subtopic_id')
  }

  return {
    category: {
      options: asOptions(offered.categories, choiceOf.category),
      emptyText: whyEmpty(categories),
      onPick: narrow,
    },
    classRow: {
      options: asOptions(classes.data?.data, choiceOf.class),
      emptyText: whyEmpty(classes),
      onPick: narrow,
    },
    topic: {
      options: asOptions(offered.topics, choiceOf.topic),
      emptyText: whyEmpty(topics),
      onPick: narrow,
    },
    subtopic: {
      options: asOptions(subtopics.data?.data, (row) => ({ value: row.id, label: row.name })),
      ...subtopicTexts(idOf(topic_id), subtopics),
    },
    level: {
      options: asOptions(levels.data?.data, (row) => ({ value: row.id, label: row.qtn_level_name })),
      emptyText: whyEmpty(levels),
    },
    indicator: {
      options: asOptions(indicators.data?.data, (row) => ({
        value: row.id,
        label: `${row.name} (${row.subject_name})`,
      })),
      emptyText: whyEmpty(indicators),
    },
  }
}

const idOf = (value: unknown) => Number(value) || null

/** What the select says while it offers nothing (spec 4). */
function subtopicTexts(topicId: number | null, subtopics: ReturnType<typeof useSubtopics>) {
  if (topicId === null) return { placeholder: NO_TOPIC, emptyText: NO_TOPIC }
  if (subtopics.data?.data.length === 0) return { placeholder: NO_SUBTOPIC, emptyText: NO_SUBTOPIC }
  return { emptyText: whyEmpty(subtopics) }
}
