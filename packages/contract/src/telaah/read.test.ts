import { expect, it } from 'vitest'
import { MOST_LETTERS, OBJECT, readText } from './read.ts'

it('reads blocks as lines, formulas and pictures as one letter, entities as theirs', () => {
  const html =
    '<p>Titik <b>𝑃</b> &lt; 5&nbsp;m<sup>2</sup></p>\n<p></p><ul><li>satu<br>dua</li></ul>' +
    '<math data-latex="x"><mi>x</mi></math> dan <img src="/media/a.png" alt="peta">'
  const { text, stressed, raised, formulas, pictures } = readText('question_text', html)
  expect(text).toBe(`Titik 𝑃 < 5 m2\nsatu\ndua\n${OBJECT} dan ${OBJECT}`)
  expect(stressed.map(({ from, to }) => text.slice(from, to))).toEqual(['𝑃'])
  expect(raised.map(({ from, to }) => text.slice(from, to))).toEqual(['2'])
  expect(formulas).toEqual([{ at: text.indexOf(OBJECT), latex: 'x' }])
  expect(pictures).toEqual([{ at: text.length - 1, alt: 'peta' }])
})

it('reads no more of a long text than a rule may take time for', () => {
  expect(readText('question_text', `<p>${'di '.repeat(100_000)}</p>`).text).toHaveLength(MOST_LETTERS)
})
