import { expect, it } from 'vitest'
import { plain, shown } from '../../test/questions.ts'
import { readFile } from '../file/read-file.ts'

const read = (text: string, roles?: Map<number, 'question'>) =>
  readFile('soal.txt', new TextEncoder().encode(text), roles ? { roles } : {})

it('reads Aiken: texts without numbers, options, an answer', async () => {
  const text =
    'Baris pertama.\nIbu kota Jawa Barat?\nA. Serang\nB. Bandung\nANSWER: B\n\nDua tambah dua?\nA) 4\nB) 5\nANSWER: A\n'
  const { questions, warnings } = await read(text)
  expect(questions.map(shown)).toEqual([
    ['pg: Baris pertama. Ibu kota Jawa Barat?', '- Serang', '* Bandung'],
    ['pg: Dua tambah dua?', '* 4', '- 5'],
  ])
  expect([questions.map(({ place }) => place.para), warnings]).toEqual([[1, 7], []])
})

it('reads Aiken without blank lines, with brackets and more letters, and says where no answer is', async () => {
  const text =
    'Planet terbesar?\nA) Bumi\nB) Mars\nC) Venus\nD) Saturnus\nE) Uranus\nF) Yupiter\nANSWER: F\nBulan ada berapa?\nA. satu\nB. dua\nMatahari?\nA. bintang\nB. planet\nANSWER: A'
  expect((await read(text)).questions.map(shown)).toEqual([
    ['pg: Planet terbesar?', '- Bumi', '- Mars', '- Venus', '- Saturnus', '- Uranus', '* Yupiter'],
    ['pg: Bulan ada berapa?', '- satu', '- dua', '! Kunci belum ada.'],
    ['pg: Matahari?', '* bintang', '- planet'],
  ])
})

it('reads Aiken in small letters, and a list above the options as text', async () => {
  const text =
    'Dua tambah dua?\na) 3\nb) 4\nANSWER: B\n\nMana yang benar?\na. es itu dingin\nb. api itu panas\nA. a saja\nB. a dan b\nAnswer: b\n'
  expect((await read(text)).questions.map(shown)).toEqual([
    ['pg: Dua tambah dua?', '- 3', '* 4'],
    ['pg: Mana yang benar? a. es itu dingin b. api itu panas', '- a saja', '* a dan b'],
  ])
})

it('reads numbered lines as Word has them', async () => {
  const { questions } = await read(
    '1. Dua tambah dua?\r\nA. 4\r\nB. 5\r\nKunci: A\r\n2. Langit?\r\nA. biru\r\nB. hijau\r\nKunci: A',
  )
  expect(questions.map(({ text }) => plain(text))).toEqual(['Dua tambah dua?', 'Langit?'])
})

it('takes what a person says of a line before the format', async () => {
  const text = 'Cerita.\nDua tambah dua?\nA. 4\nB. 5\nANSWER: A'
  expect((await read(text, new Map([[2, 'question']]))).questions).toHaveLength(2)
})
