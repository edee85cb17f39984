import { expect, it } from 'vitest'
import { askedOfBody } from '../../question-form/asked-of-body.ts'
import { QUESTION_TYPE } from '../../question-words.ts'
import { type Finding, lint } from '../index.ts'
import { type RuleName, SEVERITY_OF } from '../names.ts'
import { readText } from '../read.ts'
import { type Fields, SOUND, TYPED } from './typed.ts'

const TYPE_ID = {
  'Pilihan ganda': QUESTION_TYPE.multipleChoice,
  'Isian singkat': QUESTION_TYPE.shortAnswer,
  Essay: QUESTION_TYPE.essay,
  'Benar / Salah': QUESTION_TYPE.statements,
}
const TRUTHS = ['B', 'S']

/** What the editor would send. */
function bodyOf(type: keyof typeof SOUND, typed: Fields = {}) {
  const fields: Fields = { ...SOUND[type], ...typed }
  const text = (field: string) => (fields[field] ?? '').replace('[gambar]', '<img src="/media/a.png" alt="">')
  const named = (list: string) => Object.keys(fields).filter((field) => field.startsWith(list))
  return {
    qt_id: TYPE_ID[type],
    question_text: text('Teks soal'),
    answer: text('Jawaban'),
    selections: named('Pilihan ').map((field) => ({
      selection_text: text(field),
      is_answer: field === `Pilihan ${fields.kunci}`,
    })),
    short_answers: named('Jawaban 1')
      .filter((field) => text(field) !== '')
      .map((field) => ({
        short_answer_text: text(field),
        first_range: text('Batas Bilangan Atas'),
        second_range: text('Batas Bilangan Bawah'),
      })),
    statements: named('Pernyataan ').map((field) => ({
      text: text(field),
      answer: String(TRUTHS.indexOf(fields.kunci ?? '') + 1),
    })),
  }
}

function found(type: keyof typeof SOUND, typed?: Fields) {
  const asked = askedOfBody(bodyOf(type, typed))
  const discussion_text = typed?.Pembahasan ?? SOUND[type].Pembahasan
  return asked ? lint({ ...asked, discussion: { discussion_text } }) : []
}

it.each(Object.keys(SOUND) as (keyof typeof SOUND)[])('finds nothing in the sound question: %s', (type) => {
  expect(found(type)).toEqual([])
})

const isFixed = ({ fix, formula, order }: Partial<Finding> = {}) =>
  [fix, formula, order].some((one) => one !== undefined)

it.each(Object.keys(SEVERITY_OF) as RuleName[])('%s finds what is typed to be found by it', (rule) => {
  expect(TYPED[rule].length).toBeGreaterThan(0)
  for (const { type = 'Pilihan ganda', typed, says, words, fixed } of TYPED[rule]) {
    const told = found(type, typed).filter((finding) => finding.rule === rule && says.endsWith(`: ${finding.message}`))
    const [finding] = told
    expect(told.length, says).toBeGreaterThan(0)
    expect(isFixed(finding), says).toBe(fixed !== undefined)
    const text = Object.values(typed).find((one) => words && one.includes(words))
    const at = told.map((one) => readText('', text ?? '').text.slice(...one.at))
    if (words) expect(at, says).toContain(words)
    const mended = told.flatMap(({ at: [from, to], fix }) =>
      fix === undefined ? [] : [`${text?.slice(0, from)}${fix}${text?.slice(to)}`],
    )
    if (mended.length > 0) expect(mended, says).toContain(Object.values(fixed ?? {})[0])
  }
})

it('has forty of them', () => {
  expect(Object.values(TYPED).flat().length).toBeGreaterThanOrEqual(40)
})
