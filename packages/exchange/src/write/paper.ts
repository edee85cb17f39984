import type { Choices } from './sheet/columns.ts'
import type { WrittenQuestion } from './written-question.ts'

/** What is printed, in the order in which it is printed. */
export interface Paper {
  title: string
  /** Lines above the title, at most two; the first is larger. */
  letterhead: readonly string[]
  /** The address of the picture beside them. */
  logo?: string
  columns: 1 | 2
  /** A line for the pupil's name and class. */
  hasNameLine: boolean
  /** Printed in the footer, so that the same paper can be made again; undefined when nothing was shuffled. */
  seed?: string
  /** One without a letter when there is only one. */
  packages: readonly PaperPackage[]
  /** Names the bookmarks of the file that is edited and read again. */
  exportId: number
  /** When it is made, in milliseconds: names them too. */
  made: number
  /** What a sheet offers where a name of the bank is to be typed. */
  choices?: Choices
}

export interface PaperPackage {
  letter?: string
  questions: readonly WrittenQuestion[]
}
