import { expect, it } from 'vitest'
import { chipsOf } from './filter-chips.ts'

const options = [
  { value: 1, label: 'Kelas 1' },
  { value: 12, label: 'Kelas 12' },
  { value: 2, label: 'Kelas 2' },
]
const kelas = { kind: 'choice', label: 'Kelas', options } as const

const told = (asked: string | number, field: Parameters<typeof chipsOf>[0] = kelas) =>
  chipsOf(field, asked).map(({ words, rest }) => [words, rest])

it.each([
  [1, [['Kelas: Kelas 1', undefined]]],
  [
    '1,12,2',
    [
      ['Kelas: Kelas 1', '12,2'],
      ['Kelas: Kelas 12', '1,2'],
      ['Kelas: Kelas 2', '1,12'],
    ],
  ],
  [
    '!12,1',
    [
      ['Kelas: bukan Kelas 12', '!1'],
      ['Kelas: bukan Kelas 1', '!12'],
    ],
  ],
  ['!2', [['Kelas: bukan Kelas 2', undefined]]],
  ['none', [['Kelas: tidak ada', undefined]]],
  ['any', [['Kelas: ada', undefined]]],
  [
    '2,9',
    [
      ['Kelas: Kelas 2', '9'],
      ['Kelas: …', '2'],
    ],
  ],
])('a chip of %s names one value and removes that one', (asked, chips) => {
  expect(told(asked)).toEqual(chips)
})

it('says what is left out in the words of the filter, and splits no text', () => {
  const missing = { ...kelas, label: 'Belum ada', notLabel: 'Sudah ada' }
  expect(told('!1', missing)).toEqual([['Sudah ada: Kelas 1', undefined]])
  expect(told('any,1', { kind: 'text', label: 'Kode' })).toEqual([['Kode: any,1', undefined]])
})
