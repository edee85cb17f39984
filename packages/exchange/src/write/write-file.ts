import { markText } from '../own/mark.ts'
import { writeDocx } from './docx/write-docx.ts'
import type { WrittenFile } from './file-content.ts'
import { writeMoodle } from './moodle/write-moodle.ts'
import type { Paper } from './paper.ts'
import { PAPER_KINDS } from './paper-words.ts'
import { writeQti } from './qti/write-package.ts'
import type { Sheet } from './sheet/sheet.ts'
import { writeCsv } from './sheet/write-csv.ts'
import { writeXlsx } from './sheet/write-xlsx.ts'
import type { PictureOf } from './written-question.ts'

type Writer = (paper: Paper, pictureOf: PictureOf) => WrittenFile

const sheetOf = ({ packages, choices, exportId, made }: Paper): Sheet => ({
  questions: packages.flatMap(({ questions }) => questions),
  ...(choices && { choices }),
  markOf: (question) => markText({ export: exportId, question, made }),
})

const PAPERS = Object.fromEntries(
  PAPER_KINDS.map((kind): [string, Writer] => [
    kind,
    (paper, pictureOf) => ({ content: writeDocx(kind, paper, pictureOf), losses: [] }),
  ]),
)

const WRITERS: Readonly<Record<string, Writer>> = {
  ...PAPERS,
  excel: (paper, pictureOf) => writeXlsx(sheetOf(paper), pictureOf),
  csv: (paper) => writeCsv(sheetOf(paper)),
  moodle: ({ packages }, pictureOf) =>
    writeMoodle(
      packages.flatMap(({ questions }) => questions),
      pictureOf,
    ),
  qti: writeQti,
}

/** A file of this kind. Throws for a kind that has no writer. */
export function writeFile(kind: string, paper: Paper, pictureOf: PictureOf): WrittenFile {
  const write = WRITERS[kind]
  if (!write) throw new Error(`no writer for ${kind}`)
  return write(paper, pictureOf)
}
