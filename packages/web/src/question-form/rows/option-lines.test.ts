import { expect, it } from 'vitest'
import { pastedLines } from '../../editor/pasted-lines.ts'
import { optionLines } from './option-lines.ts'

const ofText = (plain: string) => optionLines(pastedLines({ html: '', plain }))
const ofHtml = (html: string) => optionLines(pastedLines({ html, plain: '' }))

it.each([
  ['A. satu\nB. dua\nC. tiga\nD. empat\nE. lima', ['satu', 'dua', 'tiga', 'empat', 'lima']],
  ['1) $x^2$\r\n2) $\\frac{1}{2}$', ['$x^2$', '$\\frac{1}{2}$']],
  ['(c) tiga\n\n(d) empat\n', ['tiga', 'empat']],
  ['a.\tsatu\nb.\tdua', ['satu', 'dua']],
  ['  satu \n dua\ntiga', ['satu', 'dua', 'tiga']],
])('makes options of %j', (text, options) => {
  expect(ofText(text)).toEqual(options)
})

it('joins a long option that the page had broken', () => {
  expect(ofText('A. Jakarta adalah\nibu kota\nB. Bandung')).toEqual(['Jakarta adalah ibu kota', 'Bandung'])
})

it('leaves alone what only looks like a mark', () => {
  expect(ofText('2.5 cm\n3.5 cm')).toEqual(['2.5 cm', '3.5 cm'])
  expect(ofText('R. A. Kartini\nP. Diponegoro')).toEqual(['R. A. Kartini', 'P. Diponegoro'])
})

it('leaves one line as it is', () => {
  expect(ofText('A. satu')).toBeUndefined()
  expect(ofText('satu\n')).toBeUndefined()
})

it.each([
  ['<p>A. <i>miring</i></p><p>B. H<sub>2</sub>O</p>', ['<i>miring</i>', 'H<sub>2</sub>O']],
  ['<p><b>A. tebal</b> dan</p><p>lanjut</p><p>B. dua</p>', ['<b>tebal</b> dan lanjut', 'dua']],
  ['<ol><li><p>satu</p></li><li>dua</li></ol>', ['satu', 'dua']],
  ['satu<br>2 &lt; 3', ['satu', '2 &lt; 3']],
  ['<table><tr><td>A.</td><td>satu</td></tr><tr><td>B.</td><td>dua</td></tr></table>', ['satu', 'dua']],
  ['<p>A. <math data-latex="x"><mi>x</mi></math></p><p>B. y</p>', ['<math data-latex="x"><mi>x</mi></math>', 'y']],
])('keeps what a line of %s holds', (html, options) => {
  expect(ofHtml(html)).toEqual(options)
})
