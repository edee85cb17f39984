import fc from 'fast-check'
import { expect, it } from 'vitest'
import { halfTyped, typedOf } from './half-typed.ts'
import { parseSearch, SearchError } from './parse-search.ts'

it.each([
  ['pec', 'pec ATAU pec*'],
  ['nilai temp', 'nilai temp ATAU temp*'],
  ['kubus ATAU bal', 'kubus ATAU bal ATAU bal*'],
  ['soal:pec', 'soal:pec ATAU soal:pec*'],
  ['-desimal pec', '-desimal pec ATAU pec*'],
  ['"nilai tempat" rib', '"nilai tempat" rib ATAU rib*'],
])('searches words that begin like the last of %s', (typed, search) => {
  expect(halfTyped(typed)).toBe(search)
})

it.each([
  ...[
    '',
    'pe',
    'pec*',
    'nilai -des',
    '"nilai tem',
    '"nilai tempat"',
    'kode:mat',
    'rumus:abc',
    'kubus ATAU',
    'km/jam',
    'nilai ',
  ],
  `${'a '.repeat(11)}pec`,
])('leaves %j as it is', (typed) => {
  expect(halfTyped(typed)).toBe(typed)
})

it('is never refused where what was typed is not, and tells it again', () => {
  const piece = fc.constantFrom(
    'pecahan',
    'soal:nilai',
    '-nilai',
    'ATAU',
    '"nilai tempat"',
    '"nilai',
    'kode:mat',
    'rumus:x^2',
    'pec*',
    '…',
  )
  const read = (search: string) => {
    try {
      return parseSearch(search)
    } catch (error) {
      if (error instanceof SearchError) return error.message
      throw error
    }
  }
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const typed = pieces.join(' ')
      const search = halfTyped(typed)
      expect(typeof read(search)).toBe(typeof read(typed))
      if (search !== typed) expect(typedOf(search)).toBe(typed)
    }),
  )
})
