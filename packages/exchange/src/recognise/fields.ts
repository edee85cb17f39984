import type { Rule } from '@bank/contract/question-form/interaction'

/** What a line names beside the parts of a question, by its place in the result. */
export type FieldName =
  | 'form'
  | 'topic'
  | 'subtopic'
  | 'class'
  | 'level'
  | 'indicator'
  | 'keywords'
  | 'label'
  | 'points'
  | 'code'
  | 'notSaved'

const WORDS: Readonly<Record<FieldName, string>> = {
  form: String.raw`jenis(?:\s+soal)?|tipe(?:\s+soal)?|type|bentuk\s+soal`,
  subtopic: String.raw`sub\s*-?\s*(?:materi|topik)`,
  topic: String.raw`materi(?:\s+pokok)?|topik`,
  class: String.raw`kelas(?:\s*\/\s*(?:semester|program|fase))?|fase`,
  level: String.raw`level(?:\s+(?:soal|kognitif))?|tingkat(?:\s+(?:kesulitan|kesukaran))?|kesulitan`,
  indicator: String.raw`indikator(?:\s+soal)?`,
  keywords: String.raw`kata\s*kunci|keywords?`,
  label: 'label',
  points: 'bobot|skor|poin|nilai',
  code: String.raw`kode(?:\s+soal)?`,
  notSaved: String.raw`kompetensi\s+dasar|kd|sumber|status|mata\s*pelajaran|mapel|kategori`,
}
const FIELDS = Object.entries(WORDS).map(
  ([name, words]) =>
    [name as FieldName, new RegExp(String.raw`^\s*\[?\s*(${words})\s*(?:\]\s*[:：]?|[:：])\s*`, 'i')] as const,
)
const VALUE_LENGTH = 200
/** Behind the points our papers say how parts count. */
const POINTS = /^\d{1,3}(?:[.,]\d{1,2})?\s*(?:poin|point)?(?:,\s*(?:semua harus|per bagian|dinilai)\b.*)?$/i

export interface Field {
  name: FieldName
  /** As it is written. */
  word: string
  value: string
  /** Where the value begins. */
  from: number
  isTag: boolean
}

/** The field that a line names. A long value, or points that are no number, is a text of the question. */
export function fieldAt(text: string, most = VALUE_LENGTH): Field | undefined {
  for (const [name, said] of FIELDS) {
    const found = said.exec(text)
    const value = found ? text.slice(found[0].length).trim() : ''
    if (!found || value.length > most || (name === 'points' && !POINTS.test(value))) continue
    return { name, word: (found[1] ?? '').trim(), value, from: found[0].length, isTag: found[0].includes(']') }
  }
  return undefined
}

/** `2,5 poin` as 2.5. */
export const pointsOf = (value: string): number => Number.parseFloat(value.replace(',', '.'))

const RULES: readonly (readonly [RegExp, Rule])[] = [
  [/mengurangi/i, 'parts_minus'],
  [/bagian/i, 'parts'],
  [/semua/i, 'all'],
]
/** How parts count, in words. */
export const ruleOf = (said: string): Rule | undefined => RULES.find(([word]) => word.test(said))?.[1]
