import type { ReadQuestion } from '../recognise/question.ts'
import type { Reading, ReadOptions, SourceLine } from '../recognise/read-questions.ts'

/** A file that a person has sent. */
export interface GivenFile {
  bytes: Uint8Array
  name: string
  /** The names in a zip, in lower case; none for any other file. */
  parts: ReadonlySet<string>
}

/** A line with text, and whether it became part of a question. */
export type FileLine = SourceLine & { used: boolean }

/** A sheet as a person is asked about it. */
export interface AboutSheet {
  no: number
  name: string
  /** The number of the row that names the columns; null where none does. */
  head_row: number | null
  columns: AboutColumn[]
  /** Its first rows, so that a person can say which is the head. */
  rows: { row: number; text: string; fingerprint: string }[]
}

export interface AboutColumn {
  /** From 0; `letter` as sheets call it. */
  column: number
  letter: string
  /** As its head says. */
  name: string
  /** What it is; null: not read. */
  is: string | null
  /** Whether a person has said so. */
  by_hand: boolean
  /** Of the first rows below. */
  samples: string[]
}

/** What a file says. */
export interface FileReading {
  questions: ReadQuestion[]
  /** Sentences for people, of the file as a whole. */
  warnings: string[]
  /** Of a file of lines: a person may say what each is. */
  lines?: FileLine[]
  /** Of a workbook: a person may say what its columns are. */
  sheets?: AboutSheet[]
  /** What the file says for all its questions. */
  defaults?: Reading['defaults']
  /** The bytes of its pictures by the names that `pictureSource` was given; a zip holds its own. */
  pictures?: ReadonlyMap<string, Uint8Array>
}

/** One kind of file. */
export interface FileReader {
  fits: (file: GivenFile) => boolean
  /** Throws FileRefused for a file that cannot be read as a whole. */
  read: (file: GivenFile, options: ReadOptions) => Promise<FileReading>
}
