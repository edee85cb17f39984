import { subtopicRoutes } from '@bank/contract/subtopic'
import { useQuery } from '@tanstack/react-query'
import { asOptions, choiceOf, labelOf, useCategories, useClasses, WHOLE } from '../api/lookups.ts'
import { reading } from '../api/query.ts'
import { OtherVersion, typeset, type VersionLine } from '../ui/other-version.tsx'
import { featureWord, LABEL_WORD, TYPE_WORD } from '../ui/question-words.ts'
import { STATUS_LABEL } from '../ui/status-pill.tsx'
import { useIndicators, useLevels, useTopics } from './lookups.ts'
import type { QuestionValues } from './question-form.ts'

interface QuestionVersionsProps<V extends QuestionValues> {
  mine: V
  stored: V
  updated_at: string | undefined
  /** What a form says beside the classification and the stem: its options, its discussion. */
  more?: (values: V) => readonly VersionLine[]
}

/** What was typed into a question beside what is stored now. */
export function QuestionVersions<V extends QuestionValues>({ more = () => [], ...versions }: QuestionVersionsProps<V>) {
  const names = useNames()
  return <OtherVersion {...versions} lines={(values) => [...classification(values, names), ...more(values)]} />
}

function classification(values: QuestionValues, names: ReturnType<typeof useNames>): VersionLine[] {
  return [
    ['Kategori', labelOf(names.categories, values.category_id)],
    ['Tipe soal', TYPE_WORD[Number(values.qt_id)]],
    ['Label', LABEL_WORD[values.label]],
    ['Kelas', labelOf(names.classes, values.class_id)],
    ['Materi', labelOf(names.topics, values.topic_id)],
    ['Sub-materi', labelOf(names.subtopics, values.subtopic_id)],
    ['Level soal', labelOf(names.levels, values.ql_id)],
    ['Indikator', labelOf(names.indicators, values.indicator_id)],
    ['Status', values.status && STATUS_LABEL[values.status]],
    ['Fitur', featureWord(values.free_trial === true)],
    ['Teks soal', typeset(values.question_text)],
  ]
}

function useNames() {
  const subtopics = useQuery(reading(subtopicRoutes.list, WHOLE)).data?.data
  return {
    categories: asOptions(useCategories().data?.data, choiceOf.category),
    classes: asOptions(useClasses().data?.data, choiceOf.class),
    topics: asOptions(useTopics().data?.data, choiceOf.topic),
    subtopics: asOptions(subtopics, (row) => ({ value: row.id, label: row.name })),
    levels: asOptions(useLevels().data?.data, (row) => ({ value: row.id, label: row.qtn_level_name })),
    indicators: asOptions(useIndicators().data?.data, (row) => ({ value: row.id, label: row.name })),
  }
}
