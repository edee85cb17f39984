import type { BankName } from '@bank/contract/bank'
import type { Question } from '@bank/contract/question'
import type { ReactNode } from 'react'
import { BriefHtml } from '../../rich/brief-html.tsx'
import { date, number } from '../../ui/format.ts'
import { FORM_WORD, featureWord, LABEL_WORD } from '../../ui/question-words.ts'
import { StatusPill } from '../../ui/status-pill.tsx'
import { text } from '../../ui/text.ts'
import { FindingsChip } from '../findings/reviews.tsx'

interface Column {
  title: string
  /** Null: there is nothing, shown as a dash. */
  cell: (question: Question) => ReactNode
}

/** What a table of questions can show beside the code. */
export const COLUMNS = {
  status: { title: 'Status', cell: ({ status }) => <StatusPill status={status} /> },
  findings: { title: 'Telaah', cell: (question) => <FindingsChip question={question} /> },
  text: { title: 'Teks soal', cell: ({ question_text }) => <BriefHtml html={question_text} /> },
  form: { title: 'Tipe soal', cell: ({ form }) => FORM_WORD[form] },
  level: { title: 'Level soal', cell: ({ qtn_level_name }) => qtn_level_name },
  label: { title: 'Label', cell: ({ label }) => LABEL_WORD[label] },
  subject: { title: 'Subjek', cell: ({ subject_name }) => subject_name },
  class: { title: 'Kelas', cell: ({ class_name }) => class_name },
  category: { title: 'Kategori', cell: ({ category_name }) => category_name },
  topic: { title: 'Materi', cell: ({ topic_name }) => topic_name },
  subtopic: { title: 'Sub-materi', cell: ({ subtopic_name }) => subtopic_name },
  indicator: { title: 'Indikator', cell: ({ indicator_name }) => indicator_name },
  feature: { title: 'Fitur', cell: ({ free_trial }) => featureWord(free_trial === 'true') },
  group: { title: 'Isi group', cell: ({ children }) => (children > 0 ? number(children) : null) },
  creator: { title: 'Dibuat oleh', cell: ({ name_creator }) => name_creator ?? text.nobody },
  updater: { title: 'Diperbaharui oleh', cell: ({ name_updater }) => name_updater },
  created: { title: 'Dibuat', cell: ({ created_at }) => date(created_at) },
  updated: { title: 'Diperbaharui', cell: ({ updated_at }) => date(updated_at) },
} as const satisfies Readonly<Record<string, Column>>

export type ColumnName = keyof typeof COLUMNS
const NAMES = Object.keys(COLUMNS) as ColumnName[]
const isName = (name: string): name is ColumnName => Object.hasOwn(COLUMNS, name)

/** What each bank's table shows until a person chooses. */
export const USUAL: Readonly<Record<BankName, readonly ColumnName[]>> = {
  general: ['status', 'text', 'form', 'level', 'class', 'topic', 'label', 'updated'],
  snpmb: ['status', 'text', 'form', 'category', 'topic', 'label', 'updated'],
}
/** Questions of SNPMB have no class, level, sub-topic, indicator and feature. */
const GENERAL_ONLY: readonly ColumnName[] = ['class', 'level', 'subtopic', 'indicator', 'feature']
export const columnsOf = (bank: BankName): readonly ColumnName[] =>
  bank === 'snpmb' ? NAMES.filter((name) => !GENERAL_ONLY.includes(name)) : NAMES

/** Names that are stored as one word, `status,text`; what is unknown or said twice is left out. */
export const readColumns = (stored: string): readonly ColumnName[] => [...new Set(stored.split(',').filter(isName))]

/** Moves a column by one place among those that are shown. */
export function moved(shown: readonly ColumnName[], name: ColumnName, step: -1 | 1): readonly ColumnName[] {
  const from = shown.indexOf(name)
  const other = shown[from + step]
  if (from < 0 || other === undefined) return shown
  return shown.map((each) => (each === name ? other : each === other ? name : each))
}
