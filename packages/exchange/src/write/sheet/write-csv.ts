// Questions as a list of values: semicolons, CRLF and the mark of UTF-8, as Excel in Indonesian opens it.

import { defused } from '../../sheet/defuse.ts'
import { cellText } from './cell-text.ts'
import { columnsOf } from './columns.ts'
import { documentLosses, type Loss, lossSentences } from './losses.ts'
import type { Sheet, SheetFile } from './sheet.ts'

const UTF8_MARK = '\uFEFF'
const NEEDS_QUOTES = /[;,"\t\r\n]/

export function writeCsv({ questions, markOf }: Sheet): SheetFile {
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
  const all = [columns.map(({ head }) => head), ...rows]
  const text = UTF8_MARK + all.map((row) => `${row.map(value).join(';')}\r\n`).join('')
  return { bytes: new TextEncoder().encode(text), losses: lossSentences(found) }
}

function value(text: string): string {
  const safe = defused(text)
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
