import type { StatusTopic } from '@bank/contract/total'
import type { Cell } from '../../ui/csv.ts'
import { STATUS_LABEL } from '../../ui/status-pill.tsx'

export interface CategoryTotals {
  id_category: number
  category_name: string
  topic: readonly StatusTopic[]
}

const COUNTS = [STATUS_LABEL['on-progress'], STATUS_LABEL.approved, STATUS_LABEL.published, 'Jumlah']
export const TOTALS_HEAD = ['Materi', ...COUNTS]

export function countsOf({ total: [of] }: StatusTopic): number[] {
  return [of.totalOnProgress, of.totalApproved, of.totalPublished, of.amount]
}

/** The counts of several topics added up; zeros for an empty list. */
export const sumOf = (topics: readonly StatusTopic[]): number[] =>
  COUNTS.map((_, index) => topics.reduce((sum, topic) => sum + (countsOf(topic)[index] ?? 0), 0))

/** One line for each topic, so that a spreadsheet can sum and group them. */
export const csvRows = (categories: readonly CategoryTotals[]): Cell[][] => [
  ['Kategori', ...TOTALS_HEAD],
  ...categories.flatMap((category) =>
    category.topic.map((topic) => [category.category_name, topic.topic_name, ...countsOf(topic)]),
  ),
]
