import { expect, it } from 'vitest'
import { markWords } from './word-marks.ts'

function fragmentOf(html: string) {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}
function marked(html: string, other: string) {
  const nodes = fragmentOf(html)
  markWords(nodes, fragmentOf(other))
  const box = document.createElement('div')
  box.append(nodes)
  expect(box.textContent).toBe(fragmentOf(html).textContent)
  return [...box.querySelectorAll('mark')].map((mark) => mark.innerHTML)
}

it('marks the words that the other version lacks, wherever they stand', () => {
  expect(marked('<p>Luas bidang itu 12 cm.</p>', '<p>Luas segitiga itu 12 cm.</p>')).toEqual(['bidang'])
  expect(marked('<p>Luas bidang datar itu</p>', '<p>Luas itu</p>')).toEqual(['bidang datar'])
  expect(marked('<p>Satu</p><p>Dua <b>tiga</b></p>', '<p>Satu</p>')).toEqual(['Dua', 'tiga'])
  expect(marked('<p>Satu dua satu</p>', '<p>Satu dua</p>')).toEqual(['satu'])
})

it('marks nothing where only the other version has more', () => {
  expect(marked('<p>Satu tiga</p>', '<p>Satu dua tiga</p>')).toEqual([])
})

it('takes a formula or a picture as one', () => {
  const half = '<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>'
  const third = '<math><mfrac><mn>1</mn><mn>3</mn></mfrac></math>'
  expect(marked(`<p>Jadi ${half} bagian</p>`, `<p>Jadi ${third} bagian</p>`)).toEqual([half])
  expect(marked('<p>A <img src="/media/1.png"></p>', '<p>A</p>')).toEqual(['<img src="/media/1.png">'])
})

it('marks all of it where only the formatting differs', () => {
  expect(marked('<p>Satu <b>dua</b></p>', '<p>Satu dua</p>')).toEqual(['<p>Satu <b>dua</b></p>'])
})

it('marks all of it, soon, where two long texts have no word in common', () => {
  const long = (letter: string) => Array.from({ length: 20_000 }, (_, at) => `${letter}${at}`).join(' ')
  expect(marked(`<p>${long('a')}</p>`, `<p>${long('b')}</p>`)).toHaveLength(1)
})

it('keeps what would be markup if it were read twice', () => {
  expect(marked('<p>1 &lt; 2</p>', '<p>1 &lt; 3</p>')).toEqual(['2'])
})
