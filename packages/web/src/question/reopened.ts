import type { Question } from '@bank/contract/question'
import { draftName } from '../item/draft-name.ts'
import type { Opened } from './opened.ts'

/** The dialog that a draft was typed in, when the page shows its question; `head` is the question whose group this is. */
export function reopened(draft: string, questions: readonly Question[], head?: Question): Opened | undefined {
  const { kind, of, group, row } = draftName(draft)
  const parent = group === undefined ? undefined : head
  if (group !== undefined && String(head?.id_question) !== group) return undefined
  if (row === 'new' && kind === 'question') return { kind: 'add', parent }
  if (row === 'new' && kind === 'item') return { kind, parent }

  const question = [...questions, ...(head ? [head] : [])].find(
    ({ id_question }) => String(id_question) === (of ?? row),
  )
  if (!question) return undefined
  const id = Number(row)
  switch (kind) {
    case 'question':
      return { kind: 'edit', question }
    case 'question-copy':
      return parent && { kind: 'duplicate', question, parent }
    case 'item':
    case 'essay':
    case 'answer':
      return { kind, question }
    case 'selection':
      return { kind, question, selection: question.selections.find(({ id_selection }) => id_selection === id) }
    case 'keyword':
      return { kind, question, keyword: question.keywords.find(({ id_keyword }) => id_keyword === id) }
    case 'short-answer':
      return {
        kind,
        question,
        shortAnswer: question.short_answers.find(({ id_short_answer }) => id_short_answer === id),
      }
  }
  return undefined
}
