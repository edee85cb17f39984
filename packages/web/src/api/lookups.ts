import { accountRoutes } from '@bank/contract/account'
import { type Category, categoryRoutes } from '@bank/contract/category'
import { classRoutes } from '@bank/contract/class'
import type { ApiError } from '@bank/contract/errors'
import { subjectRoutes } from '@bank/contract/subject'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Option } from '../ui/select.tsx'
import { reading } from './query.ts'

/** Asks for a lookup's whole list. */
export const WHOLE = { query: { limit: '' as const } }
const names = new Intl.Collator('id', { numeric: true })

export const useSubjects = () => useQuery(reading(subjectRoutes.list, WHOLE))
export const useClasses = () => useQuery(reading(classRoutes.list, WHOLE))
export const useCategories = () => useQuery(reading(categoryRoutes.list, WHOLE))
export const useAccounts = () => useQuery(reading(accountRoutes.list, WHOLE))

/** How the rows of a lookup are chosen by their names: asOptions(useSubjects().data?.data, choiceOf.subject). */
export const choiceOf = {
  subject: (row: { id_subject: number; subject_name: string }) => ({ value: row.id_subject, label: row.subject_name }),
  class: (row: { id_class: number; class_name: string }) => ({ value: row.id_class, label: row.class_name }),
  category: (row: { id_category: number; category_name: string }) => ({
    value: row.id_category,
    label: row.category_name,
  }),
  topic: (row: { id_topic: number; topic_name: string }) => ({ value: row.id_topic, label: row.topic_name }),
  account: (row: { ac_id: number; ac_name: string }) => ({ value: row.ac_id, label: row.ac_name }),
}

/** Rows as choices in the order of their names; "Kelas 10" stands behind "Kelas 9". */
export const asOptions = <Row, Value extends string | number = number>(
  rows: readonly Row[] | undefined,
  choice: (row: Row) => Option<Value>,
): Option<Value>[] => (rows ?? []).map(choice).sort((one, other) => names.compare(one.label, other.label))

/** What a choice is called, for those who read it instead of choosing. */
export const labelOf = (options: readonly Option<number>[], chosen: unknown): string | undefined =>
  options.find(({ value }) => value === Number(chosen))?.label

/** What a select says while its list is not there, or why it did not come. */
export const whyEmpty = ({ isPending, error }: UseQueryResult<unknown, ApiError>): string | undefined =>
  isPending ? 'Memuat data …' : error?.message

/** Whether a category may hold what belongs to a class; one without classes of its own fits every class (decisions 3). */
export const fitsClass = ({ class_id }: Pick<Category, 'class_id'>, classId: number) =>
  class_id === '' || class_id.split(',').includes(String(classId))
