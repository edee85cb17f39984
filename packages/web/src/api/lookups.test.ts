import { expect, it } from 'vitest'
import { asOptions } from './lookups.ts'

const inOrder = (...names: string[]) =>
  asOptions(
    names.map((name, id) => ({ id, name })),
    ({ id, name }) => ({ value: id, label: name }),
  ).map(({ label }) => label)

it('offers names in their order, whatever order they came in and however they are written', () => {
  expect(inOrder('Teks Sastra', 'aljabar', 'Bilangan', 'Teks Informasi')).toEqual([
    'aljabar',
    'Bilangan',
    'Teks Informasi',
    'Teks Sastra',
  ])
})

it('offers numbers by their value', () => {
  expect(inOrder('Kelas 10', 'Kelas 9', '11', '2')).toEqual(['2', '11', 'Kelas 9', 'Kelas 10'])
})

it('offers nothing while the rows are not there', () => {
  expect(asOptions(undefined, () => ({ value: 1, label: '' }))).toEqual([])
})
