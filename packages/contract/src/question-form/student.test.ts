import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asked, matching, options, shortAnswer, statements, table } from '../../test/asked.ts'
import { QUESTION_FORMS } from '../question-words.ts'
import { seeded } from '../shuffle.ts'
import type { Asked, Shown } from './scorer.ts'
import { SCORERS } from './scorers.ts'

const CANARY = 'KENARI'
const key = CANARY as never

/** Every place of a key holds the canary, and so does a field that no form knows. */
const watched = <Row extends object>(rows: readonly Row[], keys: Partial<Record<keyof Row, never>> = {}) =>
  rows.map((row) => ({ ...row, ...keys, later: CANARY }))

const { columns, rows } = table(3, 1, 2)
const { left, right } = matching(3, 1, 2)
const full = asked('pg', {
  answer: CANARY,
  selections: watched(options(true, false), { is_answer: key }),
  short_answers: watched([shortAnswer(CANARY, CANARY, CANARY)]),
  statements: watched(statements('1', '2'), { answer: key }),
  interaction: {
    rubric: watched([{ id: 'r1', text: CANARY, levels: [{ points: 1, text: CANARY }] }]),
    columns: watched(columns),
    rows: watched(rows, { column: key }),
    left: watched(left),
    right: watched(right),
    pairs: [[CANARY, CANARY]],
    exact: key,
    multiple: key,
    used: { rows: 2 },
    lines: 5,
    unit: 'meter',
    ...{ later: CANARY },
  },
  ...{ discussion: CANARY, keywords: CANARY, answers: CANARY, scoring: { points: 1, rule: key } },
})

/** Names under which keys stand. */
const KEYS = [
  'is_answer',
  'column"',
  'pairs',
  'rubric',
  'exact',
  'used',
  '_range',
  'short_answer',
  '"answer"',
  'scoring',
]

describe.each(QUESTION_FORMS)('a student who gets %s', (form) => {
  const question: Asked = { ...full, form }
  const shown = JSON.stringify(SCORERS[form].student(question))

  it('sees no key', () => {
    expect(JSON.stringify(question)).toContain(CANARY)
    expect(shown).not.toContain(CANARY)
    expect(KEYS.filter((name) => shown.includes(name))).toEqual([])
  })

  it('sees the question', () => {
    expect(shown).toContain('Pilih yang tepat.')
    expect(shown).toContain(`"form":"${form}"`)
  })
})

it.each([
  ['pg', ['Pilihan 1', 'Pilihan 2']],
  ['pgk', ['Pilihan 1', 'Pilihan 2']],
  ['isian', ['meter']],
  ['uraian', ['"lines":5']],
  ['benar_salah', ['Pernyataan 1', 'Pernyataan 2']],
  ['kategori', ['Pernyataan 1', 'Benar', 'Tidak tahu']],
  ['jodohkan', ['l 1', 'r 3']],
] as const)('sees what %s asks', (form, texts) => {
  const shown = JSON.stringify(SCORERS[form].student({ ...full, form }))
  for (const text of texts) expect(shown).toContain(text)
})

const texts = (question: Pick<Shown, 'selections'> & { interaction: { right?: { text: string }[] } }) => [
  ...question.selections.map(({ selection_text }) => selection_text),
  ...(question.interaction.right ?? []).map(({ text }) => text),
]
const withTexts = (form: 'pg' | 'jodohkan', list: readonly string[], order?: 'auto' | 'tetap' | 'acak') => {
  const rowsOf = list.map((text, at) => ({ id: `r${at + 1}`, text, image: 'image' }))
  const selections = options(...list.map(() => true)).map((row, at) => ({ ...row, selection_text: list[at] ?? '' }))
  return form === 'pg'
    ? asked('pg', { selections, interaction: { order } })
    : asked('jodohkan', { interaction: { ...matching(list.length, 1), right: rowsOf, order } })
}
const WORDS = ['Merah', 'Biru', 'Hijau', 'Kuning', 'Ungu']

describe('the order', () => {
  it.each([
    [WORDS, undefined, false],
    [WORDS, 'auto', false],
    [WORDS, 'tetap', true],
    [['1', '2 m', '<sup>1</sup>', '4', '5'], 'auto', false],
    [['1.000', '2 m', '1/2', 'Rp4', '5%'], 'auto', true],
    [['1.000', '2 m', '1/2', 'Rp4', '5%'], 'acak', false],
    [[...WORDS.slice(1), 'Semua benar'], 'auto', true],
    [[...WORDS.slice(1), 'A dan B'], 'auto', true],
    [[...WORDS.slice(1), 'Pilihan di atas salah'], 'auto', true],
    [[...WORDS.slice(1), 'merah dan biru'], 'auto', false],
  ] as const)('of options %s with "%s" stays: %s', (list, order, stays) => {
    const orders = ['a', 'b', 'c', 'd'].map((seed) =>
      texts(SCORERS.pg.shuffled(withTexts('pg', list, order), seeded(seed))).join(),
    )
    expect(orders.every((mixed) => mixed === list.join())).toBe(stays)
  })

  it('of partners tells nothing of the key, unless the author wants theirs', () => {
    const seen = (list: readonly string[], order?: 'tetap') =>
      texts(SCORERS.jodohkan.student(withTexts('jodohkan', list, order)))
    expect(seen(WORDS)).toEqual(['Biru', 'Hijau', 'Kuning', 'Merah', 'Ungu'])
    expect(seen(WORDS.toReversed())).toEqual(seen(WORDS))
    expect(seen(['10', '9,5', '1/2'])).toEqual(['1/2', '9,5', '10'])
    expect(seen(WORDS, 'tetap')).toEqual(WORDS)
    const mixed = SCORERS.jodohkan.shuffled(withTexts('jodohkan', ['10', '9,5', '1/2']), seeded('a'))
    expect(texts(mixed)).toEqual(['1/2', '9,5', '10'])
  })

  it('of rows of Kategori is shuffled, of its columns never', () => {
    const question = asked('kategori', { interaction: table(3, 1, 2, 3, 1, 2) })
    const { interaction } = SCORERS.kategori.shuffled(question, seeded('paket'))
    expect(interaction.rows?.map(({ id }) => id)).not.toEqual(question.interaction.rows?.map(({ id }) => id))
    expect(interaction.columns).toEqual(question.interaction.columns)
  })
})

describe('of Menjodohkan', () => {
  const { jodohkan } = SCORERS
  const ends = { minLength: 2, maxLength: 5 }
  const content = fc.record({
    text: fc.constantFrom('', 'Merah', 'Biru', '10', '5'),
    image: fc.string({ minLength: 1 }),
  })
  const partners = fc.uniqueArray(content, { ...ends, selector: (row) => JSON.stringify(row) })
  const written = (rows: readonly { text: string; image: string }[]) => {
    const { left } = matching(0, ...rows.map(() => 1))
    const right = rows.map((row, at) => ({ ...row, id: `r${at + 1}` }))
    return asked('jodohkan', { interaction: { left, right, pairs: left.map(({ id }, at) => [id, `r${at + 1}`]) } })
  }

  it('what is shown is the same, whichever partners belong together', () => {
    const orders = partners.chain((rows) =>
      fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
    )
    fc.assert(
      fc.property(orders, ([rows, others]) => {
        expect(jodohkan.student(written(rows))).toEqual(jodohkan.student(written(others)))
      }),
    )
  })

  it('partners in the order of their author have ids of that order', () => {
    const { right = [], ...more } = withTexts('jodohkan', WORDS, 'tetap').interaction
    const question = asked('jodohkan', { interaction: { ...more, right: right.toReversed() } })
    expect(jodohkan.student(question).interaction.right?.map(({ id }) => id)).toEqual(['r1', 'r2', 'r3', 'r4', 'r5'])
  })
})
