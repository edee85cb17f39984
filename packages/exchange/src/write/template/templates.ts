import { wholeOf } from '../file-content.ts'
import type { Choices } from '../sheet/columns.ts'
import { writeCsv } from '../sheet/write-csv.ts'
import { writeXlsx } from '../sheet/write-xlsx.ts'
import { SAMPLE_QUESTIONS } from './sample-questions.ts'
import { templateDocx } from './template-docx.ts'

const TEMPLATES = {
  docx: templateDocx,
  xlsx: (choices: Choices) => writeXlsx({ questions: SAMPLE_QUESTIONS, choices }, () => undefined).content,
  csv: () => writeCsv({ questions: SAMPLE_QUESTIONS }).content,
}

/** A file to fill in, with an example of each form. A workbook offers these words. */
export async function templateFile(kind: keyof typeof TEMPLATES, choices: Choices): Promise<Uint8Array> {
  return wholeOf(TEMPLATES[kind](choices))
}
