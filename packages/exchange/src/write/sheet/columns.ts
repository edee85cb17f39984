// The columns of a sheet of questions: heads that our reader knows, and what stands below each.

import { FORMS } from '@bank/contract/question-form/forms'
import { RULE_WORD } from '@bank/contract/question-form/scoring-words'
import { LABELS } from '@bank/contract/question-words'
import { FORM_WORD } from '../../own/words.ts'
import { letterOf } from '../key-text.ts'
import type { WrittenQuestion } from '../written-question.ts'
import { below, type CellContent, EMPTY, ofFragment, ofHtml, ofText } from './cell-content.ts'
import { keyLines } from './key-lines.ts'

export interface SheetColumn {
  head: string
  /** In letters. */
  width: number
  of: (question: WrittenQuestion, at: number) => CellContent
  isHidden?: true
  /** The list of words that is offered. */
  choices?: ChoiceName
}

export type ChoiceName = 'form' | 'class' | 'topic' | 'subtopic' | 'level' | 'label' | 'rule'
/** The words that a cell may be filled with. */
export type Choices = Partial<Record<ChoiceName, readonly string[]>>

/** A rubric has no place in a sheet. */
const { rubric: _, ...SHEET_RULES } = RULE_WORD
export const RULE_WORDS = Object.values(SHEET_RULES)
export const LABEL_WORDS = LABELS.map((label) => label.replaceAll('_', ' '))

const text = (value: string | undefined) => (value ? ofText(value) : EMPTY)
const LEAST_OPTIONS = 5

/** Of these questions; columns that none of them needs are left out. */
export function columnsOf(questions: readonly WrittenQuestion[], markOf?: (id: number) => string): SheetColumn[] {
  const most = (count: (question: WrittenQuestion) => number) => Math.max(0, ...questions.map(count))
  const options = Math.max(
    LEAST_OPTIONS,
    most((question) => optionsIn(question).length),
  )
  const some = (has: (question: WrittenQuestion) => unknown, column: SheetColumn) =>
    questions.some(has) ? [column] : []
  const isFilled = (value: string | undefined) => value !== undefined && value !== ''
  return [
    { head: 'No', width: 5, of: (_, at) => ofText(String(at + 1)) },
    ...some(({ code }) => isFilled(code), { head: 'Kode', width: 14, of: ({ code }) => text(code) }),
    { head: 'Jenis', width: 14, of: ({ form }) => ofText(FORM_WORD[form]), choices: 'form' },
    ...some(({ stimulus }) => isFilled(stimulus), {
      head: 'Bacaan',
      width: 40,
      of: ({ stimulus = '' }) => ofHtml(stimulus),
    }),
    { head: 'Soal', width: 52, of: (question) => ofHtml(question.text) },
    ...repeated(
      options,
      18,
      (at) => `Opsi ${letterOf(at)}`,
      (question, at) => optionsIn(question)[at],
    ),
    ...repeated(
      most((one) => statementsOf(one).length),
      26,
      (at) => `Pernyataan ${at + 1}`,
      (question, at) => statementsOf(question)[at],
    ),
    ...repeated(
      most((one) => categoriesOf(one).length),
      14,
      (at) => `Kategori ${at + 1}`,
      (question, at) => categoriesOf(question)[at],
    ),
    ...repeated(
      most((one) => matchesOf(one).length),
      20,
      (at) => `Pasangan ${letterOf(at)}`,
      (question, at) => matchesOf(question)[at],
    ),
    { head: 'Kunci', width: 18, of: keyLines },
    ...some(({ ranges = [] }) => ranges.length > 0, { head: 'Rentang', width: 16, of: rangeLines }),
    ...some(({ interaction }) => isFilled(interaction.unit), {
      head: 'Satuan',
      width: 10,
      of: ({ interaction }) => text(interaction.unit),
    }),
    { head: 'Pembahasan', width: 46, of: ({ discussion }) => ofHtml(discussion) },
    { head: 'Kelas', width: 14, of: (one) => text(one.class), choices: 'class' },
    { head: 'Materi', width: 20, of: ({ topic }) => text(topic), choices: 'topic' },
    { head: 'Sub materi', width: 20, of: ({ subtopic }) => text(subtopic), choices: 'subtopic' },
    { head: 'Level', width: 12, of: ({ level }) => text(level), choices: 'level' },
    { head: 'Indikator', width: 24, of: ({ indicator }) => text(indicator) },
    { head: 'Kata kunci', width: 18, of: ({ keywords }) => ofFragment({ text: keywords.join(', ') }) },
    { head: 'Label', width: 16, of: ({ label }) => text(label?.replaceAll('_', ' ')), choices: 'label' },
    { head: 'Poin', width: 8, of: ({ points }) => text(points === undefined ? '' : String(points).replace('.', ',')) },
    ...some(hasOwnRule, { head: 'Penilaian', width: 18, of: ruleOf, choices: 'rule' }),
    ...some(({ status }) => isFilled(status), { head: 'Status', width: 12, of: ({ status }) => text(status) }),
    ...(markOf
      ? [{ head: '_bs', width: 4, isHidden: true as const, of: ({ id }: WrittenQuestion) => ofText(markOf(id)) }]
      : []),
  ]
}

interface Part {
  text?: string | undefined
  image?: string | undefined
}

const repeated = (
  count: number,
  width: number,
  head: (at: number) => string,
  partOf: (question: WrittenQuestion, at: number) => Part | undefined,
): SheetColumn[] =>
  Array.from({ length: count }, (_, at) => ({
    head: head(at),
    width,
    of: (question) => {
      const part = partOf(question, at)
      return part ? ofFragment(part) : EMPTY
    },
  }))

const optionsIn = ({ options }: WrittenQuestion): Part[] =>
  options.map(({ text, picture }) => ({ text, image: picture }))

const statementsOf = ({ form, statements, interaction: { rows = [], left = [] } }: WrittenQuestion): readonly Part[] =>
  form === 'benar_salah' ? statements : form === 'kategori' ? rows : form === 'jodohkan' ? left : []

const categoriesOf = ({ form, interaction: { columns = [] } }: WrittenQuestion): readonly Part[] =>
  form === 'kategori' ? columns : []

const matchesOf = ({ form, interaction: { right = [] } }: WrittenQuestion): readonly Part[] =>
  form === 'jodohkan' ? right : []

const hasOwnRule = ({ form, rule }: WrittenQuestion) => rule !== undefined && rule !== FORMS[form].rules[0]

const ruleOf = (question: WrittenQuestion): CellContent =>
  hasOwnRule(question) && question.rule !== undefined && question.rule !== 'rubric'
    ? ofText(RULE_WORD[question.rule])
    : EMPTY

/** `3,65 s.d. 3,75`, the lower bound first; one of them may be missing. */
const rangeLines = ({ ranges = [] }: WrittenQuestion): CellContent =>
  below(ranges.map(({ first, second }) => ofText(`${second} s.d. ${first}`.trim())))
