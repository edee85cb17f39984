// Questions as a list of values.
import type { WrittenFile } from '../file-content.ts'
import { cellText } from './cell-text.ts'
import { columnsOf } from './columns.ts'
import { csvBytes } from './csv-bytes.ts'
import { documentLosses, type Loss, lossSentences } from './losses.ts'
import type { Sheet } from './sheet.ts'

export function writeCsv({ questions, markOf }: Sheet): WrittenFile {
  const columns = columnsOf(questions, markOf)
  const found = questions.map((question) => [question.code, new Set(documentLosses(question))] as const)
  const rows = questions.map((question, at) => {
    const losses: Set<Loss> = found[at]?.[1] ?? new Set()
    return columns.map((column) => {
      const content = column.of(question, at)
      const { runs, isUnlike } = cellText(content, { typed: true })
      for (const loss of content.losses) losses.add(loss)
      if (isUnlike) losses.add('marks')
      if (content.pictures.length > 0) losses.add('picture')
      return runs.map(({ text }) => text).join('')
    })
  })
  return { content: { pieces: [csvBytes([columns.map(({ head }) => head), ...rows])] }, losses: lossSentences(found) }
}
