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

/** What a file says. */
export interface FileReading {
  questions: ReadQuestion[]
  /** Sentences for people, of the file as a whole. */
  warnings: string[]
  /** Of a file of lines: a person may say what each is. */
  lines?: FileLine[]
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
