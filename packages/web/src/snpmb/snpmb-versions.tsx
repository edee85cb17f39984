import { categoryRoutes } from '@bank/contract/category'
import { topicRoutes } from '@bank/contract/topic'
import { useQuery } from '@tanstack/react-query'
import { asOptions, choiceOf, labelOf, WHOLE } from '../api/lookups.ts'
import { reading } from '../api/query.ts'
import { OtherVersion, typeset, type VersionLine } from '../ui/other-version.tsx'
import { featureWord, LABEL_WORD, TYPE_WORD } from '../ui/question-words.ts'
import { STATUS_LABEL } from '../ui/status-pill.tsx'
import type { SnpmbValues } from './snpmb-form.ts'

interface SnpmbVersionsProps<V extends SnpmbValues> {
  mine: V
  stored: V
  updated_at: string | undefined
  /** What a form says beside the classification and the stem: its options, its discussion. */
  more?: (values: V) => readonly VersionLine[]
}

/** What was typed into a question of SNPMB beside what is stored now. */
export function SnpmbVersions<V extends SnpmbValues>({ more = () => [], ...versions }: SnpmbVersionsProps<V>) {
  const ofBank = { query: { product_type: 2, ...WHOLE.query } } as const
  const categories = useQuery(reading(categoryRoutes.list, ofBank)).data?.data
  const topics = useQuery(reading(topicRoutes.list, ofBank)).data?.data
  const subtests = asOptions(categories, choiceOf.category)
  const parts = asOptions(topics, choiceOf.topic)
  const lines = (values: V): VersionLine[] => [
    ['Tipe soal', TYPE_WORD[Number(values.qt_id)]],
    ['Kategori', labelOf(subtests, values.category_id)],
    ['Materi', labelOf(parts, values.topic_id)],
    ['Label', values.label && LABEL_WORD[values.label]],
    ['Status', values.status && STATUS_LABEL[values.status]],
    ['Fitur', featureWord(values.free_trial === true)],
    ['Teks soal', typeset(values.question_text)],
    ...more(values),
  ]
  return <OtherVersion {...versions} lines={lines} />
}
