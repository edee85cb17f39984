import { describe, expect, it } from 'vitest'
import { asked, matching, options, shortAnswer, statements, table } from '../../test/asked.ts'
import { lackOfAnswer, saidAnswer, saidKey } from './given.ts'
import { fractionOf, posedBy } from './score.ts'
import type { Answer, Asked } from './scorer.ts'
import { SCORERS } from './scorers.ts'

const short = asked('isian', {
  short_answers: [shortAnswer('3,5', '3,4', '3,6'), shortAnswer('tiga setengah')],
})
const matched = asked('jodohkan', { interaction: matching(3, 2, 1) })
const CASES: [what: string, question: Asked, answer: Answer, said: string, key: string, agrees: boolean][] = [
  ['one option', asked('pg', { selections: options(false, true) }), { choices: [1] }, 'A', 'B', false],
  [
    'a set of options in any order',
    asked('pgk', { selections: options(true, false, true, true) }),
    { choices: [4, 3, 1] },
    'A, C, dan D',
    'A, C, dan D',
    true,
  ],
  [
    'a part of that set',
    asked('pgk', { selections: options(true, false, true) }),
    { choices: [1] },
    'A',
    'A dan C',
    false,
  ],
  ['a number within its range', short, { text: '3.45' }, '3.45', '3,5 (3,4 sampai 3,6) atau tiga setengah', true],
  ['a number beside its range', short, { text: '3,7' }, '3,7', '3,5 (3,4 sampai 3,6) atau tiga setengah', false],
  [
    'a text without case, spaces and full stop',
    short,
    { text: ' Tiga  Setengah.' },
    'Tiga  Setengah.',
    '3,5 (3,4 sampai 3,6) atau tiga setengah',
    true,
  ],
  [
    'statements',
    asked('benar_salah', { statements: statements('1', '2') }),
    { rows: { 11: '1', 12: '1' } },
    '1 Benar, 2 Benar',
    '1 Benar, 2 Salah',
    false,
  ],
  [
    'categories',
    asked('kategori', { interaction: table(3, 1, 3) }),
    { rows: { r1: 'c1', r2: 'c3' } },
    '1 Benar, 2 Tidak tahu',
    '1 Benar, 2 Tidak tahu',
    true,
  ],
  [
    'pairs',
    matched,
    {
      pairs: [
        ['l1', 'r1'],
        ['l2', 'r2'],
      ],
    },
    '1-A, 2-B',
    '1-B, 2-A',
    false,
  ],
]

describe('an answer that was given without the key', () => {
  it.each(CASES)('says %s as people do, beside the key', (_, question, answer, said, key, agrees) => {
    const scorer = SCORERS[question.form]
    const posed = posedBy(scorer, question)
    expect(saidAnswer(posed, answer)).toBe(said)
    expect(saidKey(posed, scorer.answerOf(posed) ?? {})).toBe(key)
    expect(fractionOf('all', scorer.result(posed, answer)) === 1).toBe(agrees)
    expect(lackOfAnswer(scorer.student(posed), answer)).toBeUndefined()
  })

  it.each(CASES)('is not whole where %s is left open', (_, question) => {
    const shown = SCORERS[question.form].student(question)
    expect(lackOfAnswer(shown, {})).toMatch(/dahulu\.$/)
    expect(lackOfAnswer(shown, { choices: [], text: ' ', rows: { 11: '1', r1: 'c1' }, pairs: [['l1', 'r1']] })).toMatch(
      /dahulu\.$/,
    )
  })
})
