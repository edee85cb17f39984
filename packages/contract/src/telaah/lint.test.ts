import { expect, it } from 'vitest'
import { askedOfBody } from '../question-form/asked-of-body.ts'
import { lint } from './index.ts'

/** Each would take a rule that looks ahead without a bound many times longer than the others. */
it.each(['.', ' ', '? ', '$x^', ' ,', '<b>x', '0.5 ', 'adalah ', 'di ', '(1) ', 'x\u00a0', 'â€', 'A. ', '1 cm '])(
  'reads 200,000 letters of %j in every place',
  (part) => {
    const text = `yang dan di ${part.repeat(200_000 / part.length)}`
    const selections = ['a', 'b', 'c'].map((letter) => ({ selection_text: text + letter, is_answer: letter === 'a' }))
    const asked = askedOfBody({ qt_id: 2, question_text: text, selections })
    const found = asked ? lint({ ...asked, discussion: { discussion_text: text } }) : undefined
    expect(found?.every(({ at: [from, to] }) => from <= to && to <= 20_000)).toBe(true)
  },
)

it('tells fifty places of a rule at most', () => {
  const asked = askedOfBody({ qt_id: 1, question_text: `<p>${'panjang '.repeat(500)}</p>` })
  const found = asked ? lint(asked) : []
  expect(found.filter(({ rule }) => rule === 'repeated')).toHaveLength(50)
})

it.each([
  ['Luas kebun itu 4 cm2.', ['cm²']],
  ['Luas kebun itu 4 cm2, sawahnya 5 m2.', ['cm²', 'm²']],
  ['Kode kebun itu 4 cm2.5', []],
])('sees where a unit ends: %s', (text, fixes) => {
  const asked = askedOfBody({ qt_id: 1, question_text: `<p>${text}</p>` })
  const found = asked ? lint(asked) : []
  expect(found.flatMap(({ rule, fix }) => (rule === 'formula-plain' ? [fix] : []))).toEqual(fixes)
})
