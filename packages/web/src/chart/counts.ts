import type { IndicatorTopic, LevelTopic } from '@bank/contract/total'
import type { Cell } from '../ui/csv.ts'

/** A count's field in the API and its title, in the order of the spec. */
export type CountColumns<Name extends string> = readonly (readonly [name: Name, title: string])[]

export type Counted<Name extends string> = { id_topic: number; topic_name: string } & Record<Name, number>

export interface Category<Topic> {
  id_category: number
  category_name: string
  topic: readonly Topic[]
}

type CountName<Topic> = Exclude<keyof Topic, 'id_topic' | 'topic_name'>

export const INDICATOR_COLUMNS: CountColumns<CountName<IndicatorTopic>> = [
  ['mengevaluasi_dan_merefleksi', 'Mengevaluasi dan Merefleksi'],
  ['memahami', 'Memahami'],
  ['menemukan_informasi', 'Menemukan Informasi'],
  ['pemahaman', 'Pemahaman'],
  ['penerapan', 'Penerapan'],
  ['penalaran', 'Penalaran'],
  ['default', 'Default'],
]

export const LEVEL_COLUMNS: CountColumns<CountName<LevelTopic>> = [
  ['mudah', 'Mudah'],
  ['sedang', 'Sedang'],
  ['sulit', 'Sulit'],
]

export const countsOf = <Name extends string>(topic: Counted<Name>, columns: CountColumns<Name>): number[] =>
  columns.map(([name]) => topic[name])

/** The counts of several topics added up; zeros for an empty list. */
export const sumOf = <Name extends string>(topics: readonly Counted<Name>[], columns: CountColumns<Name>): number[] =>
  columns.map(([name]) => topics.reduce((sum, topic) => sum + topic[name], 0))

/** One line for each topic, so that a spreadsheet can sum and group them. */
export const csvOfFamily = <Name extends string>(
  categories: readonly Category<Counted<Name>>[],
  columns: CountColumns<Name>,
): Cell[][] => [
  ['Kategori', 'Materi', ...columns.map(([, title]) => title)],
  ...categories.flatMap(({ category_name, topic }) =>
    topic.map((row) => [category_name, row.topic_name, ...countsOf(row, columns)]),
  ),
]
