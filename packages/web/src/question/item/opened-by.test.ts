import type { BankName } from '@bank/contract/bank'
import type { Question } from '@bank/contract/question'
import { describe, expect, it } from 'vitest'
import type { Opened } from './opened.ts'
import { addressOf } from './opened-address.ts'
import { openedBy } from './opened-by.ts'
import { kindOf } from './opened-name.ts'

const updated_at = '2026-01-01 00:00:00'
const keyword = { id_keyword: 3, keyword_text: 'luas', updated_at }
const option = { id_selection: 4, selection_text: 'A', image: 'image', is_answer: false, updated_at }
const shortAnswer = { id_short_answer: 6, short_answer_text: '15', first_range: '', second_range: '', updated_at }
const question = {
  id_question: 12,
  product_type: 1,
  keywords: [keyword],
  selections: [option],
  short_answers: [shortAnswer],
  answers: [{ id_answer: 7, selection_id: 4 }],
  statements: [],
} as unknown as Question
const head = { id_question: 5, product_type: 1 } as Question
const statement = { id: 8, text: 'Bumi bulat', answer: '1', updated_at } as const
const ofSnpmb = { ...question, id_question: 13, product_type: 2, statements: [statement] } as Question

const BANK = { bank: 'general' } as const
const GROUP = { ...BANK, head }
const SNPMB = { bank: 'snpmb' } as const

const named = (name: string) => {
  const [kind = '', id, of] = name.split(':')
  return { kind, id, of }
}

describe.each<[string, string, Opened, { bank: BankName; head?: Question }, Question?]>([
  ['soal:baru', 'question', { kind: 'add', bank: 'general' }, BANK],
  ['soal-lengkap:baru', 'item', { kind: 'add-item', bank: 'general' }, BANK],
  ['soal:12', 'question', { kind: 'edit', question }, BANK, question],
  ['soal-lengkap:12', 'item', { kind: 'edit-item', question }, BANK, question],
  ['esai:12', 'essay', { kind: 'essay', question }, BANK, question],
  ['telaah:12', 'findings-12', { kind: 'findings', question }, BANK, question],
  ['jawaban:12', 'answer-12', { kind: 'answer', question }, BANK, question],
  ['jawaban:4:12', 'answer-12', { kind: 'answer', question, selection: option }, BANK, question],
  ['kata-kunci:baru:12', 'keyword-12', { kind: 'keyword', question }, BANK, question],
  ['kata-kunci:3:12', 'keyword-12', { kind: 'keyword', question, row: keyword }, BANK, question],
  ['pilihan:4:12', 'selection-12', { kind: 'selection', question, row: option }, BANK, question],
  ['isian:6:12', 'short-answer-12', { kind: 'short-answer', question, row: shortAnswer }, BANK, question],
  ['soal:baru', 'question-in-5', { kind: 'add', bank: 'general', parent: head }, GROUP],
  ['soal-lengkap:baru', 'item-in-5', { kind: 'add-item', bank: 'general', parent: head }, GROUP],
  ['duplikat:12', 'question-copy-12-in-5', { kind: 'duplicate', question, parent: head }, GROUP, question],
  ['duplikat:5', 'question-copy-5-in-5', { kind: 'duplicate', question: head, parent: head }, GROUP, head],
  ['soal:baru', 'snpmb-question', { kind: 'add', bank: 'snpmb' }, SNPMB],
  ['soal-lengkap:baru', 'snpmb-item', { kind: 'add-item', bank: 'snpmb' }, SNPMB],
  ['soal:13', 'snpmb-question', { kind: 'edit', question: ofSnpmb }, SNPMB, ofSnpmb],
  ['soal-lengkap:13', 'snpmb-item', { kind: 'edit-item', question: ofSnpmb }, SNPMB, ofSnpmb],
  ['pernyataan:8:13', 'statement-13', { kind: 'statement', question: ofSnpmb, row: statement }, SNPMB, ofSnpmb],
  ['pernyataan:baru:13', 'statement-13', { kind: 'statement', question: ofSnpmb }, SNPMB, ofSnpmb],
])('%s, whose drafts are those of %s', (name, drafts, opened, place, of) => {
  it('opens its dialog', () => {
    expect(openedBy(named(name), place, of)).toEqual(opened)
  })
  it('is the address of this dialog', () => {
    expect(addressOf(opened)).toBe(name)
  })
  it('finds the drafts of older releases', () => {
    expect(kindOf(opened)).toBe(drafts)
  })
})

it.each([
  ['kata-kunci:99:12', question],
  ['jawaban:99:12', question],
  ['jawaban:baru:12', question],
  ['pilihan:12', question],
  ['soal:3:12', question],
  ['duplikat:12', question],
  ['subjek:12', question],
  ['kata-kunci:baru', undefined],
  ['esai:baru', undefined],
])('opens nothing for %s', (name, of) => {
  expect(openedBy(named(name), BANK, of)).toBeUndefined()
})
