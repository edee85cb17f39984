import { describe, expect, it } from 'vitest'
import { asked, matching, options, shortAnswer, statements, table } from '../../test/asked.ts'
import type { Rule } from './interaction.ts'
import { fractionOf, pointsOf, scoreOf } from './score.ts'
import type { Answer, Asked } from './scorer.ts'
import { SCORERS } from './scorers.ts'
import { criteriaOf } from './uraian/score.ts'

const scored = (question: Asked, answer: Answer, points = 1, rule: Rule = 'all') =>
  scoreOf(SCORERS[question.form], { ...question, scoring: { points, rule } }, answer)

const pg = asked('pg', { selections: options(false, true, false, false) })
const pgk = asked('pgk', { selections: options(true, true, true, false, false) })
const angka = asked('isian', { short_answers: [shortAnswer('15 meter', '15', '15'), shortAnswer('lima belas')] })
const pernyataan = asked('benar_salah', { statements: statements('1', '2', '1') })
const kategori = asked('kategori', { interaction: table(3, 1, 2, 3) })
const jodohkan = asked('jodohkan', { interaction: matching(4, 2, 1, 3) })

it.each<[what: string, question: Asked, answer: Answer, all: number, graded: number, rule: Rule]>([
  ['pg right', pg, { choices: [2] }, 1, 1, 'all'],
  ['pg wrong', pg, { choices: [1] }, 0, 0, 'all'],
  ['pg two marked', pg, { choices: [2, 1] }, 0, 0, 'all'],
  ['pg an option of another question', pg, { choices: [9] }, 0, 0, 'all'],
  ['pgk all', pgk, { choices: [3, 1, 2] }, 1, 1, 'parts_minus'],
  ['pgk two of three', pgk, { choices: [1, 2] }, 0, 0.67, 'parts_minus'],
  ['pgk two right and one wrong', pgk, { choices: [1, 2, 4] }, 0, 0.33, 'parts_minus'],
  ['pgk all and one wrong', pgk, { choices: [1, 2, 3, 4] }, 0, 0.67, 'parts_minus'],
  ['pgk everything', pgk, { choices: [1, 2, 3, 4, 5] }, 0, 0.33, 'parts_minus'],
  ['pgk more wrong than right', pgk, { choices: [1, 4, 5] }, 0, 0, 'parts_minus'],
  ['isian number', angka, { text: ' 15,0 m ' }, 1, 1, 'all'],
  ['isian second row', angka, { text: 'Lima belas.' }, 1, 1, 'all'],
  ['isian wrong', angka, { text: '16' }, 0, 0, 'all'],
  ['isian blank', angka, { text: '  ' }, 0, 0, 'all'],
  ['benar_salah all', pernyataan, { rows: { 11: '1', 12: '2', 13: '1' } }, 1, 1, 'parts'],
  ['benar_salah two of three', pernyataan, { rows: { 11: '1', 12: '1', 13: '1' } }, 0, 0.67, 'parts'],
  ['benar_salah one, others blank', pernyataan, { rows: { 12: '2' } }, 0, 0.33, 'parts'],
  ['kategori all', kategori, { rows: { r1: 'c1', r2: 'c2', r3: 'c3' } }, 1, 1, 'parts'],
  ['kategori one wrong', kategori, { rows: { r1: 'c1', r2: 'c2', r3: 'c1' } }, 0, 0.67, 'parts'],
  ['kategori one column for all', kategori, { rows: { r1: 'c1', r2: 'c1', r3: 'c1' } }, 0, 0.33, 'parts'],
  ['kategori unknown row', kategori, { rows: { r9: 'c1' } }, 0, 0, 'parts'],
  [
    'jodohkan all',
    jodohkan,
    {
      pairs: [
        ['l3', 'r3'],
        ['l1', 'r2'],
        ['l2', 'r1'],
      ],
    },
    1,
    1,
    'parts',
  ],
  [
    'jodohkan two swapped',
    jodohkan,
    {
      pairs: [
        ['l1', 'r1'],
        ['l2', 'r2'],
        ['l3', 'r3'],
      ],
    },
    0,
    0.33,
    'parts',
  ],
  [
    'jodohkan two swapped, minus',
    jodohkan,
    {
      pairs: [
        ['l1', 'r1'],
        ['l2', 'r2'],
        ['l3', 'r3'],
      ],
    },
    0,
    0,
    'parts_minus',
  ],
  [
    'jodohkan one wrong, minus',
    jodohkan,
    {
      pairs: [
        ['l1', 'r2'],
        ['l2', 'r1'],
        ['l3', 'r4'],
      ],
    },
    0,
    0.33,
    'parts_minus',
  ],
  [
    'jodohkan two for one',
    jodohkan,
    {
      pairs: [
        ['l1', 'r2'],
        ['l1', 'r4'],
      ],
    },
    0,
    0,
    'parts',
  ],
])('scores %s', (_, question, answer, all, graded, rule) => {
  expect(scored(question, answer)).toBe(all)
  expect(scored(question, answer, 1, rule)).toBe(graded)
})

it('reads a short answer with the unit and the strictness of its question', () => {
  const unit = asked('isian', { short_answers: [shortAnswer('15')], interaction: { unit: 'm' } })
  expect(scored(unit, { text: '15 meter' })).toBe(1)
  const exact = asked('isian', { short_answers: [shortAnswer('Jakarta')], interaction: { exact: true } })
  expect(scored(exact, { text: 'jakarta' })).toBe(0)
})

it('takes a blank part as neither right nor wrong', () => {
  expect(SCORERS.benar_salah.result(pernyataan, { rows: { 11: '', 12: '2' } })).toEqual({ right: 1, wrong: 0, of: 3 })
  expect(SCORERS.kategori.result(kategori, { rows: { r1: 'c2' } })).toEqual({ right: 0, wrong: 1, of: 3 })
  expect(SCORERS.jodohkan.result(jodohkan, {})).toEqual({ right: 0, wrong: 0, of: 3 })
})

describe('points', () => {
  it('are rounded once, at the end', () => {
    const one = { choices: [1] }
    expect(scored(pgk, one, 10, 'parts_minus')).toBe(3.33)
    expect(scored(pgk, one, 0.01, 'parts_minus')).toBe(0)
    expect(scored(pgk, { choices: [1, 2] }, 0.01, 'parts_minus')).toBe(0.01)
    expect(scored(asked('pgk', { selections: options(true, true) }), one, 2.01, 'parts_minus')).toBe(1.01)
    expect(fractionOf('parts_minus', SCORERS.pgk.result(pgk, one))).toBe(1 / 3)
  })

  it('are none where there is no key', () => {
    expect(scored(asked('pgk', { selections: options(false) }), { choices: [1] }, 1, 'parts_minus')).toBe(0)
    expect(fractionOf('all', { right: 0, wrong: 0, of: 0 })).toBe(0)
    expect(scored(asked('kategori', { interaction: table(2, 1, null) }), { rows: { r1: 'c1', r2: 'c2' } })).toBe(0)
  })

  const levels = [0, 0.7, 1.1].map((points) => ({ points, text: '' }))
  const essay = asked('uraian', {
    answer: 'Karena <b>panas</b>',
    scoring: { points: 5, rule: 'rubric' },
    interaction: {
      rubric: [
        { id: 'r1', text: 'Isi', levels },
        { id: 'r2', text: 'Bahasa', levels },
      ],
    },
  })
  it('of an essay are those of its rubric', () => {
    expect(pointsOf(SCORERS.uraian, essay)).toBe(2.2)
    expect(scored(essay, { text: 'x', marks: { r1: 1, r2: 2 } }, 5, 'rubric')).toBe(1.8)
    expect(scored(essay, { text: 'x', marks: { r1: 9, r7: 2 } }, 5, 'rubric')).toBe(0)
    expect(SCORERS.uraian.answerOf(essay)).toEqual({ text: 'Karena panas', marks: { r1: 2, r2: 2 } })
  })

  it('of an essay without a rubric are given or not', () => {
    const bare = asked('uraian', { answer: 'Ya', scoring: { points: 3, rule: 'rubric' } })
    expect(criteriaOf(bare).map(({ levels }) => levels.map(({ points }) => points))).toEqual([[0, 3]])
    expect(scored(bare, { text: 'ya', marks: { r1: 1 } }, 3, 'rubric')).toBe(3)
    expect(scored(bare, { text: 'ya' }, 3, 'rubric')).toBe(0)
  })
})

it.each<[Asked]>([
  [asked('pg', { selections: options(false, false) })],
  [asked('pgk')],
  [asked('isian')],
  [asked('uraian', { answer: '' })],
  [asked('benar_salah', { statements: statements('1', null) })],
  [asked('kategori')],
  [asked('kategori', { interaction: table(2, 1, null) })],
  [asked('jodohkan', { interaction: { ...matching(2, 1, 2), pairs: [['l1', 'r1']] } })],
])('has no answer to a question without a key', (question) => {
  expect(SCORERS[question.form].lacksKey(question)).toBe(true)
  expect(SCORERS[question.form].answerOf(question)).toBeUndefined()
})

it.each([
  [[shortAnswer('', '', '5')], '5'],
  [[shortAnswer('', '4', '')], '4'],
  [[shortAnswer('', 'banyak', '5'), shortAnswer('<b>dua</b>')], 'dua'],
  [[shortAnswer('', 'banyak', '5')], undefined],
])('finds what a short answer accepts', (short_answers, text) => {
  expect(SCORERS.isian.answerOf(asked('isian', { short_answers }))?.text).toBe(text)
})

it.each([
  ['15 meter', 'meter', '15'],
  ['15 m', 'meter', '15'],
  ['68 m<sup>2</sup>', 'm²', '68'],
  ['Rp26.500', 'Rp', '26.500'],
  ['Rp26.500,-', 'Rp', 'Rp26.500,-'],
  ['-5 °C', '°C', '-5'],
  ['½ m', 'm', '½'],
  ['15 cm', 'm', '15 cm'],
  ['15 meter', '', '15 meter'],
  ['lima meter', 'meter', 'lima meter'],
])('types %s beside the unit "%s" as %s', (key, unit, text) => {
  const question = asked('isian', { short_answers: [shortAnswer(key)], interaction: { unit } })
  expect(SCORERS.isian.answerOf(question)?.text).toBe(text)
})

it.each<[Asked, string[]]>([
  [asked('pg'), ['Belum ada pilihan jawaban.']],
  [
    asked('pg', { selections: options(false) }),
    ['Belum ada pilihan yang ditandai sebagai jawaban.', 'Baru ada satu pilihan.'],
  ],
  [asked('pg', { selections: options(true, false) }), []],
  [
    asked('pg', {
      selections: options(true, false, false).map((row) => ({ ...row, selection_text: 'Sama', image: '' })),
    }),
    ['Pilihan A dan B dan C sama.'],
  ],
  [asked('pg', { selections: options(true, false).map((row) => ({ ...row, selection_text: '' })) }), []],
  [asked('pgk', { selections: options(true, true) }), ['Semua pilihan ditandai sebagai jawaban.']],
  [asked('isian'), ['Belum ada jawaban yang diterima.']],
  [
    asked('isian', { short_answers: [shortAnswer('', 'empat', '5')] }),
    ['Batas "empat" tidak terbaca sebagai bilangan.'],
  ],
  [asked('benar_salah'), ['Belum ada pernyataan.']],
  [
    asked('benar_salah', { statements: statements('1', null, null) }),
    ['Pernyataan 2, 3 belum ditandai Benar atau Salah.'],
  ],
  [asked('kategori'), ['Belum ada pernyataan.']],
  [kategori, ['AKM menilai bentuk ini bertingkat. Pertimbangkan "Per bagian".']],
  [{ ...kategori, scoring: { points: 1, rule: 'parts' } }, []],
  [asked('kategori', { interaction: table(2, 1, null, 2, 2, 1) }), ['Pernyataan 2 belum punya kolom.']],
  [
    asked('kategori', { interaction: table(2, 1, 1, 2, 2, 1, 1) }),
    ['AKM menilai bentuk ini bertingkat. Pertimbangkan "Per bagian".'],
  ],
  [asked('jodohkan'), ['Belum ada pasangan.']],
  [
    asked('jodohkan', {
      interaction: {
        ...matching(3, 1, 2, 3),
        pairs: [
          ['l1', 'r1'],
          ['l2', 'r2'],
        ],
      },
    }),
    ['Pasangan 3 belum dipilih.'],
  ],
  [asked('uraian'), []],
])('remarks on what the author may have overlooked', (question, sentences) => {
  expect(SCORERS[question.form].remarks(question)).toEqual(sentences)
})
