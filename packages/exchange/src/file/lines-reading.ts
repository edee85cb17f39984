import type { Block } from '../docx/blocks.ts'
import { type ReadOptions, readQuestions } from '../recognise/read-questions.ts'
import type { FileReading } from './file-reader.ts'

const MOST_LINES = 20_000
const ENOUGH = 0.8

/** What a file of lines says, and the lines themselves, so that a person can say what they are. */
export function readingOfLines(blocks: readonly Block[], options: ReadOptions, warnings: string[] = []): FileReading {
  const { questions, unused, defaults, notSaved, source, explained } = readQuestions(blocks, options)
  const missed = new Set(unused.map(({ line }) => line))
  const left = unused.length > 0 ? [`${unused.length} baris tidak menjadi bagian soal.`] : []
  const lost = notSaved.length > 0 ? [`Tidak disimpan: ${notSaved.join(', ')}.`] : []
  return {
    questions,
    defaults,
    lines: source.slice(0, MOST_LINES).map((line) => ({ ...line, used: !missed.has(line.number) })),
    warnings: [...(questions.length > 0 ? doubtOf(explained) : []), ...warnings, ...left, ...lost],
  }
}

function doubtOf(explained: number): string[] {
  if (explained >= ENOUGH) return []
  return [
    `Baru ${Math.floor(explained * 100)}% baris yang terbaca sebagai soal. Jika kurang tepat, pakai Tandai peran.`,
  ]
}
