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
