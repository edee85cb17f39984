import { readDocx } from '../docx/read-docx.ts'
import { sentenceOf } from '../docx/warnings.ts'
import { readQuestions } from '../recognise/read-questions.ts'
import type { FileReader } from './file-reader.ts'

/** Word, and whatever no other reader takes: it says best why a file is not read. */
export const wordFile: FileReader = {
  fits: () => true,
  read: async ({ bytes }, options) => {
    const { blocks, warnings } = await readDocx(bytes)
    const { questions, unused, defaults, notSaved } = readQuestions(blocks, options)
    const left = unused.length > 0 ? [`${unused.length} baris tidak menjadi bagian soal.`] : []
    const lost = notSaved.length > 0 ? [`Tidak disimpan: ${notSaved.join(', ')}.`] : []
    return { questions, defaults, warnings: [...warnings.map(sentenceOf), ...left, ...lost] }
  },
}
