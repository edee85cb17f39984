import type { BankName } from '@bank/contract/bank'
import { expect, it } from 'vitest'
import type { QuestionValues } from './question-form.ts'
import { linesOf } from './question-versions.tsx'

const values = {
  qt_id: 2,
  label: 'exam',
  status: 'approved',
  free_trial: true,
  category_id: 7,
  topic_id: '',
  question_text: '<p>Berapa?</p>',
} as QuestionValues
const names = { category_id: [{ value: 7, label: 'Aljabar' }] }
const told = (bank: BankName) => linesOf(bank, values, names).map(([word, value]) => [word, value || null])

it('tells a question of the general bank in the order of its form', () => {
  expect(told('general')).toEqual([
    ['Kategori', 'Aljabar'],
    ['Tipe soal', 'Pilihan ganda'],
    ['Label', 'Exam'],
    ['Kelas', null],
    ['Materi', null],
    ['Sub-materi', null],
    ['Level soal', null],
    ['Indikator', null],
    ['Status', 'Approved'],
    ['Fitur', 'Free Trial'],
    ['Teks soal', { html: '<p>Berapa?</p>' }],
  ])
})

it('tells one of SNPMB without what this bank does not ask for', () => {
  expect(told('snpmb')).toEqual([
    ['Tipe soal', 'Pilihan ganda'],
    ['Kategori', 'Aljabar'],
    ['Materi', null],
    ['Label', 'Exam'],
    ['Status', 'Approved'],
    ['Fitur', 'Free Trial'],
    ['Teks soal', { html: '<p>Berapa?</p>' }],
  ])
})
