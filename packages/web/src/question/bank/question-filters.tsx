import { BANKS, type BankName } from '@bank/contract/bank'
import { FAMILIES } from '@bank/contract/question-words'
import { useState } from 'react'
import { asOptions, choiceOf, useAccounts, useCategories, useClasses, useSubjects } from '../../api/lookups.ts'
import { findingOptions } from '../../telaah/finding-words.ts'
import { stageOptions } from '../../telaah/stage-words.ts'
import { FilterBar } from '../../ui/filter-bar.tsx'
import type { Filter, FilterField } from '../../ui/filter-field.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { FAMILY_WORD, featureWord } from '../../ui/question-words.ts'
import { SearchHelp } from '../../ui/search-help.tsx'
import type { Option } from '../../ui/select.tsx'
import { formOptions, labelOptions, statusOptions } from '../item/question-options.ts'
import { SCREENS } from './banks.ts'
import { useLevels, useSnpmbTopics, useSubtests, useTopics } from './lookups.ts'
import type { QuestionSearch, SnpmbQuestionSearch } from './question-search.ts'

const FilterPanel = onDemand(() => import('./filter-panel.tsx'), 'FilterPanel')

/** Every search parameter except the page, the layout and the search terms, in the order of the fields. */
type FiltersOf<Search> = Required<{
  [Param in Exclude<keyof Search, 'page' | 'cari' | 'order' | 'q' | 'question_code' | 'layout' | 'view'>]: FilterField
}>

const choice = (label: string, options: readonly Option<string | number>[]): FilterField => ({
  kind: 'choice',
  label,
  options,
})

const status = choice('Status', statusOptions)
const label = choice('Label', labelOptions)
const formOf = (bank: BankName) => choice('Tipe soal', formOptions(BANKS[bank].forms))

function useGeneralFilters(): FiltersOf<QuestionSearch> {
  const people = asOptions(useAccounts().data?.data, choiceOf.account)
  return {
    subject_id: choice('Subjek', asOptions(useSubjects().data?.data, choiceOf.subject)),
    class_id: choice('Kelas', asOptions(useClasses().data?.data, choiceOf.class)),
    category_id: choice('Kategori', asOptions(useCategories().data?.data, choiceOf.category)),
    topic_id: choice('Materi', asOptions(useTopics().data?.data, choiceOf.topic)),
    form: formOf('general'),
    ql_id: choice('Level soal', asOptions(useLevels().data?.data, choiceOf.level)),
    id_question_creator: choice('Pembuat', people),
    status,
    label,
    id_question_updater: linked(choice('Terakhir diubah oleh', people)),
    ...OF_BOTH,
    assigned: assignedTo(people),
    ...LINKED,
  }
}

/** `withTopics`: their names are needed. */
function useSnpmbFilters(withTopics: boolean): FiltersOf<SnpmbQuestionSearch> {
  const people = asOptions(useAccounts().data?.data, choiceOf.account)
  return {
    category_id: choice('Kategori', asOptions(useSubtests().data?.data, choiceOf.category)),
    form: formOf('snpmb'),
    status,
    label,
    id_question_creator: choice('Pembuat', people),
    topic_id: linked(choice('Materi', asOptions(useSnpmbTopics(withTopics).data?.data, choiceOf.topic))),
    id_question_updater: linked(choice('Terakhir diubah oleh', people)),
    ...OF_BOTH,
    assigned: assignedTo(people),
  }
}

const assignedTo = (people: readonly Option<number>[]) => linked(choice('Ditugaskan kepada', people))

function linked(field: FilterField): FilterField {
  return { ...field, linked: true }
}

/** Of the panel alone, and of the dashboard's links. */
const OF_BOTH = {
  free_trial: linked(
    choice('Fitur', [
      { value: 'true', label: featureWord(true) },
      { value: 'false', label: featureWord(false) },
    ]),
  ),
  has: {
    ...linked(
      choice('Berisi', [
        { value: 'image', label: 'Gambar' },
        { value: 'formula', label: 'Rumus' },
        { value: 'keyword', label: 'Kata kunci' },
      ]),
    ),
    notLabel: 'Tanpa',
  },
  missing: {
    ...linked(
      choice('Belum ada', [
        { value: 'answer', label: 'Jawaban' },
        { value: 'discussion', label: 'Pembahasan' },
        { value: 'indicator', label: 'Indikator' },
        { value: 'alt', label: 'Keterangan gambar' },
      ]),
    ),
    notLabel: 'Sudah ada',
  },
  finding: { ...linked(choice('Temuan telaah', findingOptions)), notLabel: 'Tanpa temuan' },
  stage: linked(choice('Tahap telaah', stageOptions)),
  changed: linked(
    choice('Sejak disetujui', [
      { value: 'true', label: 'Isinya berubah' },
      { value: 'false', label: 'Isinya tetap' },
    ]),
  ),
  thread: {
    ...linked(
      choice('Catatan telaah', [
        { value: 'open', label: 'Masih terbuka' },
        { value: 'must_fix', label: 'Harus diperbaiki' },
      ]),
    ),
    notLabel: 'Tanpa catatan',
  },
  created_from: linked({ kind: 'date', label: 'Ditambahkan sejak' }),
  created_to: linked({ kind: 'date', label: 'Ditambahkan sampai' }),
  updated_from: linked({ kind: 'date', label: 'Diubah sejak' }),
  updated_to: linked({ kind: 'date', label: 'Diubah sampai' }),
}

/** What the dashboard's links ask for beside, and the order. */
const LINKED = {
  family: linked(
    choice(
      'Rumpun',
      asOptions(FAMILIES, (family) => ({ value: family, label: FAMILY_WORD[family] })),
    ),
  ),
}

/** The most questions that the API puts in the order of their last edit. */
const MOST_BY_EDIT = 10_000

const ORDERS = [
  { value: 'oldest', label: 'Terlama dahulu' },
  { value: 'edited', label: 'Terakhir diubah dahulu' },
  { value: 'best', label: 'Paling cocok dahulu' },
] as const

/** Only orders that the list can be in: by the last edit where it is short, the best first where words are searched. */
function orderOf({ cari, order }: QuestionSearch, isShort: boolean): FilterField {
  const isOffered = { oldest: true, edited: isShort, best: cari !== undefined }
  return choice(
    'Urutan daftar',
    ORDERS.filter(({ value }) => isOffered[value] || value === order),
  )
}

const FILTERS = { general: useGeneralFilters, snpmb: useSnpmbFilters } as const satisfies Record<BankName, unknown>

/** Searches that only an address can hold. */
const PARTS: Filter<QuestionSearch>[] = [
  { key: 'q', kind: 'text', label: 'Sebagian kata', linked: true },
  { key: 'question_code', kind: 'text', label: 'Kode', linked: true },
]

interface QuestionFiltersProps {
  bank: BankName
  search: QuestionSearch
  onFilter: (change: Partial<QuestionSearch>) => void
  /** How many questions the list has. */
  found: { totalData: number; more?: boolean | undefined } | undefined
  /** Why the search could not be read, with its place. */
  wrong?: string | undefined
}

/** The search box and the filters of a list; they do not depend on each other (decisions 6). */
export function QuestionFilters({ bank, search, onFilter, found, wrong }: QuestionFiltersProps) {
  const useFilters = FILTERS[bank]
  const [open, setOpen] = useState(false)
  const fields = {
    ...useFilters(open || search.topic_id !== undefined),
    order: orderOf(search, found !== undefined && !found.more && found.totalData <= MOST_BY_EDIT),
  }
  const filters = Object.entries(fields).map(([key, filter]) => ({ key, ...filter }) as Filter<QuestionSearch>)
  return (
    <FilterBar
      thing={SCREENS[bank].thing}
      search={search}
      onFilter={onFilter}
      text={{
        key: 'cari',
        label: 'Cari kode atau isi soal',
        words: true,
        error: wrong,
        help: <SearchHelp thing="soal" />,
      }}
      filters={[...PARTS, ...filters]}
      panel={{
        onOpen: () => setOpen(true),
        content: open && (
          <FilterPanel
            bank={bank}
            filters={filters}
            search={search}
            onFilter={onFilter}
            onClose={() => setOpen(false)}
          />
        ),
      }}
    />
  )
}
