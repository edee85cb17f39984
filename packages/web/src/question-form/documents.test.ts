import { expect, it } from 'vitest'
import { placeInForm } from './documents.ts'
import type { ItemValues } from './values/item-values.ts'

const shown = (text: string, id?: string) => ({ id, text, image: '' })
const match = (text: string, partner: string, id?: string, partner_id?: string) => ({
  ...shown(text, id),
  partner,
  partner_id,
  partner_image: '',
})
const blank = match('', '')
const column = (id: string, text: string) => ({ id, text })

const table: ItemValues = {
  qt_id: '6',
  question_text: '',
  columns: [column('c1', ''), column('c3', 'Benar'), column('c4', 'Salah')],
  rows: [shown('Lama', 'r2'), shown(''), shown('Baru')].map((row) => ({ ...row, column: null })),
  used: { rows: 4, columns: 4 },
}
const pairs: ItemValues = {
  qt_id: '7',
  question_text: '',
  matches: [blank, match('Ikan', 'Insang', 'l1', 'r1'), blank, match('Paus', 'Paru-paru', 'l3', 'r2')],
  lures: [shown('', ''), shown('Kulit', 'r5')],
  used: { left: 3, right: 5 },
}
const essay: ItemValues = {
  qt_id: '1',
  question_text: '',
  rubric: ['', 'Alasan'].map((text) => ({ text, levels: [0, 2].map((points) => ({ points, text: '' })) })),
}
const statements: ItemValues = {
  qt_id: '5',
  question_text: '',
  statements: ['', 'Bumi bulat'].map((text) => ({ text, answer: null })),
}

it.each([
  [table, 'interaction.rows.r2.text', 'rows.0.text'],
  [table, 'interaction.rows.r5.text', 'rows.2.text'],
  [table, 'interaction.rows.1.image', 'rows.2.image'],
  [table, 'interaction.rows.r2.id', 'rows.0.text'],
  [table, 'interaction.columns.c4.text', 'columns.2.text'],
  [table, 'interaction.rows', 'rows.root'],
  [table, 'interaction', 'root.server'],
  [table, 'question_text', 'question_text'],
  [pairs, 'interaction.left.l3.text', 'matches.3.text'],
  [pairs, 'interaction.right.r2.text', 'matches.3.partner'],
  [pairs, 'interaction.right.0.image', 'matches.1.partner_image'],
  [pairs, 'interaction.right.r5.text', 'lures.1.text'],
  [pairs, 'interaction.pairs.l1', 'matches.1.partner'],
  [pairs, 'interaction.right', 'lures.root'],
  [essay, 'interaction.rubric.r1.text', 'rubric.1.text'],
  [essay, 'interaction.rubric.0.levels.1.points', 'rubric.1.levels.1.points'],
  [essay, 'interaction.lines', 'interaction.lines'],
  [statements, 'statements.0.text', 'statements.1.text'],
])('%j shows what is wrong with %s at %s', (values, place, field) => {
  expect(placeInForm(place, values)).toBe(field)
})
