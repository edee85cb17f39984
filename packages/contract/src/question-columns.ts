import type { Question, questionUpdate } from './question.ts'

/** One column of the question table, told once for everything that reads or writes questions. */
export type QuestionColumn = Described & (Sent | { readonly body?: undefined })

/** What a call sets by a field of its own: people see it, so it has a word. */
interface Sent {
  /** Its name in the body of a call. */
  readonly body: keyof (typeof questionUpdate)['shape']
  readonly word: string
}

interface Described {
  /** Its names in a row on the wire; none: it is not shown. */
  readonly rows: readonly (keyof Question)[]
  /** Whether a copy of the question takes it. */
  readonly copied: boolean
  /** What people call it; null: history and version dialog do not show it. */
  readonly word: string | null
  /**
   * What its value is. `html`: the editor's; `fragment`: a text area's; both are cleaned on the way in. `name`: an id,
   * shown by the name of what it refers to. `code`: one of a few values, shown by a word for each. `document`: one object,
   * shown by lines of its form.
   */
  readonly as: 'text' | 'html' | 'fragment' | 'name' | 'code' | 'document'
  /** The list's parameter that asks for one of its values. `tallied`: the number of questions a value has is kept. */
  readonly filter?: { readonly param: string; readonly kind: 'one'; readonly tallied: boolean }
}

const one = <const Param extends string>(param: Param) => ({ param, kind: 'one', tallied: true }) as const
const counted = <const Param extends string>(param: Param) => ({ param, kind: 'one', tallied: false }) as const
/** What the database or the server alone writes. */
const own = { copied: false, word: null, as: 'text' } as const

/**
 * The columns of a question of either bank, by their names in the database. The server's SELECT, insert, update, copy,
 * filters and counts, the words of history and the version dialog read this; the server's compiler demands that every
 * column of the table stands here.
 */
export const QUESTION_COLUMNS = {
  id: { ...own, rows: ['id_question'] },
  code: { ...own, rows: ['code', 'question_code'], word: 'Kode' },
  type: { rows: ['qt_id'], body: 'qt_id', copied: true, word: 'Tipe soal', as: 'code' },
  parent_id: { rows: ['parent_id'], copied: false, word: 'Group', as: 'name' },
  position: { ...own, rows: [], word: 'Urutan dalam group' },
  product_type: { ...own, rows: ['product_type'] },
  text: { rows: ['question_text'], body: 'question_text', copied: true, word: 'Teks soal', as: 'html' },
  answer: { rows: ['answer', 'answerEssay'], body: 'answer', copied: true, word: 'Jawaban essay', as: 'fragment' },
  interaction: {
    // the document of its type: question.repo.ts
    rows: [],
    body: 'interaction',
    copied: true,
    word: 'Isian jawaban',
    as: 'document',
  },
  scoring: { rows: ['scoring'], body: 'scoring', copied: true, word: 'Penskoran', as: 'document' },
  multiple: { ...own, rows: [] },
  keyless: { ...own, rows: [], copied: true },
  subject_id: { ...own, rows: ['subject_id'], word: 'Subjek', as: 'name', filter: one('subject_id') },
  class_id: {
    rows: ['class_id'],
    body: 'class_id',
    copied: true,
    word: 'Kelas',
    as: 'name',
    filter: one('class_id'),
  },
  category_id: {
    rows: ['category_id'],
    body: 'category_id',
    copied: true,
    word: 'Kategori',
    as: 'name',
    filter: one('category_id'),
  },
  topic_id: {
    rows: ['topic_id'],
    body: 'topic_id',
    copied: true,
    word: 'Materi',
    as: 'name',
    filter: one('topic_id'),
  },
  subtopic_id: {
    rows: ['subtopic_id'],
    body: 'subtopic_id',
    copied: true,
    word: 'Sub-materi',
    as: 'name',
  },
  indicator_id: {
    rows: ['indicator_id'],
    body: 'indicator_id',
    copied: true,
    word: 'Indikator',
    as: 'name',
  },
  level_id: {
    rows: ['ql_id', 'id_qtn_level'],
    body: 'ql_id',
    copied: true,
    word: 'Level soal',
    as: 'name',
    filter: one('ql_id'),
  },
  label: { rows: ['label'], body: 'label', copied: true, word: 'Label', as: 'code', filter: one('label') },
  status: { rows: ['status'], body: 'status', copied: false, word: 'Status', as: 'code', filter: one('status') },
  created_by: { ...own, rows: ['id_question_creator'], filter: one('id_question_creator') },
  updated_by: { ...own, rows: ['id_question_updater'], filter: counted('id_question_updater') },
  created_at: { ...own, rows: ['created_at'] },
  updated_at: { ...own, rows: ['updated_at'] },
} as const satisfies Record<string, QuestionColumn>

export type QuestionColumns = typeof QUESTION_COLUMNS
export type QuestionColumnName = keyof QuestionColumns
