// What the dialogs of questions file their drafts under (form/draft.ts); older releases have written these names too:
// `question:new`, `snpmb-item:12`, `item-in-5:new`, `question-copy-12-in-5:new`, `keyword-12:3`.
import { type BankName, bankOf } from '@bank/contract/bank'
import type { Question } from '@bank/contract/question'
import type { Opened } from './opened.ts'

/** What the names of the forms of a whole question begin with. */
const PREFIX: Readonly<Record<BankName, string>> = { general: '', snpmb: 'snpmb-' }
const FORM = { add: 'question', edit: 'question', 'add-item': 'item', 'edit-item': 'item' } as const

/** The name of a draft without its row, which form/row-form.ts adds. */
export function kindOf(opened: Opened): string {
  switch (opened.kind) {
    case 'add':
    case 'add-item':
      return `${PREFIX[opened.bank]}${FORM[opened.kind]}${inGroup(opened.parent)}`
    case 'edit':
    case 'edit-item':
      return `${PREFIX[bankOf(opened.question)]}${FORM[opened.kind]}`
    case 'duplicate':
      return `question-copy-${opened.question.id_question}${inGroup(opened.parent)}`
    case 'copy':
      return `question-copy-${opened.question.id_question}`
    case 'essay':
      return opened.kind
    default:
      return `${opened.kind}-${opened.question.id_question}`
  }
}

const inGroup = (parent: Question | undefined) => (parent ? `-in-${parent.id_question}` : '')
