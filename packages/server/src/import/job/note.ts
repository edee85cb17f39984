/** What the reader of a file says of a question: an error keeps it from being saved, `look` asks for a look, `note` for nothing. */
export interface Note {
  severity: 'error' | 'look' | 'note'
  text: string
}

const HEADLESS = 'Simpan dahulu induk grupnya'

/** A question of a group waits for its head. */
export const headless = (head: number): Note => ({ severity: 'look', text: `${HEADLESS}, soal ${head}.` })

export const withoutHeadless = (notes: readonly Note[]): Note[] =>
  notes.filter(({ text }) => !text.startsWith(HEADLESS))
