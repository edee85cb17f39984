import fc from 'fast-check'
import { expect, it } from 'vitest'
import { KEPT, TYPED } from '../../../test/formulas.ts'
import { brokenIn } from '../../../test/qti-rules.ts'
import { wildHtml } from '../../../test/wild-html.ts'
import { drawFormula } from '../../formula/mathml.ts'
import { textIn as textOfXml, within } from '../../xml/element.ts'
import { readXmlText } from '../../xml/xml.ts'
import { allOf, nodesOf, textIn } from '../html/tree.ts'
import type { Images } from './images.ts'
import { xhtmlWriter } from './xhtml.ts'

const images: Images = { hrefOf: () => 'images/1.png', taken: () => ({ hrefs: [], gone: 0 }), files: () => ({}) }
const write = (text: string) => xhtmlWriter(images)({ text })

it.each([
  ['<b>a <i>b</i><p>c</p></b>', '<b>a </b><b><i>b</i></b><p><b>c</b></p>'],
  [
    '<u><div><p>a</p>b</div></u>',
    '<div><p><span class="qti-underline">a</span></p><span class="qti-underline">b</span></div>',
  ],
  ['<h2>a<p>b</p><ul><li>c</li></ul></h2>', '<h2>a</h2><h2>b</h2><ul><li>c</li></ul>'],
  ['<ul><li>a</li><ul><li>b</li></ul>c</ul>', '<ul><li>a<ul><li>b</li></ul>c</li></ul>'],
  ['<ol><ol><li>a</li></ol></ol>', '<ol><li><ol><li>a</li></ol></li></ol>'],
  [
    '<ol start="3" type="a"><li>a</li></ol>',
    '<ol class="qti-list-style-type-lower-alpha" data-start="3"><li>a</li></ol>',
  ],
  ['<li>a</li>', '<ul><li>a</li></ul>'],
  [
    '<table><tr></tr><tr><td><b><p>a</p></b></td></tr></table>',
    '<table><tbody><tr><td><p><b>a</b></p></td></tr></tbody></table>',
  ],
  [
    '<table><tbody><tr><td>b</td></tr></tbody><tfoot><tr><td>c</td></tr></tfoot><thead></thead></table>',
    '<table><tfoot><tr><td>c</td></tr></tfoot><tbody><tr><td>b</td></tr></tbody></table>',
  ],
  [
    '<p><a href="https://contoh.id" target="_blank" rel="noopener noreferrer">a</a></p>',
    '<p><a href="https://contoh.id">a</a></p>',
  ],
])('writes %s as QTI has it', (html, xhtml) => {
  expect(write(html)).toBe(xhtml)
})

it.each([
  ['<mn scriptlevel="1" mathcolor="tomato">1</mn>', '<mstyle scriptlevel="1"><mn>1</mn></mstyle>'],
  ['<msup><mi>x</mi></msup>', '<mrow><mi>x</mi></mrow>'],
  ['<mtr><mtd>a</mtd></mtr>', '<mrow><mrow><mtext>a</mtext></mrow></mrow>'],
  ['<mtable><mi>a</mi></mtable>', '<mtable><mtr><mtd><mi>a</mi></mtd></mtr></mtable>'],
  ['<mmultiscripts><mi>C</mi><mprescripts/><none/></mmultiscripts>', '<mrow><mi>C</mi><mrow/><mrow/></mrow>'],
])('writes %s of a formula as MathML has it', (inside, written) => {
  expect(write(`<math>${inside.replace(/<(mprescripts|none)\/>/g, '<$1></$1>')}</math>`)).toBe(
    `<math xmlns="http://www.w3.org/1998/Math/MathML">${written}</math>`,
  )
})

const lettersOf = (text: string) => [...text.replace(/\s/g, '')].sort().join('')

it('keeps every letter, picture and formula of a text that any client may have sent, and breaks no rule', () => {
  fc.assert(
    fc.property(wildHtml, (html) => {
      const nodes = nodesOf(html)
      const xml = write(html)
      const all = [...within(readXmlText(`<x>${xml.replace(/<annotation.*?<\/annotation>/g, '')}</x>`))]
      expect(brokenIn(xml)).toEqual([])
      expect(lettersOf(textOfXml(readXmlText(`<x>${xml.replace(/<annotation.*?<\/annotation>/g, '')}</x>`)))).toBe(
        lettersOf(nodes.map(textIn).join('')),
      )
      for (const [tag, name] of [
        ['img', 'img'],
        ['math', 'mml:math'],
      ] as const)
        expect(all.filter((element) => element.name === name)).toHaveLength(allOf(nodes, tag).length)
    }),
    { numRuns: Number(process.env.RUNS ?? 100) },
  )
})

it('writes the formulas of schools', () => {
  const written = [...KEPT, ...TYPED].flatMap((latex) => [drawFormula(latex, false), drawFormula(latex, true)])
  expect(written.flatMap(({ html }) => brokenIn(write(html)))).toEqual([])
})
