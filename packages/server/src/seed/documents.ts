import { NO_IMAGE } from '@bank/contract'
import { withFormulas } from './content/formulas.ts'
import type { SeedQuestion } from './content/shapes.ts'

/** The columns of a question whose form keeps a document. */
export function documentColumns(question: SeedQuestion) {
  if (question.type === 'categories') {
    const columns = question.columns.map((text, at) => ({ id: `c${at + 1}`, text: withFormulas(text) }))
    const rows = question.rows.map(([text, column], at) => row(`r${at + 1}`, text, { column: columns[column]?.id }))
    return stored('6', { columns, rows }, { columns: columns.length, rows: rows.length })
  }
  if (question.type === 'matching') {
    const left = question.pairs.map(([text], at) => row(`l${at + 1}`, text))
    const rights = [...question.pairs.map(([, text]) => text), ...question.lures]
    const right = rights.map((text, at) => row(`r${at + 1}`, text))
    const pairs = question.pairs.map((_, at) => [`l${at + 1}`, `r${at + 1}`])
    return stored('7', { left, right, pairs }, { left: left.length, right: right.length })
  }
  if (question.type === 'essay' && question.rubric) {
    const rubric = question.rubric.map(([text, ...levels], at) => ({
      id: `r${at + 1}`,
      text: withFormulas(text),
      levels: levels.map((level, from) => ({ points: levels.length - 1 - from, text: withFormulas(level) })),
    }))
    return stored('1', { rubric }, { rubric: rubric.length })
  }
  return {}
}

const row = (id: string, text: string, more = {}) => ({ id, text: withFormulas(text), image: NO_IMAGE, ...more })
const stored = (type: string, document: object, given: object) => ({
  interaction: JSON.stringify({ [type]: document, given: { [type]: given } }),
})
