// What the dialogs of questions are called in the address (ui/opened.ts): `soal:baru`, `soal:12`, `esai:12`; a part names
// its question too, which may be on another page: `pilihan:55:12`, `kata-kunci:baru:12`, and `jawaban:55:12` marks option 55.
import { type Opened as Named, NEW } from '../../ui/opened.ts'
import type { Opened } from './opened.ts'

export const WORD = {
  add: 'soal',
  edit: 'soal',
  'add-item': 'soal-lengkap',
  'edit-item': 'soal-lengkap',
  duplicate: 'duplikat',
  copy: 'salin',
  essay: 'esai',
  findings: 'telaah',
  answer: 'jawaban',
  selection: 'pilihan',
  keyword: 'kata-kunci',
  'short-answer': 'isian',
  statement: 'pernyataan',
} as const satisfies Record<Opened['kind'], string>
const WORDS: readonly string[] = Object.values(WORD)

export const isOfQuestion = ({ kind }: Named) => WORDS.includes(kind)

export function addressOf(opened: Opened): string {
  const word = WORD[opened.kind]
  if (!('question' in opened)) return `${word}:${NEW}`
  const part = partOf(opened)
  return `${word}:${part === undefined ? '' : `${part}:`}${opened.question.id_question}`
}

function partOf(opened: Opened): number | string | undefined {
  switch (opened.kind) {
    case 'answer':
      return opened.selection?.id_selection
    case 'selection':
      return opened.row?.id_selection ?? NEW
    case 'keyword':
      return opened.row?.id_keyword ?? NEW
    case 'short-answer':
      return opened.row?.id_short_answer ?? NEW
    case 'statement':
      return opened.row?.id ?? NEW
  }
  return undefined
}
