import type { Question } from '@bank/contract/question'
import { expect, it } from 'vitest'
import { reopened } from './reopened.ts'

const keyword = { id_keyword: 3, keyword_text: 'luas' }
const option = { id_selection: 4, selection_text: 'A', image: 'image', is_answer: false }
const question = { id_question: 12, keywords: [keyword], selections: [option] } as unknown as Question
const head = { id_question: 5 } as Question

it.each([
  ['question:new', { kind: 'add' }],
  ['item:new', { kind: 'item' }],
  ['question:12', { kind: 'edit', question }],
  ['item:12', { kind: 'item', question }],
  ['essay:12', { kind: 'essay', question }],
  ['keyword-12:new', { kind: 'keyword', question }],
  ['keyword-12:3', { kind: 'keyword', question, keyword }],
  ['selection-12:4', { kind: 'selection', question, selection: option }],
  ['question-in-5:new', { kind: 'add', parent: head }],
  ['item-in-5:new', { kind: 'item', parent: head }],
  ['question-copy-12-in-5:new', { kind: 'duplicate', question, parent: head }],
  ['question-copy-5-in-5:new', { kind: 'duplicate', question: head, parent: head }],
])('opens the dialog of %s again', (draft, opened) => {
  expect(reopened(draft, [question], head)).toEqual(opened)
})

it.each(['keyword-99:new', 'question:99', 'question-in-6:new', 'subject:12', 'nonsense'])(
  'opens nothing for %s, which is not on this page',
  (draft) => {
    expect(reopened(draft, [question], head)).toBeUndefined()
  },
)
