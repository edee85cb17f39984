/** What tells which question of the bank a question of a file is. */
export interface Mark {
  export: number
  question: number
  /** When the file was made, in milliseconds: exports of two installations may have the same number. */
  made: number
}

/** `_bs_7_1203_mh2k0x1z`: the name of a bookmark, or the content of a hidden cell. At most 40 letters, as Word wants it. */
export const markText = ({ export: from, question, made }: Mark): string =>
  `_bs_${from}_${question}_${made.toString(36)}`

const MARK = /^_bs_([1-9]\d{0,9})_([1-9]\d{0,9})_([0-9a-z]{1,11})$/

/** What `markText` has written; undefined for any other text. */
export function markOf(text: string): Mark | undefined {
  const [, from, question, made = ''] = MARK.exec(text.trim()) ?? []
  return from ? { export: Number(from), question: Number(question), made: Number.parseInt(made, 36) } : undefined
}
