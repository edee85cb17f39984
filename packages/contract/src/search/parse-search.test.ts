import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MOST_TERMS, parseSearch, SearchError, type SearchTerm, TOPIC_SEARCH_FIELDS } from './parse-search.ts'

const shown = ({ kind, words, text, field }: SearchTerm) =>
  `${field ? `${field}:` : ''}${kind}(${kind === 'text' ? text : words.join(' ')})`
const read = (typed: string) => {
  const { all, none } = parseSearch(typed)
  return [...all.map((any) => any.map(shown).join(' | ')), ...none.map((term) => `not ${shown(term)}`)]
}

it.each([
  ['pecahan desimal', ['word(pecahan)', 'word(desimal)']],
  ['"nilai tempat"', ['phrase(nilai tempat)']],
  ['pecahan -desimal', ['word(pecahan)', 'not word(desimal)']],
  ['pecahan -"nilai tempat"', ['word(pecahan)', 'not phrase(nilai tempat)']],
  ['foto*', ['prefix(foto)']],
  ['kubus ATAU balok volume', ['word(kubus) | word(balok)', 'word(volume)']],
  ['kubus atau balok', ['word(kubus)', 'word(atau)', 'word(balok)']],
  ['kode:MAT-Q12', ['kode:text(MAT-Q12)']],
  ['Pembahasan:cahaya pilihan:"kota besar"', ['pembahasan:word(cahaya)', 'pilihan:phrase(kota besar)']],
  ['rumus:\\frac{a}{b} besar', ['rumus:text(\\frac{a}{b})', 'word(besar)']],
  ['rumus:"a + b"', ['rumus:text(a + b)']],
  ['"x^{2}"', ['text(x^{2})']],
  ['km/jam', ['phrase(km jam)']],
  ['buku-buku', ['word(buku)']],
  ['10:2 3.000', ['phrase(10 2)', 'phrase(3 000)']],
  ['KATA + kata!', ['word(kata)', 'word(kata)']],
])('reads %s', (typed, terms) => {
  expect(read(typed)).toEqual(terms)
})

it.each([
  ['', 1, 'kata yang dicari'],
  ['+ ?', 1, 'kata yang dicari'],
  ['-desimal', 1, 'kata yang dicari'],
  ['nilai "tempat', 7, 'belum ditutup'],
  ['fo*', 1, 'sedikitnya 3 huruf'],
  ['dua ATAU', 5, 'sesudah ATAU'],
  ['ATAU dua', 1, 'di kiri dan di kanan'],
  ['satu ATAU -dua', 11, 'tidak dapat mengikuti'],
  ['satu judul:dua', 6, 'tidak dikenal'],
  ['rumus:x2', 1, 'sedikitnya 3 huruf'],
  ['satu "= + ="', 6, 'juga huruf atau angka'],
  ['-rumus:+-= satu', 1, 'juga huruf atau angka'],
  ['a '.repeat(MOST_TERMS + 1), 2 * MOST_TERMS + 1, 'paling banyak 12'],
])('says where %j is wrong', (typed, at, reason) => {
  const wrong = () => parseSearch(typed)
  expect(wrong).toThrow(SearchError)
  expect(wrong).toThrow(`Huruf ke-${at}: `)
  expect(wrong).toThrow(reason)
})

it('has other fields for topics, and says which when one does not fit', () => {
  expect(parseSearch('judul:sudut', TOPIC_SEARCH_FIELDS).all[0]?.[0]?.field).toBe('judul')
  expect(() => parseSearch('sudut soal:siku', TOPIC_SEARCH_FIELDS)).toThrow(
    'Huruf ke-7: “soal:” tidak dikenal. Yang ada: kode, judul, isi, rumus.',
  )
})

it('reads or refuses 10,000 random strings, with bounded terms', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 6 }),
    fc.constantFrom(
      '"',
      '-',
      '*',
      ' ',
      ' ATAU ',
      'rumus:',
      'kode:',
      'soal:',
      ':',
      '\\frac{a}{b}',
      'kata',
      "'",
      '\u0000',
      '&|!<->()',
    ),
  )
  const typed = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(typed, (text) => {
      try {
        const { all, none } = parseSearch(text)
        const terms = [...all.flat(), ...none]
        return terms.length <= MOST_TERMS && terms.every(({ words }) => words.length <= text.length)
      } catch (error) {
        return error instanceof SearchError
      }
    }),
    { numRuns: 10_000 },
  )
})
