// Questions as a bank may hold them, of every form.
import { FORMS } from '@bank/contract/question-form/forms'
import fc from 'fast-check'
import type { WrittenPicture, WrittenQuestion } from '../src/write/written-question.ts'
import { blocks, fragment, part } from './written-texts.ts'

const parts = (minLength: number, maxLength: number) => fc.array(part, { minLength, maxLength })
const option = fc
  .tuple(part, fc.boolean())
  .map(([one, isKey]) => ({ text: one.text, ...('image' in one && { picture: one.image }), isKey }))
const name = fc.constantFrom('Aljabar', 'Sistem persamaan (lanjutan)', 'X & Y', 'Mudah')

type Form = Pick<WrittenQuestion, 'form'> & Partial<WrittenQuestion>
const choice = (form: 'pg' | 'pgk', minLength: number) =>
  fc.array(option, { minLength, maxLength: 10 }).map((options): Form => {
    const single = options.map((one, at) => ({ ...one, isKey: at === options.length - 1 }))
    return {
      form,
      options: form === 'pg' || !options.some(({ isKey }) => isKey) ? single : options,
      interaction: form === 'pgk' ? { multiple: true } : {},
    }
  })
const ids = <Row extends object>(letter: string, rows: readonly Row[]) =>
  rows.map((row, at) => ({ id: `${letter}${at + 1}`, ...row }))
const bound = fc.constantFrom('3,65', '40', '-2', '1/2', '')

const form: fc.Arbitrary<Form> = fc.oneof(
  choice('pg', 2),
  choice('pgk', 2),
  fc
    .record({
      answers: fc.array(fragment, { minLength: 1, maxLength: 3 }),
      ranges: fc.array(fc.record({ first: bound, second: bound }), { maxLength: 2 }),
      unit: fc.constantFrom('', 'cm', 'm/s'),
    })
    .map(({ answers, ranges, unit }): Form => {
      const filled = ranges.filter(({ first, second }) => first !== '' || second !== '')
      return { form: 'isian', answers, ...(filled.length > 0 && { ranges: filled }), interaction: unit ? { unit } : {} }
    }),
  fc.option(fragment, { nil: undefined }).map((answer): Form => ({ form: 'uraian', ...(answer && { answer }) })),
  fc
    .array(fc.tuple(fragment, fc.constantFrom('1' as const, '2' as const)), { minLength: 1, maxLength: 8 })
    .map((rows): Form => ({ form: 'benar_salah', statements: rows.map(([text, answer]) => ({ text, answer })) })),
  fc
    .tuple(
      parts(1, 8),
      fc.uniqueArray(fc.oneof(fc.constantFrom('Benar', 'Salah', 'Fakta', '2', 'benar'), fragment), {
        minLength: 2,
        maxLength: 5,
      }),
    )
    .map(
      ([rows, columns]): Form => ({
        form: 'kategori',
        interaction: {
          columns: ids(
            'c',
            columns.map((text) => ({ text })),
          ),
          rows: ids('r', rows).map((row, at) => ({ ...row, column: `c${(at % columns.length) + 1}` })),
        },
      }),
    ),
  fc.tuple(parts(2, 6), parts(2, 15), fc.boolean()).map(([left, right, reuses]): Form => {
    const pairs = left.map((_, at): [string, string] => [`l${at + 1}`, `r${(reuses ? 0 : at % right.length) + 1}`])
    const isReused = new Set(pairs.map(([, to]) => to)).size < pairs.length
    return {
      form: 'jodohkan',
      interaction: { left: ids('l', left), right: ids('r', right), pairs, ...(isReused && { reuse: true }) },
    }
  }),
)

/** A question without losses in a sheet: nothing but what a cell holds. */
const question = fc
  .record({
    text: blocks,
    discussion: fc.oneof(blocks, fc.constant('')),
    said: form,
    names: fc.record(
      { topic: name, subtopic: name, class: name, level: fc.constantFrom('Mudah', 'Sedang'), indicator: name },
      { requiredKeys: [] },
    ),
    label: fc.option(fc.constantFrom('tryout', 'daily question')),
    keywords: fc.uniqueArray(fc.constantFrom('air', 'api besar', 'x^2'), { maxLength: 3 }),
    hasRule: fc.boolean(),
    points: fc.option(fc.constantFrom(1, 2.5, 0.01, 100)),
  })
  .map(
    ({
      text,
      discussion,
      said,
      names,
      label,
      keywords,
      hasRule,
      points,
    }): Omit<WrittenQuestion, 'id' | 'code' | 'status'> => ({
      options: [],
      answers: [],
      statements: [],
      interaction: {},
      ...said,
      text,
      discussion,
      ...names,
      ...(label && { label }),
      keywords,
      ...(hasRule && FORMS[said.form].rules.includes('parts') && { rule: 'parts' as const }),
      ...(points !== null && { points }),
    }),
  )

/** Some of them share a text. */
export const writtenQuestions = fc
  .tuple(fc.array(question, { minLength: 1, maxLength: 4 }), fc.option(blocks))
  .map(([all, shared]): WrittenQuestion[] =>
    all.map((one, at) => ({
      ...one,
      id: at + 1,
      code: `S-${at + 1}`,
      status: 'on-progress',
      ...(shared !== null && { stimulus: shared, head: 0 }),
    })),
  )

export const pictureOf = (): WrittenPicture => ({ type: 'png', width: 300, height: 200 })
/** Each of these pictures has bytes of its own. */
export const bytesOf = (source: string) => new TextEncoder().encode(source)
