import { expect, it } from 'vitest'
import { formula, listed, p, picture, r, read, tbl, tc, tr } from '../../test/docx.ts'
import { numbering } from '../../test/questions.ts'
import { drawFormula } from '../formula/mathml.ts'
import { contentsOf } from '../source/content.ts'
import { sourceOf } from '../source/lines.ts'
import { blocksHtml } from './blocks.ts'
import { fragmentOf } from './fragment.ts'
import { pictureOf, pictureSource } from './picture.ts'

const contents = async (body: string) => {
  const { blocks } = await read(body, { numbering, targets: { a: 'media/a.png', b: 'media/b.png' } })
  return contentsOf(sourceOf(blocks))
}
const html = async (body: string) => blocksHtml(await contents(body))

it('writes marks once around what they hold, and none around spaces', async () => {
  const body = p(
    r('a ', '<w:b/>') +
      r('b', '<w:b/><w:i/>') +
      r(' ', '<w:b/>') +
      r('c') +
      r('2', '<w:vertAlign w:val="superscript"/>') +
      r('d', '<w:strike/>'),
  )
  expect(await html(body)).toBe('<p><b>a <i>b</i></b> c<sup>2</sup><s>d</s></p>')
})

it('escapes what would be markup', async () => {
  expect(await html(p(r('a &lt;b&gt; &amp; c')))).toBe('<p>a &lt;b&gt; &amp; c</p>')
})

it('writes lists with the labels that are printed', async () => {
  const body =
    [1, 1].map((list) => listed('q', list)).join('') +
    listed('a', 5) +
    listed('b', 5) +
    listed('c', 2) +
    listed('x', 4) +
    p(r('z'))
  expect(await html(body)).toBe(
    '<ol><li><p>q</p></li><li><p>q</p></li></ol><ol type="a"><li><p>a</p></li><li><p>b</p></li></ol><p>1) c</p><ul><li><p>x</p></li></ul><p>z</p>',
  )
})

it('goes on with a list that text has cut', async () => {
  expect(await html(listed('a', 5) + p(r('x')) + listed('b', 5))).toBe(
    '<ol type="a"><li><p>a</p></li></ol><p>x</p><ol start="2" type="a"><li><p>b</p></li></ol>',
  )
})

it('keeps a line break, and the side to which a paragraph is set', async () => {
  expect(await html(p(`${r('a')}<w:r><w:br/></w:r>${r('b')}`, '<w:jc w:val="center"/>'))).toBe(
    '<p class="ta-center">a<br>b</p>',
  )
})

it('keeps merged cells, widths and sides of a table', async () => {
  const wide = (inside: string, more = '') => tc(inside, more)
  const body = `<w:tbl><w:tblPr><w:tblW w:w="2500" w:type="pct"/></w:tblPr><w:tblGrid><w:gridCol w:w="1000"/><w:gridCol w:w="3000"/></w:tblGrid>${tr(wide(p(r('a')), '<w:gridSpan w:val="2"/>'))}${tr(wide(p(r('b'), '<w:jc w:val="right"/>'), '<w:vMerge w:val="restart"/>'), wide(p(r('c'))))}${tr(wide(p(''), '<w:vMerge/>'), wide(p('')))}</w:tbl>`
  expect(await html(body)).toBe(
    '<table class="w-50"><tbody><tr><td class="w-100" colspan="2"><p>a</p></td></tr><tr><td class="ta-right w-25" rowspan="2"><p class="ta-right">b</p></td><td class="w-75"><p>c</p></td></tr><tr><td class="w-75"><p></p></td></tr></tbody></table>',
  )
})

it('writes a formula as our editor does, and one that cannot be drawn as its LaTeX', async () => {
  expect(await html(p(r('luas ') + formula('x')))).toBe('<p>luas <math data-latex="x"><mi>x</mi></math></p>')
  expect(drawFormula('\\frac{1', true)).toEqual({
    html: '<math display="block" data-latex="\\frac{1"><merror><mtext>\\frac{1</mtext></merror></math>',
    isFaulty: true,
  })
  expect(drawFormula(`${'x'.repeat(2001)}`, false)).toMatchObject({ isFaulty: true })
  expect(drawFormula('50%', false).isFaulty).toBe(false)
})

it('takes the pictures out of a fragment, and its table apart', async () => {
  const [line] = await contents(
    p(`${r('a')}<w:r>${picture('r:embed="a"', { cx: 952_500 })}</w:r>${r('b', '<w:strike/>')}`),
  )
  const read = fragmentOf(line ? [line] : [])
  expect(read).toMatchObject({ html: 'ab', hasTable: false, pictures: [{ part: 'word/media/a.png' }] })
  expect(fragmentOf(await contents(tbl(tr(tc(p(r('x'))), tc(p(r('y')))))))).toMatchObject({
    html: 'x<br>y',
    hasTable: true,
  })
})

it('names a picture by its part and by what is cut off', async () => {
  expect(await html(p(`<w:r>${picture('r:embed="a"', { cx: 952_500, alt: 'Kubus &quot;A&quot;' })}</w:r>`))).toBe(
    '<p><img src="part:word/media/a.png" alt="Kubus &quot;A&quot;" width="100"></p>',
  )
  const crop = { left: 0.1, top: 0, right: 0.25, bottom: 0 }
  expect(pictureOf(pictureSource({ part: 'word/media/ä b.png', crop }))).toEqual({ part: 'word/media/ä b.png', crop })
  expect(pictureOf('/media/x.png')).toBeUndefined()
})

it('says where a picture or an object cannot be read', async () => {
  const lines =
    p('<w:r><w:object><o:OLEObject ProgID="Excel.Sheet.12" r:id="a"/></w:object></w:r>') +
    p(`<w:r>${picture('r:embed="none"')}</w:r>`)
  expect(await html(lines)).toBe('<p>[objek tidak terbaca]</p><p>[gambar tidak terbaca]</p>')
})
