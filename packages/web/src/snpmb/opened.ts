import type { Question } from '@bank/contract/question'
import { draftName } from '../item/draft-name.ts'
import type { CardOpened } from '../item/opened.ts'

export type Statement = Question['statements'][number]

/** What a card can ask the screen to open. */
export type Opened =
  | CardOpened
  | { kind: 'add' }
  | { kind: 'item'; question?: Question }
  | { kind: 'statement'; question: Question; statement?: Statement }
  | { kind: 'remove-statement'; statement: Statement }
export type OpenDialog = (opened: Opened) => void

/** The dialog that a draft was typed in, when the page shows its question. */
export function reopened(draft: string, questions: readonly Question[]): Opened | undefined {
  const { kind, of, row } = draftName(draft)
  if (row === 'new' && kind === 'snpmb-question') return { kind: 'add' }
  if (row === 'new' && kind === 'snpmb-item') return { kind: 'item' }

  const question = questions.find(({ id_question }) => String(id_question) === (of ?? row))
  if (!question) return undefined
  const id = Number(row)
  switch (kind) {
    case 'snpmb-question':
      return { kind: 'edit', question }
    case 'snpmb-item':
      return { kind: 'item', question }
    case 'answer':
      return { kind, question }
    case 'selection':
      return { kind, question, selection: question.selections.find(({ id_selection }) => id_selection === id) }
    case 'keyword':
      return { kind, question, keyword: question.keywords.find(({ id_keyword }) => id_keyword === id) }
    case 'statement':
      return { kind, question, statement: question.statements.find((statement) => statement.id === id) }
  }
  return undefined
}
