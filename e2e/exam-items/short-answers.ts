import type { Short } from './item.ts'

export const shortAnswers: readonly Short[] = [
  {
    form: 'Isian singkat',
    text: 'Harga 3 buku Rp36.000. Berapa rupiah harga sebuah buku?',
    answer: 'Rp12.000',
    tries: [
      ['12000', '1 dari 1'],
      ['Rp12.000,00', '1 dari 1'],
      ['12', '0 dari 1'],
    ],
  },
  {
    form: 'Isian singkat',
    text: 'Tentukan nilai x jika 4x = 3.',
    answer: '3/4',
    tries: [
      ['0,75', '1 dari 1'],
      ['6/8', '1 dari 1'],
      ['4/3', '0 dari 1'],
    ],
  },
  {
    form: 'Isian singkat',
    text: 'Keliling lingkaran berjari-jari 10 cm kira-kira berapa sentimeter?',
    answer: '62,8 cm',
    tolerance: '0,1',
    unit: 'cm',
    points: '2',
    tries: [
      ['62,83', '2 dari 2'],
      ['62,8 cm', '2 dari 2'],
      ['62,8 meter', '0 dari 2'],
    ],
  },
  {
    form: 'Isian singkat',
    text: 'Ibu kota provinsi Jawa Barat adalah ...',
    answer: 'Bandung',
    tries: [
      ['bandung', '1 dari 1'],
      [' BANDUNG. ', '1 dari 1'],
      ['Bogor', '0 dari 1'],
    ],
  },
  {
    form: 'Isian singkat',
    text: 'Suku ke-8 barisan 5, 1, -3, ... adalah ...',
    answer: '-23',
    tries: [
      ['-23', '1 dari 1'],
      ['−23', '1 dari 1'],
      ['23', '0 dari 1'],
    ],
  },
]
