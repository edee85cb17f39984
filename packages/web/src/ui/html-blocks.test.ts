import { expect, it } from 'vitest'
import { unlike } from './html-blocks.ts'

const marked = (html: string, other: string) =>
  unlike(html, other)
    .filter(({ differs }) => differs)
    .map((block) => block.html)

it('marks the paragraph that the other version lacks, wherever it stands', () => {
  expect(marked('<p>Satu</p><p>Dua</p><p>Tiga</p>', '<p>Satu</p><p>Tiga</p>')).toEqual(['<p>Dua</p>'])
  expect(marked('<p>Satu</p><p>Tiga</p>', '<p>Satu</p><p>Dua</p><p>Tiga</p>')).toEqual([])
})

it('marks one that stands more often', () => {
  expect(marked('<p>Sama</p><p>Sama</p>', '<p>Sama</p>')).toEqual(['<p>Sama</p>'])
})

it('takes loose text and what stands in its line as one', () => {
  const pieces = unlike('Luas <b>bidang</b><br>itu<p>Lalu</p>akhir', '')
  expect(pieces.map(({ html }) => html)).toEqual(['Luas <b>bidang</b><br>itu', '<p>Lalu</p>', 'akhir'])
})

it('keeps what would be markup if it were read twice', () => {
  expect(unlike('<p>1 &lt; 2</p>a &lt; b', '').map(({ html }) => html)).toEqual(['<p>1 &lt; 2</p>', 'a &lt; b'])
})
