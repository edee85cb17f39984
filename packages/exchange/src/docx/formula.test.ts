import { expect, it } from 'vitest'
import { formula, lines, p, picture, r, read } from '../../test/docx.ts'

const fraction =
  '<m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath>'
const display = (inside: string) => `<m:oMathPara><m:oMathParaPr/>${inside}</m:oMathPara>`

it('reads formulas as LaTeX in the place where they stand', async () => {
  expect(await lines(p(r('nilai ') + fraction + r(' dan ') + formula('x≤2')))).toEqual([
    'nilai $\\frac{1}{2}$ dan $x\\le2$',
  ])
})

it('reads what Word wraps or marks within a formula', async () => {
  const m = (text: string) => `<m:r><w:rPr><w:b/></w:rPr><m:t>${text}</m:t></m:r>`
  const math = `<m:oMath><w:bookmarkStart/>${m('a')}<w:ins>${m('b')}</w:ins><w:del>${m('z')}</w:del>${r(' cm')}</m:oMath>`
  expect(await lines(p(math))).toEqual(['$ab\\text{ cm}$'])
})

it('gives a line of its own only to a formula that stands alone', async () => {
  const { blocks } = await read(p(display(fraction)) + p(display(fraction) + r('x')) + p(fraction) + display(fraction))
  expect(blocks).toMatchObject([
    { pieces: [{ display: true }] },
    { pieces: [{ display: false }, { text: 'x' }] },
    { pieces: [{ display: false }] },
    { pieces: [{ display: true }] },
  ])
})

it('keeps the letters of what it cannot read, and says so', async () => {
  const math = `<m:oMath><m:kelak><m:r><m:t>x</m:t></m:r><m:r><m:t>y</m:t></m:r></m:kelak></m:oMath>`
  expect(await lines(p(math + r('.')))).toEqual(['xy[formula].'])
  const changed = math.replace('</m:kelak>', '</m:kelak><w:del><m:r><m:t>z</m:t></m:r></w:del>')
  expect(await lines(p(changed))).toEqual(['xy[formula]'])
  expect(await lines(p(formula('y'.repeat(3000))))).toEqual([`${'y'.repeat(3000)}[formula]`])
})

it('leaves nothing for a formula without a sign, and loses no picture in one', async () => {
  const math = `<m:oMath><m:r><m:t/></m:r><w:r>${picture('r:embed="p"')}</w:r></m:oMath>`
  expect(await lines(p(math), { targets: { p: 'media/a.png' } })).toEqual(['[word/media/a.png]'])
})
