import type { BankName } from '@bank/contract/bank'
import type { Question } from '@bank/contract/question'
import { type Opened as Named, NEW } from '../../ui/opened.ts'
import type { Opened } from './opened.ts'
import { WORD } from './opened-address.ts'

interface Place {
  bank: BankName
  /** The question whose group this is. */
  head?: Question
}

/** The dialog that the address names, here; of no question where one is added. */
export function openedBy({ kind, id, of }: Named, { bank, head }: Place, question?: Question): Opened | undefined {
  if (!question) return newQuestion(kind, bank, head)
  return of === undefined ? wholeQuestion(kind, question, head) : part(kind, question, id)
}

function newQuestion(word: string, bank: BankName, parent: Question | undefined): Opened | undefined {
  if (word === WORD.add) return { kind: 'add', bank, parent }
  return word === WORD['add-item'] ? { kind: 'add-item', bank, parent } : undefined
}

function wholeQuestion(word: string, question: Question, parent: Question | undefined): Opened | undefined {
  switch (word) {
    case WORD.edit:
      return { kind: 'edit', question }
    case WORD['edit-item']:
      return { kind: 'edit-item', question }
    case WORD.essay:
      return { kind: 'essay', question }
    case WORD.findings:
      return { kind: 'findings', question }
    case WORD.answer:
      return { kind: 'answer', question }
    case WORD.duplicate:
      return parent && { kind: 'duplicate', question, parent }
    case WORD.copy:
      return { kind: 'copy', question }
  }
  return undefined
}

/** A part that is gone is not added anew. */
function part(word: string, question: Question, id: string | undefined): Opened | undefined {
  const isAsked = (known: number) => String(known) === id
  const opened = partBy(word, question, isAsked)
  if (!opened || opened.kind === 'answer') return opened
  return opened.row || id === NEW ? opened : undefined
}

function partBy(word: string, question: Question, isAsked: (id: number) => boolean) {
  const selection = question.selections.find(({ id_selection }) => isAsked(id_selection))
  switch (word) {
    case WORD.answer:
      return selection && ({ kind: 'answer', question, selection } as const)
    case WORD.selection:
      return { kind: 'selection', question, row: selection } as const
    case WORD.keyword: {
      const row = question.keywords.find(({ id_keyword }) => isAsked(id_keyword))
      return { kind: 'keyword', question, row } as const
    }
    case WORD['short-answer']: {
      const row = question.short_answers.find(({ id_short_answer }) => isAsked(id_short_answer))
      return { kind: 'short-answer', question, row } as const
    }
    case WORD.statement: {
      const row = question.statements.find(({ id }) => isAsked(id))
      return { kind: 'statement', question, row } as const
    }
  }
  return undefined
}
