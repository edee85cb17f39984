import { plainOf } from '@bank/contract/plain-text'
import { letterOf, SIDES } from '../key-text.ts'
import type { WrittenQuestion } from '../written-question.ts'
import { below, type CellContent, ofFragment, ofText } from './cell-content.ts'

type KeyOf = (question: WrittenQuestion) => CellContent

const letters: KeyOf = ({ options }) =>
  ofText(options.flatMap(({ isKey }, at) => (isKey ? letterOf(at) : [])).join(', '))

/** `1 = Benar`, one a line. */
const pairs = (all: readonly (readonly [at: number, said: string])[]) =>
  ofText(all.map(([at, said]) => `${at + 1} = ${said}`).join('\n'))

const KEYS: Readonly<Record<WrittenQuestion['form'], KeyOf>> = {
  pg: letters,
  pgk: letters,
  isian: ({ answers }) => below(answers.map((answer) => ofAnswer(answer))),
  uraian: ({ answer = '' }) => ofFragment({ text: answer }),
  benar_salah: ({ statements }) =>
    pairs(statements.flatMap(({ answer }, at) => (answer ? [[at, SIDES[answer]] as const] : []))),
  kategori: ({ interaction: { rows = [], columns = [] } }) => {
    const names = namesOf(columns.map(({ text }) => text))
    return pairs(
      rows.flatMap(({ column }, at) => {
        const found = columns.findIndex(({ id }) => id !== undefined && id === column)
        return found < 0 ? [] : [[at, names[found] ?? ''] as const]
      }),
    )
  },
  jodohkan: ({ interaction: { left = [], right = [], pairs: joined = [] } }) =>
    pairs(
      joined.flatMap(([one, other]) => {
        const [from, to] = [left.findIndex(({ id }) => id === one), right.findIndex(({ id }) => id === other)]
        return from < 0 || to < 0 ? [] : [[from, letterOf(to)] as const]
      }),
    ),
}

/** An answer of several lines is one: the others begin lines of their own. */
function ofAnswer(answer: string): CellContent {
  const content = ofFragment({ text: answer })
  const line = content.lines.flatMap((one, at) => (at > 0 ? [{ kind: 'break' as const }, ...one] : one))
  return { ...content, lines: line.length > 0 ? [line] : [] }
}

/** The words of the columns where they are plain and tell them apart, else the heads that they stand below. */
function namesOf(columns: readonly string[]): string[] {
  const words = columns.map(plainOf)
  const isPlain = columns.every((html, at) => html === words[at] && /^\p{L}[\p{L} ]*$/u.test(html))
  const isTold = new Set(words.map((word) => word.toLowerCase())).size === words.length
  return isPlain && isTold ? words : columns.map((_, at) => `Kategori ${at + 1}`)
}

/** The key of a question as its cell says it. */
export const keyLines = (question: WrittenQuestion): CellContent => KEYS[question.form](question)
