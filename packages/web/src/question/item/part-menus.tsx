import type { Question } from '@bank/contract/question'
import { NO_IMAGE } from '@bank/contract/question-parts'
import { takesSeveral } from '@bank/contract/question-words'
import { Check, ImageOff, Pencil, Trash2 } from 'lucide-react'
import type { PartMenus } from '../../question-form/parts-props.ts'
import { Menu } from '../../ui/menu.tsx'
import type { MenuItem } from '../../ui/opened-menu.tsx'
import { text } from '../../ui/text.ts'
import type { OpenDialog, Removable, Selection } from './opened.ts'

/** The menus of the parts in a question's card, which open their dialogs. */
export function partMenusOf(question: Question, onOpen: OpenDialog): PartMenus {
  const remove = (part: Removable, id: number) => () => onOpen({ kind: 'remove-part', part, question, id })
  const edited = (onSelect: () => void): MenuItem => ({ label: text.edit, icon: Pencil, onSelect })
  const removed = (part: Removable, id: number): MenuItem => ({
    label: text.remove,
    icon: Trash2,
    danger: true,
    onSelect: remove(part, id),
  })

  const markOf = (selection: Selection): MenuItem => {
    const answer = question.answers.find((row) => row.selection_id === selection.id_selection)
    const label = takesSeveral(question.form) ? 'Bukan jawaban' : 'Hapus jawaban'
    if (answer) return { label, icon: Trash2, onSelect: remove('answer', answer.id_answer) }
    return { label: 'Jadikan jawaban', icon: Check, onSelect: () => onOpen({ kind: 'answer', question, selection }) }
  }
  const pictureOf = ({ image, id_selection }: Selection): MenuItem[] =>
    image === NO_IMAGE ? [] : [{ label: 'Hapus gambar', icon: ImageOff, onSelect: remove('picture', id_selection) }]

  const ofOption = (selection: Selection): MenuItem[] => [
    {
      label: 'Edit pilihan',
      icon: Pencil,
      onSelect: () => onOpen({ kind: 'selection', question, row: selection }),
    },
    markOf(selection),
    ...pictureOf(selection),
    removed('selection', selection.id_selection),
  ]

  return {
    ofOption: (at, letter) => menuOf(question.selections[at], `Tindakan pilihan ${letter}`, ofOption),
    ofShortAnswer: (at) =>
      menuOf(question.short_answers[at], 'Tindakan isian singkat', (row) => [
        edited(() => onOpen({ kind: 'short-answer', question, row })),
        removed('short-answer', row.id_short_answer),
      ]),
    ofStatement: (at) =>
      menuOf(question.statements[at], `Tindakan pernyataan ${at + 1}`, (row) => [
        edited(() => onOpen({ kind: 'statement', question, row })),
        removed('statement', row.id),
      ]),
  }
}

const menuOf = <Part,>(part: Part | undefined, label: string, itemsOf: (part: Part) => MenuItem[]) =>
  part && <Menu label={label} items={itemsOf(part)} />
