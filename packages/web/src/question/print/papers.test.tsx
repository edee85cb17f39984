import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MARKED_QUESTIONS, RUBRIC_ROWS, SCORE_OF, SCORE_ROWS } from '../../../../exchange/test/marked.ts'
import { PAPERS } from './papers.tsx'

type Kind = keyof typeof PAPERS

function printed(kind: Kind, questions = MARKED_QUESTIONS) {
  const Paper = PAPERS[kind]
  return render(<Paper questions={questions} />).container
}

/** The rows of a table, with `|` between their cells and `…` for a formula. */
function rowsOf(table: Element | null | undefined) {
  for (const formula of table?.querySelectorAll('math') ?? []) formula.replaceWith('…')
  return [...(table?.querySelectorAll('tr') ?? [])].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join('|'),
  )
}

const withoutPoints = MARKED_QUESTIONS.map(({ points: _, rule: __, ...question }) => ({
  ...question,
  interaction: question.form === 'uraian' ? {} : question.interaction,
}))
const MARKING = /skor|poin|kriteria/i

describe.each(MARKED_QUESTIONS.map((question) => [question.form, question] as const))('%s', (form, question) => {
  it('is printed with its points and its rule beside its discussion and on its card', () => {
    const lines = [...printed('pembahasan', [question]).querySelectorAll('p')].map(({ textContent }) => textContent)
    expect(lines).toContain(`Skor: ${SCORE_OF[form]}`)
    expect(rowsOf(printed('kartu', [question]).querySelector('.paper-card'))).toContain(`Skor|${SCORE_OF[form]}`)
  })
})

it('the printed key ends with what each question is worth, and what all are together', () => {
  expect(rowsOf(printed('kunci').lastElementChild)).toEqual(SCORE_ROWS)
})

it.each<[Kind, string]>([
  ['kunci', 'Pedoman penskoran soal nomor 4'],
  ['pembahasan', 'Pedoman penskoran'],
  ['kartu', 'Pedoman penskoran'],
])('a rubric is printed once on a paper for teachers: %s', (kind, head) => {
  const tables = [...printed(kind).querySelectorAll('.paper-rubric')]
  expect(
    tables.map((table) => (table.previousElementSibling ?? table.closest('tr')?.firstElementChild)?.textContent),
  ).toEqual([head])
  expect(rowsOf(tables[0])).toEqual(RUBRIC_ROWS)
})

it('nothing is printed of points and rubrics that are not there, nor on the paper of the pupils', () => {
  for (const kind of ['kunci', 'pembahasan', 'kartu'] as const)
    expect(printed(kind, withoutPoints).textContent).not.toMatch(MARKING)
  expect(printed('naskah').textContent).not.toMatch(MARKING)
})
