import { accountRoutes } from '@bank/contract/account'
import { type Category, categoryRoutes } from '@bank/contract/category'
import { classRoutes } from '@bank/contract/class'
import type { ApiError } from '@bank/contract/errors'
import { subjectRoutes } from '@bank/contract/subject'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Option } from '../ui/select.tsx'
import { reading } from './query.ts'

/** Requests all rows of a lookup, without paging. */
export const WHOLE = { query: { limit: '' as const } }
/** The same of rows with long texts, without these. */
export const BRIEF = { query: { ...WHOLE.query, brief: true } }
const names = new Intl.Collator('id', { numeric: true })

export const useSubjects = () => useQuery(reading(subjectRoutes.list, WHOLE))
export const useClasses = () => useQuery(reading(classRoutes.list, WHOLE))
export const useCategories = () => useQuery(reading(categoryRoutes.list, BRIEF))
export const useAccounts = () => useQuery(reading(accountRoutes.list, WHOLE))

/** Maps a row of each lookup to an option: asOptions(useSubjects().data?.data, choiceOf.subject). */
export const choiceOf = {
  subject: (row: { id_subject: number; subject_name: string }) => ({ value: row.id_subject, label: row.subject_name }),
  class: (row: { id_class: number; class_name: string }) => ({ value: row.id_class, label: row.class_name }),
  category: (row: { id_category: number; category_name: string }) => ({
    value: row.id_category,
    label: row.category_name,
  }),
  topic: (row: { id_topic: number; topic_name: string }) => ({ value: row.id_topic, label: row.topic_name }),
  level: (row: { id: number; qtn_level_name: string }) => ({ value: row.id, label: row.qtn_level_name }),
  account: (row: { ac_id: number; ac_name: string }) => ({ value: row.ac_id, label: row.ac_name }),
}

/** Rows as options sorted by name; "Kelas 10" comes after "Kelas 9". */
export const asOptions = <Row, Value extends string | number = number>(
  rows: readonly Row[] | undefined,
  choice: (row: Row) => Option<Value>,
): Option<Value>[] => (rows ?? []).map(choice).sort((one, other) => names.compare(one.label, other.label))

/** The label of the chosen option, for places that show the choice as text. */
export const labelOf = (options: readonly Option<number>[], chosen: unknown): string | undefined =>
  options.find(({ value }) => value === Number(chosen))?.label

/** Text of a select without options: still loading, or the error. */
export const whyEmpty = ({ isPending, error }: UseQueryResult<unknown, ApiError>): string | undefined =>
  isPending ? 'Memuat data …' : error?.message

/** Whether a category fits a class; a category without classes fits every class (decisions 3). */
export const fitsClass = ({ class_id }: Pick<Category, 'class_id'>, classId: number) =>
  class_id === '' || class_id.split(',').includes(String(classId))
