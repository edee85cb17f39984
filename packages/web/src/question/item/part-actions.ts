import type { Question } from '@bank/contract/question'
import { type FormName, takesSeveral } from '@bank/contract/question-words'
import { Check, ListPlus } from 'lucide-react'
import type { MenuItem } from '../../ui/opened-menu.tsx'
import type { OpenDialog } from './opened.ts'

type ActionsOf = (question: Question, onOpen: OpenDialog) => MenuItem[]

const ACTIONS: Readonly<Record<FormName, ActionsOf>> = {
  uraian: essayActions,
  pg: optionActions,
  pgk: optionActions,
  isian: shortAnswerActions,
  benar_salah: statementActions,
  // written as a whole
  kategori: () => [],
  jodohkan: () => [],
}

/** What a card's menu offers for the parts of its question, depending on its form. */
export const partActionsOf: ActionsOf = (question, onOpen) => ACTIONS[question.form](question, onOpen)

function essayActions(question: Question, onOpen: OpenDialog): MenuItem[] {
  const label = question.answer ? 'Edit Jawaban' : 'Tambah Jawaban'
  return [{ label, icon: Check, onSelect: () => onOpen({ kind: 'essay', question }) }]
}

/** An option can always be added, an answer only while there is none, or of several while an option is left. */
function optionActions(question: Question, onOpen: OpenDialog): MenuItem[] {
  const add = { label: 'Tambah pilihan', icon: ListPlus, onSelect: () => onOpen({ kind: 'selection', question }) }
  const most = takesSeveral(question.form) ? question.selections.length : Math.min(question.selections.length, 1)
  if (question.answers.length >= most) return [add]
  return [add, { label: 'Tambah jawaban', icon: Check, onSelect: () => onOpen({ kind: 'answer', question }) }]
}

function shortAnswerActions(question: Question, onOpen: OpenDialog): MenuItem[] {
  const onSelect = () => onOpen({ kind: 'short-answer', question })
  return [{ label: 'Tambah isian singkat', icon: ListPlus, onSelect }]
}

function statementActions(question: Question, onOpen: OpenDialog): MenuItem[] {
  return [{ label: 'Tambah pernyataan', icon: ListPlus, onSelect: () => onOpen({ kind: 'statement', question }) }]
}
