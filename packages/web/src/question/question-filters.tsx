import { TEXT_SEARCH_LETTERS } from '@bank/contract/question'
import { FAMILIES } from '@bank/contract/question-words'
import type * as z from 'zod'
import { asOptions, choiceOf, useAccounts, useCategories, useClasses, useSubjects } from '../api/lookups.ts'
import { labelOptions, statusOptions } from '../item/question-options.ts'
import { type Filter, FilterBar } from '../ui/filter-bar.tsx'
import { FAMILY_WORD } from '../ui/question-words.ts'
import { useLevels, useTopics } from './lookups.ts'
import type { questionSearch } from './question-search.ts'

type Search = z.output<typeof questionSearch>

const CODES_ALONE = 'Isi soal dicari mulai tiga huruf; kini hanya kode yang dicari.'
/** What the dashboard's links ask for beside the eight. */
const LINKED: Filter<Search>[] = [
  {
    key: 'family',
    label: 'Rumpun',
    options: asOptions(FAMILIES, (family) => ({ value: family, label: FAMILY_WORD[family] })),
  },
  {
    key: 'missing',
    label: 'Belum ada',
    options: [
      { value: 'answer', label: 'Jawaban' },
      { value: 'discussion', label: 'Pembahasan' },
    ],
  },
  { key: 'created_from', label: 'Ditambahkan sejak' },
  { key: 'created_to', label: 'Ditambahkan sampai' },
  { key: 'order', label: 'Urutan', options: [{ value: 'oldest', label: 'Terlama dahulu' }] },
].map((filter) => ({ ...filter, linked: true }) as Filter<Search>)

const isShort = (q: string | undefined) => q !== undefined && [...q].length < TEXT_SEARCH_LETTERS

/** The eight filters and the search of the Soal list; each stands for itself (decisions 6). */
export function QuestionFilters({ search, onFilter }: { search: Search; onFilter: (change: Partial<Search>) => void }) {
  const subjects = asOptions(useSubjects().data?.data, choiceOf.subject)
  const classes = asOptions(useClasses().data?.data, choiceOf.class)
  const categories = asOptions(useCategories().data?.data, choiceOf.category)
  const topics = asOptions(useTopics().data?.data, choiceOf.topic)
  const levels = asOptions(useLevels().data?.data, (row) => ({ value: row.id, label: row.qtn_level_name }))
  const creators = asOptions(useAccounts().data?.data, choiceOf.account)
  const q = search.q ?? search.question_code
  return (
    <FilterBar
      thing="soal"
      search={{ ...search, q }}
      // one box: what is typed takes the place of a code that a link asked for
      onFilter={(change) => onFilter('q' in change ? { ...change, question_code: undefined } : change)}
      text={{ key: 'q', label: 'Cari kode atau isi soal', hint: isShort(search.q) ? CODES_ALONE : undefined }}
      filters={[
        { key: 'subject_id', label: 'Subjek', options: subjects },
        { key: 'class_id', label: 'Kelas', options: classes },
        { key: 'category_id', label: 'Kategori', options: categories },
        { key: 'topic_id', label: 'Materi', options: topics },
        { key: 'ql_id', label: 'Level soal', options: levels },
        { key: 'id_question_creator', label: 'Pembuat', options: creators },
        { key: 'status', label: 'Status', options: statusOptions },
        { key: 'label', label: 'Label', options: labelOptions },
        ...LINKED,
      ]}
    />
  )
}
