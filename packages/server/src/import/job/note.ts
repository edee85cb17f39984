import type { LikelyTwin, MessageAbout } from '@bank/contract'

/** What the reader of a file says of a question: an error keeps it from being saved, `look` asks for a look, `note` for nothing. */
export interface Note {
  severity: 'error' | 'look' | 'note'
  text: string
  about?: MessageAbout
  /** The question of the bank that it is about. */
  twin?: LikelyTwin
}

const KEY: readonly (string | undefined)[] = ['key', 'key-guessed', 'key-missing'] satisfies MessageAbout[]
export const withoutKeyNotes = (notes: readonly Note[]): Note[] => notes.filter(({ about }) => !KEY.includes(about))

/** What is still open once these fields are given. */
export const unanswered = (notes: readonly Note[], given: object): Note[] =>
  notes.filter(({ about }) => about === undefined || (given as Record<string, unknown>)[about] == null)

const HEADLESS = 'Simpan dahulu induk grupnya'

/** A question of a group waits for its head. */
export const headless = (head: number): Note => ({ severity: 'look', text: `${HEADLESS}, soal ${head}.` })

export const withoutHeadless = (notes: readonly Note[]): Note[] =>
  notes.filter(({ text }) => !text.startsWith(HEADLESS))
