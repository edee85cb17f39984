import { linesOf, type Source } from '../../source/lines.ts'

/** `[SOAL]` or `[NOMOR 3]` at the start of a line. */
export const OPENING_TAG = /^\s*\[\s*(?:(soal|pertanyaan)|nomor\s+(\d{1,4}))\s*\]\s*:?\s*/i

export const hasTags = (sources: readonly Source[]): boolean =>
  linesOf(sources).some(({ text }) => OPENING_TAG.test(text))
