import { expect, it } from 'vitest'
import { optionLines } from './option-lines.ts'

it.each([
  ['A. satu\nB. dua\nC. tiga\nD. empat\nE. lima', ['satu', 'dua', 'tiga', 'empat', 'lima']],
  ['1) $x^2$\r\n2) $\\frac{1}{2}$', ['$x^2$', '$\\frac{1}{2}$']],
  ['(c) tiga\n\n(d) empat\n', ['tiga', 'empat']],
  ['a.\tsatu\nb.\tdua', ['satu', 'dua']],
  ['  satu \n dua\ntiga', ['satu', 'dua', 'tiga']],
])('makes options of %j', (text, options) => {
  expect(optionLines(text)).toEqual(options)
})

it('joins a long option that the page had broken', () => {
  expect(optionLines('A. Jakarta adalah\nibu kota\nB. Bandung')).toEqual(['Jakarta adalah ibu kota', 'Bandung'])
})

it('leaves alone what only looks like a mark', () => {
  expect(optionLines('2.5 cm\n3.5 cm')).toEqual(['2.5 cm', '3.5 cm'])
  expect(optionLines('R. A. Kartini\nP. Diponegoro')).toEqual(['R. A. Kartini', 'P. Diponegoro'])
})

it('leaves one line as it is', () => {
  expect(optionLines('A. satu')).toBeUndefined()
  expect(optionLines('satu\n')).toBeUndefined()
})
