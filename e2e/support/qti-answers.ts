import type { Interaction, Rule } from '@bank/contract/question-form/interaction'
import type { Answer, Asked } from '@bank/contract/question-form/scorer'
import type { ScoredForm } from '@bank/exchange/write/qti/forms'
import { asked, matching, options, shortAnswer, statements, table } from '../../packages/contract/test/asked.ts'

/** A question, and what its answers are worth. */
type Worth = readonly [question: Asked, answers: readonly (readonly [answer: Answer, score: number])[]]

const worth = (question: Asked, points: number, rule: Rule) => ({ ...question, scoring: { points, rule } })

const single = asked('pg', { selections: options(false, true, false, false) })
const several = asked('pgk', { selections: options(true, true, true, false, false) })
const chosen = (...given: (readonly [choices: number[], score: number])[]) =>
  given.map(([choices, score]) => [{ choices }, score] as const)

const short = (rows: Asked['short_answers'], interaction: Interaction = {}) =>
  asked('isian', { short_answers: rows, interaction })
const typed = (...given: (readonly [text: string, score: number])[]) =>
  given.map(([text, score]) => [{ text }, score] as const)

const claims = asked('benar_salah', { statements: statements('1', '2', '1') })
const kinds = asked('kategori', { interaction: table(3, 1, 2, 3) })
const inRows = (...given: (readonly [rows: Record<string, string>, score: number])[]) =>
  given.map(([rows, score]) => [{ rows }, score] as const)

const pairs = asked('jodohkan', { interaction: matching(4, 2, 1, 3) })
const shared = asked('jodohkan', { interaction: { ...matching(3, 2, 2, 1), reuse: true } })
/** `21-` pairs the first on the left with the second on the right, the second with the first, the third with none. */
const paired = (...given: (readonly [partners: string, score: number])[]) =>
  given.map(([partners, score]) => {
    const all = [...partners].map((partner, at) => [`l${at + 1}`, `r${partner}`] as const)
    return [{ pairs: all.filter(([, right]) => right !== 'r-') }, score] as const
  })

/** Answers to each form, as a student can give them in a player, with the points that a teacher expects. */
export const ANSWERED: { readonly [Name in ScoredForm]: readonly Worth[] } = {
  pg: [
    [single, chosen([[2], 1], [[1], 0], [[4], 0], [[], 0])],
    [worth(single, 2.5, 'all'), chosen([[2], 2.5], [[3], 0])],
  ],
  pgk: [
    [several, chosen([[1, 2, 3], 1], [[3, 1, 2], 1], [[1, 2], 0], [[1, 2, 3, 4], 0], [[1, 2, 3, 4, 5], 0], [[], 0])],
    [
      worth(several, 1, 'parts_minus'),
      chosen([[2, 3, 1], 1], [[1, 2], 0.67], [[1, 2, 4], 0.33], [[1, 2, 3, 4], 0.67], [[1, 2, 3, 4, 5], 0.33]),
    ],
    [worth(several, 1, 'parts_minus'), chosen([[1, 4, 5], 0], [[4, 5], 0], [[], 0])],
    [worth(several, 10, 'parts_minus'), chosen([[1], 3.33], [[1, 2, 5], 3.33])],
    [worth(several, 0.01, 'parts_minus'), chosen([[1], 0], [[1, 2], 0.01])],
    [worth(asked('pgk', { selections: options(true, true) }), 2.01, 'parts_minus'), chosen([[1], 1.01])],
  ],
  isian: [
    [
      short([shortAnswer('', '40', '45')]),
      typed(['40', 1], ['45.0', 1], ['45.01', 0], ['39.99', 0], ['-42', 0], ['4.2e1', 1], ['banyak', 0], ['', 0]),
    ],
    [short([shortAnswer('', '', '45')]), typed(['-3', 1], ['46', 0])],
    [short([shortAnswer('', '40')]), typed(['1000000', 1], ['39', 0])],
    [short([shortAnswer('', '1/2', '1/3'), shortAnswer('3/4')]), typed(['0.4', 1], ['0.75', 1], ['0.7', 0])],
    [worth(short([shortAnswer('15')]), 2, 'all'), typed(['15', 2], ['15.00', 2], ['-15', 0], ['16', 0])],
    [short([shortAnswer('15 kg')], { unit: 'kg' }), typed(['15', 1], ['51', 0])],
    [
      short([shortAnswer('Jakarta'), shortAnswer('DKI Jakarta')]),
      typed(['jakarta', 1], ['DKI JAKARTA', 1], ['Yakarta', 0], ['', 0]),
    ],
    [short([shortAnswer('H<sub>2</sub>O &amp; "X"')], { exact: true }), typed(['H2O & "X"', 1], ['h2o & "x"', 0])],
  ],
  benar_salah: [
    [
      claims,
      inRows(
        [{ 11: '1', 12: '2', 13: '1' }, 1],
        [{ 11: '1', 12: '1', 13: '1' }, 0],
        [{ 11: '1', 12: '2' }, 0],
        [{}, 0],
      ),
    ],
    [
      worth(claims, 5, 'parts'),
      inRows([{ 13: '1', 12: '2', 11: '1' }, 5], [{ 11: '1', 12: '1', 13: '1' }, 3.33], [{ 12: '2' }, 1.67]),
    ],
    [worth(claims, 1, 'parts'), inRows([{ 11: '2', 12: '1', 13: '2' }, 0], [{}, 0])],
  ],
  kategori: [
    [kinds, inRows([{ r1: 'c1', r2: 'c2', r3: 'c3' }, 1], [{ r1: 'c1', r2: 'c2', r3: 'c1' }, 0], [{ r1: 'c1' }, 0])],
    [
      worth(kinds, 1, 'parts'),
      inRows(
        [{ r3: 'c3', r1: 'c1', r2: 'c2' }, 1],
        [{ r1: 'c1', r2: 'c2', r3: 'c1' }, 0.67],
        [{ r1: 'c1', r2: 'c1', r3: 'c1' }, 0.33],
        [{ r2: 'c3' }, 0],
        [{}, 0],
      ),
    ],
  ],
  jodohkan: [
    [pairs, paired(['213', 1], ['123', 0], ['21-', 0], ['---', 0])],
    [worth(pairs, 1, 'parts'), paired(['213', 1], ['123', 0.33], ['21-', 0.67], ['-4-', 0])],
    [worth(pairs, 1, 'parts_minus'), paired(['213', 1], ['123', 0], ['214', 0.33], ['21-', 0.67], ['-4-', 0])],
    [worth(shared, 3, 'parts_minus'), paired(['221', 3], ['222', 1], ['-2-', 1])],
  ],
}
