import fc from 'fast-check'
import type { Answer, Asked } from '../src/question-form/scorer.ts'
import { FORM_TYPE, type FormName } from '../src/question-words.ts'

/** A question with nothing in it. */
export const asked = (form: FormName, parts: Partial<Asked> = {}): Asked => ({
  form,
  question_text: '<p>Pilih yang tepat.</p>',
  answer: null,
  selections: [],
  short_answers: [],
  statements: [],
  interaction: {},
  scoring: { points: 1, rule: 'all' },
  ...parts,
})

export const options = (...isAnswers: boolean[]) =>
  isAnswers.map((is_answer, at) => ({
    id_selection: at + 1,
    selection_text: `Pilihan ${at + 1}`,
    image: 'image',
    is_answer,
  }))
export const shortAnswer = (short_answer_text: string, second_range = '', first_range = '') => ({
  short_answer_text,
  first_range,
  second_range,
})
export const statements = (...answers: ('1' | '2' | null)[]) =>
  answers.map((answer, at) => ({ id: at + 11, text: `Pernyataan ${at + 1}`, answer }))
const columnNames = ['Benar', 'Salah', 'Tidak tahu', 'Mungkin', 'Lainnya']
/** Rows of Kategori, by the number of the column of each. */
export const table = (many: number, ...keys: (number | null)[]) => ({
  columns: columnNames.slice(0, many).map((text, at) => ({ id: `c${at + 1}`, text })),
  rows: keys.map((key, at) => ({
    id: `r${at + 1}`,
    text: `Pernyataan ${at + 1}`,
    image: 'image',
    column: key === null ? null : `c${key}`,
  })),
})
/** Rows of Menjodohkan: how many on the right, and the number of the partner of each on the left. */
export const matching = (many: number, ...keys: number[]) => {
  const side = (letter: string, length: number) =>
    Array.from({ length }, (_, at) => ({ id: `${letter}${at + 1}`, text: `${letter} ${at + 1}`, image: 'image' }))
  return {
    left: side('l', keys.length),
    right: side('r', many),
    pairs: keys.map((key, at): [string, string] => [`l${at + 1}`, `r${key}`]),
  }
}

type Case = fc.Arbitrary<{ question: Asked; answer: Answer }>
const picked = (ids: readonly number[]) => fc.array(fc.constantFrom(...ids), { maxLength: 8 })
const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
/** What rows are given: some blank, some right, some wrong. */
const given = (ids: readonly string[], values: readonly string[]) =>
  fc
    .tuple(...ids.map((id) => some(fc.constantFrom(...values).map((value) => [id, value] as const))))
    .map((entries) => Object.fromEntries(entries.filter((entry) => entry !== undefined)) as Record<string, string>)

const choice = (form: FormName, keys: fc.Arbitrary<boolean[]>): Case =>
  keys.chain((flags) => {
    const selections = options(...flags)
    return picked(selections.map(({ id_selection }) => id_selection)).map((choices) => ({
      question: asked(form, { selections }),
      answer: { choices },
    }))
  })
const oneOf = fc
  .integer({ min: 1, max: 6 })
  .chain((many) => fc.nat(many - 1).map((key) => Array.from({ length: many }, (_, at) => at === key)))
const severalOf = fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }).filter((flags) => flags.includes(true))

const numbersTyped: Case = fc
  .tuple(fc.integer({ min: -20, max: 20 }), fc.nat(5), fc.integer({ min: -20, max: 20 }))
  .map(([key, width, typed]) => ({
    question: asked('isian', { short_answers: [shortAnswer('', `${key}`, `${key + width}`), shortAnswer('0,5 m')] }),
    answer: { text: `${typed}` },
  }))
const CITIES = ['Jakarta', 'DKI Jakarta', 'Bogor', 'Pasar Minggu'] as const
const textsTyped: Case = fc
  .tuple(fc.subarray([...CITIES], { minLength: 1 }), fc.constantFrom(...CITIES), fc.boolean(), fc.boolean())
  .map(([keys, city, isLoud, exact]) => ({
    question: asked('isian', { short_answers: keys.map((key) => shortAnswer(key)), interaction: { exact } }),
    answer: { text: isLoud ? city.toUpperCase() : city },
  }))

const cents = fc.integer({ min: 0, max: 500 }).map((value) => value / 100)
const rubric = fc.array(fc.array(cents, { minLength: 2, maxLength: 6 }), { maxLength: 4 }).map((criteria) =>
  criteria.map((levels, at) => ({
    id: `r${at + 1}`,
    text: 'Kriteria',
    levels: levels.map((points) => ({ points, text: 'Tingkat' })),
  })),
)

/** Questions with a whole key, each with an answer of any worth. */
export const CASES: { readonly [Name in FormName]: Case } = {
  pg: choice('pg', oneOf),
  pgk: choice('pgk', severalOf),
  isian: fc.oneof(numbersTyped, textsTyped),
  uraian: fc.tuple(rubric, fc.array(fc.nat(6), { maxLength: 4 })).map(([criteria, marks]) => ({
    question: asked('uraian', {
      answer: 'Karena <b>panas</b>.',
      interaction: { rubric: criteria },
      scoring: { points: 2.5, rule: 'rubric' },
    }),
    answer: { text: 'panas', marks: Object.fromEntries(marks.map((mark, at) => [`r${at + 1}`, mark])) },
  })),
  benar_salah: fc.array(fc.constantFrom('1' as const, '2' as const), { minLength: 1, maxLength: 8 }).chain((keys) => {
    const all = statements(...keys)
    return given(
      all.map(({ id }) => `${id}`),
      ['1', '2'],
    ).map((rows) => ({ question: asked('benar_salah', { statements: all }), answer: { rows } }))
  }),
  kategori: fc
    .integer({ min: 2, max: 5 })
    .chain((many) =>
      fc.array(fc.integer({ min: 1, max: many }), { minLength: 1, maxLength: 8 }).map((keys) => table(many, ...keys)),
    )
    .chain((interaction) =>
      given(
        interaction.rows.map(({ id }) => id),
        interaction.columns.map(({ id }) => id),
      ).map((rows) => ({ question: asked('kategori', { interaction }), answer: { rows } })),
    ),
  jodohkan: fc
    .integer({ min: 1, max: 6 })
    .chain((many) =>
      fc
        .array(fc.integer({ min: 1, max: many }), { minLength: 1, maxLength: 6 })
        .map((keys) => matching(many, ...keys)),
    )
    .chain((interaction) => {
      const ends = (side: 'left' | 'right') => fc.constantFrom(...interaction[side].map(({ id }) => id))
      return fc.array(fc.tuple(ends('left'), ends('right')), { maxLength: 10 }).map((pairs) => ({
        question: asked('jodohkan', { interaction: { ...interaction, reuse: true } }),
        answer: { pairs },
      }))
    }),
}
export const CASE_NAMES = Object.keys(FORM_TYPE) as FormName[]

/** The same cases at every run, for a test that cannot be a property. */
export const samplesOf = (form: FormName, many: number) => fc.sample(CASES[form], { numRuns: many, seed: 17 })
