import type { DB } from '../db/types.ts'

/**
 * The columns of stored rows that refer to another row, with the word that people see for it. Columns of accounts are
 * left out: accounts are never deleted.
 */
export const REFERENCES = {
  subject_id: { table: 'subject', word: 'subjek' },
  class_id: { table: 'class', word: 'kelas' },
  category_id: { table: 'category', word: 'kategori' },
  indicator_id: { table: 'indicator', word: 'indikator' },
  level_id: { table: 'question_level', word: 'level soal' },
  topic_id: { table: 'topic', word: 'materi' },
  subtopic_id: { table: 'subtopic', word: 'sub-materi' },
  parent_id: { table: 'question', word: 'soal induk' },
  question_id: { table: 'question', word: 'soal' },
  selection_id: { table: 'selection', word: 'pilihan jawaban' },
  statement_id: { table: 'statement', word: 'pernyataan' },
  discussion_id: { table: 'discussion', word: 'pembahasan' },
  image_id: { table: 'image', word: 'gambar' },
} as const satisfies Record<string, { table: keyof DB; word: string }>

/** The tables that a stored row can refer to. */
export type Named = (typeof REFERENCES)[keyof typeof REFERENCES]['table']
const isReference = (column: string): column is keyof typeof REFERENCES => Object.hasOwn(REFERENCES, column)

export type Stored = Record<string, unknown>

export interface Mention {
  table: Named
  word: string
  column: string
  id: string
}

/** The references of a stored row to other rows. */
export const mentionsIn = (row: Stored | null): Mention[] =>
  Object.entries(row ?? {}).flatMap(([column, value]) =>
    isReference(column) && value != null ? [{ ...REFERENCES[column], column, id: String(value) }] : [],
  )
