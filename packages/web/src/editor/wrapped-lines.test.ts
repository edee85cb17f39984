import { expect, it } from 'vitest'
import { seamsIn } from './wrapped-lines.ts'

/** The paragraphs that the seams make of a text. */
function joined(text: string): string[] {
  const paragraphs: string[] = []
  const seams = seamsIn(text)
  for (const [index, line] of text.split(/\n+/).entries()) {
    const seam = seams[index]
    const before = seam ? (paragraphs.pop() ?? '') : ''
    paragraphs.push(seam ? `${seam.hyphen ? before.slice(0, -1) : before}${seam.text}${line}` : line)
  }
  return paragraphs
}

it('joins what a page has broken, up to the short line that ends a paragraph', () => {
  expect(
    joined(
      'Gedung pertunjukan memiliki 15 baris kursi. Baris terdepan\nberisi 20 kursi, dan setiap baris berikutnya berisi empat\nkursi lebih banyak.\nBerapa banyak kursi di gedung itu?',
    ),
  ).toEqual([
    'Gedung pertunjukan memiliki 15 baris kursi. Baris terdepan berisi 20 kursi, dan setiap baris berikutnya berisi empat kursi lebih banyak.',
    'Berapa banyak kursi di gedung itu?',
  ])
})

it('takes away the hyphen of a broken word and keeps that of a doubled one', () => {
  const line = 'Perhatikan pernyataan tentang operasi hitung per'
  expect(joined(`${line}-\nkalian`)).toEqual([`${line}kalian`])
  expect(joined(`Perhatikan kegiatan yang dilakukan oleh para anak-\nanak itu`)).toEqual([
    'Perhatikan kegiatan yang dilakukan oleh para anak-anak itu',
  ])
  expect(joined('Perhatikan gambar berikut ini dengan saksama. Anak-\nanak bermain')).toEqual([
    'Perhatikan gambar berikut ini dengan saksama. Anak-anak bermain',
  ])
})

it.each([
  ['2a-', 'b adalah'],
  ['sin 3x-', 'cos x'],
  ['n-', 'faktorial'],
  ['sin-', 'x'],
])('keeps the minus of %s %s', (end, start) => {
  const line = `Diketahui beberapa bilangan, tentukan nilai dari ${end}`
  expect(joined(`${line}\n${start}`)).toEqual([`${line} ${start}`])
})

it.each([
  ['short lines: a poem, a list of words', 'Aku ini binatang jalang\nDari kumpulannya terbuang'],
  ['rows with marks', `${'A. pernyataan pertama yang cukup panjang sekali'}\nB. kedua\n1) ketiga`],
  ['paragraphs with a blank line between', `${'kata '.repeat(12)}\n\n${'kata '.repeat(12)}`],
])('leaves %s', (_, text) => {
  expect(seamsIn(text).every((seam) => seam === undefined)).toBe(true)
})
