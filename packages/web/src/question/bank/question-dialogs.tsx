import { type BankName, bankOf } from '@bank/contract/bank'
import { type Question, questionRoutes } from '@bank/contract/question'
import { useState } from 'react'
import { RowMissing, StoredRow, type StoredRowProps } from '../../form/row-dialog.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { type Opened as Named, NEW } from '../../ui/opened.ts'
import { AnswerDialog } from '../item/answer-dialog.tsx'
import { EssayDialog } from '../item/essay-dialog.tsx'
import { KeywordDialog } from '../item/keyword-dialog.tsx'
import type { Opened } from '../item/opened.ts'
import { openedBy } from '../item/opened-by.ts'
import { SelectionDialog } from '../item/selection-dialog.tsx'
import { ShortAnswerDialog } from '../item/short-answer-dialog.tsx'
import { StatementDialog } from '../item/statement-dialog.tsx'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { QuestionDialog } from './question-dialog.tsx'

const ItemDialog = onDemand(() => import('./item-dialog.tsx'), 'ItemDialog')
const FindingsDialog = onDemand(() => import('../findings/findings-dialog.tsx'), 'FindingsDialog')

/** Where a dialog is looked for: what the page shows, and what else `belongs` to it. */
export interface Place extends Pick<StoredRowProps<Question>, 'list' | 'belongs'> {
  bank: BankName
  /** The question whose group this is. */
  head?: Question
}

interface QuestionDialogsProps {
  named: Named
  place: Place
  onClose: () => void
}

/** Every dialog of a question that the address can name, in one chunk that is loaded with the first of them. */
export function QuestionDialogs({ named, place, onClose }: QuestionDialogsProps) {
  const { kind, id, of } = named
  const asked = of ?? id
  if (asked === undefined) return null
  const key = `${kind}:${id}:${of}`
  if (asked === NEW) return <NamedDialog key={key} named={named} place={place} onClose={onClose} />
  return (
    <StoredRow key={key} asked={asked} {...place} get={questionRoutes.get} id={idOf} close={onClose}>
      {(question) => <NamedDialog named={named} place={place} question={question} onClose={onClose} />}
    </StoredRow>
  )
}

const idOf = ({ id_question }: Question) => id_question

/** Stays what it was when it opened, its question and its group too. */
function NamedDialog({ named, place, question, onClose }: QuestionDialogsProps & { question?: Question }) {
  const [opened] = useState(() => openedBy(named, place, question))
  return opened ? <OpenedDialog opened={opened} onClose={onClose} /> : <RowMissing onClose={onClose} />
}

function OpenedDialog({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  switch (opened.kind) {
    case 'add':
      return <QuestionDialog {...opened} onClose={onClose} />
    case 'edit':
      return <QuestionDialog {...opened} bank={bankOf(opened.question)} onClose={onClose} />
    case 'add-item':
      return <ItemDialog {...opened} onClose={onClose} />
    case 'edit-item':
      return <ItemDialog {...opened} bank={bankOf(opened.question)} onClose={onClose} />
    case 'duplicate':
    case 'copy':
      return <DuplicateDialog {...opened} onClose={onClose} />
    case 'essay':
      return <EssayDialog {...opened} onClose={onClose} />
    case 'findings':
      return <FindingsDialog {...opened} onClose={onClose} />
    case 'selection':
      return <SelectionDialog {...opened} onClose={onClose} />
    case 'answer':
      return <AnswerDialog {...opened} onClose={onClose} />
    case 'keyword':
      return <KeywordDialog {...opened} onClose={onClose} />
    case 'short-answer':
      return <ShortAnswerDialog {...opened} onClose={onClose} />
    case 'statement':
      return <StatementDialog {...opened} onClose={onClose} />
  }
}
