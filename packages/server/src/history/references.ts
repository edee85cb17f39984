import type { DB } from '../db/types.ts'

/** Whatever an id in a stored row can stand for. */
export type Named =
  | 'subject'
  | 'class'
  | 'category'
  | 'indicator'
  | 'question_level'
  | 'topic'
  | 'subtopic'
  | 'question'
  | 'selection'
  | 'statement'
  | 'discussion'
  | 'image'

interface Reference {
  table: Named & keyof DB
  /** What a person calls it. */
  word: string
}

/** The columns of stored rows that name another row. Who created a row is no matter: accounts stay. */
export const REFERENCES: Readonly<Record<string, Reference>> = {
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
}

export type Stored = Record<string, unknown>

export interface Mention extends Reference {
  column: string
  id: string
}

/** The other rows that a stored row names. */
export const mentionsIn = (row: Stored | null): Mention[] =>
  Object.entries(row ?? {}).flatMap(([column, value]) => {
    const reference = REFERENCES[column]
    return reference && value != null ? [{ ...reference, column, id: String(value) }] : []
  })
