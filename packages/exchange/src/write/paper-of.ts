import type { ExportOptions } from '@bank/contract/export'
import { type Package, packagesOf } from '@bank/contract/paper/packages'
import type { Question } from '@bank/contract/question'
import type { Paper } from './paper.ts'
import { isPrinted } from './paper-words.ts'
import { writtenPackage } from './written-package.ts'

type Made = Pick<
  ExportOptions,
  'kind' | 'title' | 'letterhead' | 'image' | 'columns' | 'name_line' | 'packages' | 'seed'
>

/**
 * The paper of an export: the same in a file and in print. `questions` are its own, in its order; `time`: when its file
 * is made. */
export function paperOf(exportId: number, options: Made, questions: readonly Question[], time = 0): Paper {
  const { kind, title, letterhead, image, columns, name_line, packages, seed } = options
  const made: Package<Question>[] = isPrinted(kind)
    ? packagesOf(questions, { packages, seed: seed || undefined })
    : [{ questions: [...questions] }]
  return {
    title,
    letterhead,
    ...(image && isPrinted(kind) && { logo: image }),
    columns,
    hasNameLine: name_line,
    ...(seed && { seed }),
    packages: made.map(({ letter, questions }) => ({
      ...(letter && { letter }),
      questions: writtenPackage(questions),
    })),
    exportId,
    made: time,
  }
}
