import { readDocx } from '../docx/read-docx.ts'
import { sentenceOf } from '../docx/warnings.ts'
import { readQuestions } from '../recognise/read-questions.ts'
import type { FileReader } from './file-reader.ts'

/** Word, and whatever no other reader takes: it says best why a file is not read. */
export const wordFile: FileReader = {
  fits: () => true,
  read: async ({ bytes }, options) => {
    const { blocks, warnings } = await readDocx(bytes)
    const { questions, unused, defaults, notSaved, source, explained } = readQuestions(blocks, options)
    const left = unused.length > 0 ? [`${unused.length} baris tidak menjadi bagian soal.`] : []
    const lost = notSaved.length > 0 ? [`Tidak disimpan: ${notSaved.join(', ')}.`] : []
    const missed = new Set(unused.map(({ line }) => line))
    return {
      questions,
      defaults,
      lines: source.slice(0, MOST_LINES).map((line) => ({ ...line, used: !missed.has(line.number) })),
      warnings: [...(questions.length > 0 ? doubtOf(explained) : []), ...warnings.map(sentenceOf), ...left, ...lost],
    }
  },
}

const MOST_LINES = 20_000
const ENOUGH = 0.8

function doubtOf(explained: number): string[] {
  if (explained >= ENOUGH) return []
  return [
    `Baru ${Math.floor(explained * 100)}% baris yang terbaca sebagai soal. Jika kurang tepat, pakai Tandai peran.`,
  ]
}
