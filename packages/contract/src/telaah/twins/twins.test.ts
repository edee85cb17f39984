import { expect, it } from 'vitest'
import { CORPUS } from '../corpus/corpus.ts'
import type { AskedText } from '../exact.ts'
import { ALTERED } from './altered.ts'
import { bandsOf } from './bands.ts'
import { comparedOf } from './compared.ts'
import { likenessOf, rankedOf } from './rank.ts'

const asked = (stem: string, ...options: string[]): AskedText => ({
  question_text: `<p>${stem}</p>`,
  selections: options.map((selection_text) => ({ selection_text })),
})
const told = (one: AskedText, other: AskedText) => likenessOf(rankedOf(comparedOf(one)), rankedOf(comparedOf(other)))

const BANK = CORPUS.map(({ stem, options = [] }) => asked(stem, ...options.map((option) => option.replace(/^\*/, ''))))
const BANDS = BANK.map((question) => bandsOf(comparedOf(question)))
const MOST_CANDIDATES = 40

/** Places in the bank, those with the most common bands first, as the database gives them. */
function candidatesOf(question: AskedText): number[] {
  const bands = new Set(bandsOf(comparedOf(question)))
  const shared = BANDS.map((those, at) => ({ at, count: those.filter((band) => bands.has(band)).length }))
  return shared
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_CANDIDATES)
    .map(({ at }) => at)
}

/** Questions with something to alter. */
const ORIGINALS = [...BANK.keys()].filter((at) => {
  const { question_text = '', selections = [] } = BANK[at] ?? {}
  return selections.length >= 3 && question_text.length > 50
})

it.each(ALTERED(BANK))('tells copies with $name', ({ name, alter, ...least }) => {
  const originals = name.startsWith('numbers')
    ? ORIGINALS.filter((at) => /\d/.test(BANK[at]?.question_text ?? ''))
    : ORIGINALS
  const found = originals.map((at) => {
    const copy = alter(BANK[at] ?? {})
    return { isCandidate: candidatesOf(copy).includes(at), isTold: told(copy, BANK[at] ?? {}) !== undefined }
  })
  const share = (those: typeof found) => those.length / found.length
  const candidates = share(found.filter(({ isCandidate }) => isCandidate))
  const shown = share(found.filter(({ isCandidate, isTold }) => isCandidate && isTold))
  expect({ candidates, shown, isEnough: candidates >= least.candidates && shown >= least.told }).toMatchObject({
    isEnough: true,
  })
})

it('says what differs', () => {
  const one = asked(
    'Sebuah mobil menempuh jarak 120 km dalam waktu 2 jam. Kecepatan rata-rata mobil itu adalah ....',
    '40 km/jam',
    '60 km/jam',
    '80 km/jam',
  )
  const numbers = asked(
    'Sebuah mobil menempuh jarak 225 km dalam waktu 3 jam. Kecepatan rata-rata mobil itu adalah ....',
    '65 km/jam',
    '75 km/jam',
    '85 km/jam',
  )
  expect(told(one, one)).toEqual({ kind: 'mirip', score: 1 })
  expect(told(one, numbers)).toEqual({ kind: 'beda angka', score: 1 })
  const words = asked(
    'Sebuah bus menempuh jarak 120 km dalam waktu 2 jam. Kelajuan rata-rata bus itu adalah ....',
    '40 km/jam',
    '60 km/jam',
    '80 km/jam',
  )
  expect(told(one, words)).toMatchObject({ kind: 'mirip' })
})

it('does not tell questions that share only their frame', () => {
  const P_AND_Q = [
    'Kuantitas P lebih besar daripada kuantitas Q',
    'Kuantitas P lebih kecil daripada kuantitas Q',
    'Kuantitas P sama dengan kuantitas Q',
    'Informasi yang diberikan tidak cukup untuk memutuskan hubungan kedua kuantitas',
  ]
  const NUMBERS = ['(1) dan (2)', '(1) dan (3)', '(2) dan (4)', '(3) dan (4)']
  const PAIRS: [AskedText, AskedText][] = [
    [
      asked(
        'Panjang rusuk kubus P adalah 6 cm dan jari-jari bola Q adalah 4 cm. Manakah hubungan yang benar?',
        ...P_AND_Q,
      ),
      asked(
        'Harga tiga buku adalah kuantitas P dan harga empat pensil adalah kuantitas Q. Manakah hubungan yang benar?',
        ...P_AND_Q,
      ),
    ],
    [
      asked('Perhatikan pernyataan berikut! Ciri-ciri hewan mamalia ditunjukkan oleh nomor ....', ...NUMBERS),
      asked('Perhatikan pernyataan berikut! Dampak penebangan hutan ditunjukkan oleh nomor ....', ...NUMBERS),
    ],
    [
      asked(
        'Bacalah kutipan berikut! Makna kata <b>gigih</b> pada kutipan tersebut adalah ....',
        'rajin',
        'tekun',
        'cepat',
        'kuat',
      ),
      asked(
        'Bacalah kutipan berikut! Amanat yang terdapat pada kutipan tersebut adalah ....',
        'Hormati orang tua.',
        'Jagalah kebersihan.',
        'Tolonglah sesama.',
        'Belajarlah.',
      ),
    ],
    [
      asked('Bilangan yang habis dibagi 3 adalah ....', '14', '21', '25', '32'),
      asked('Bilangan prima di antara pilihan berikut adalah ....', '9', '15', '23', '27'),
    ],
    [
      asked('Ibu kota Provinsi Jawa Barat adalah ....', 'Bandung', 'Serang', 'Semarang', 'Surabaya'),
      asked('Tarian daerah dari Provinsi Jawa Barat adalah ....', 'Jaipong', 'Kecak', 'Saman', 'Piring'),
    ],
    [
      asked('Diketahui matriks A dan B. Hasil dari A + B adalah ....', 'p', 'q', 'r', 's'),
      asked('Diketahui matriks A. Determinan matriks A adalah ....', '2', '4', '6', '8'),
    ],
    [asked('Jelaskan yang dimaksud dengan fotosintesis!'), asked('Jelaskan yang dimaksud dengan inflasi!')],
    [
      asked('Gambar yang benar adalah ....', '', '', '', ''),
      asked('Grafik fungsi kuadrat yang benar adalah ....', '', '', '', ''),
    ],
  ]
  expect(PAIRS.flatMap(([one, other], at) => (told(one, other) ? [`${at}`] : []))).toEqual([])
})

it('compares what is asked, not the text that siblings share', () => {
  const shared = `<p>${'Hutan mangrove melindungi pantai dari abrasi. '.repeat(20)}</p>`
  const child = (question: string) => ({ question_text: `${shared}<p>${question}</p>` })
  const one = child('Berdasarkan teks di atas, sebutkan tiga manfaat hutan mangrove bagi nelayan setempat!')
  const other = child('Mengapa akar pohon bakau mampu menahan gelombang besar menurut penulis teks tersebut?')
  expect(told(one, other)).toBeUndefined()
  expect(comparedOf(one)).toEqual([
    'berdasarkan teks di atas, sebutkan tiga manfaat hutan mangrove bagi nelayan setempat!',
  ])
})

it('reads formulas, statements and lists, and nothing of pictures', () => {
  const formula = '<math data-latex="\\frac{1}{2}mv^2"><mi>m</mi></math>'
  expect(
    comparedOf({
      question_text: `<p>Energi ${formula} <img src="/media/a.png" alt="Grafik"> benda</p>`,
      statements: [{ text: 'Naik' }],
      interaction: { rows: [{ text: 'Paus' }], left: [{ text: '<b>Bali</b>' }] },
    }),
  ).toEqual(['energi 1/2 mv^2 benda', 'naik', 'paus', 'bali'])
  expect(comparedOf({ question_text: '<img src="/media/a.png">' })).toEqual([])
  expect(bandsOf([])).toEqual([])
})

it('makes the same bands in every release', () => {
  const bands = bandsOf(comparedOf(asked('Ibu kota Jawa Barat adalah ....', 'Bandung', 'Serang')))
  expect(bands).toHaveLength(24)
  expect(bands.every((band) => Number.isInteger(band) && band >= -(2 ** 31) && band < 2 ** 31)).toBe(true)
  expect(bands.slice(0, 3)).toEqual([325945728, 2085915177, 1790290219])
})
