import type { Matching } from './item.ts'

export const matchings: readonly Matching[] = [
  {
    form: 'Menjodohkan',
    text: 'Jodohkan negara dengan ibu kotanya.',
    pairs: [
      ['Indonesia', 'Jakarta'],
      ['Jepang', 'Tokyo'],
      ['Mesir', 'Kairo'],
    ],
    lures: ['Lima'],
    tries: [
      [['Jakarta', 'Tokyo', 'Kairo'], '1 dari 1'],
      [['Jakarta', 'Tokyo', ''], '0 dari 1'],
      [['Tokyo', 'Jakarta', 'Lima'], '0 dari 1'],
    ],
  },
  {
    form: 'Menjodohkan',
    text: 'Jodohkan besaran dengan satuannya.',
    pairs: [
      ['Gaya', 'newton'],
      ['Energi', 'joule'],
      ['Daya', 'watt'],
      ['Tekanan', 'pascal'],
    ],
    rule: 'Per bagian',
    tries: [
      [['newton', 'joule', 'watt', 'pascal'], '1 dari 1'],
      [['newton', 'joule', '', ''], '0,5 dari 1'],
      [['joule', 'newton', 'pascal', 'watt'], '0 dari 1'],
    ],
  },
  {
    form: 'Menjodohkan',
    text: 'Jodohkan hewan dengan golongannya.',
    pairs: [
      ['Paus', 'Mamalia'],
      ['Kelelawar', 'Mamalia'],
      ['Elang', 'Aves'],
    ],
    reuse: true,
    rule: 'Per bagian',
    points: '3',
    tries: [
      [['Mamalia', 'Mamalia', 'Aves'], '3 dari 3'],
      [['Mamalia', 'Aves', 'Aves'], '2 dari 3'],
      [['Aves', 'Aves', 'Mamalia'], '0 dari 3'],
    ],
  },
  {
    form: 'Menjodohkan',
    text: 'Jodohkan kata dengan lawannya.',
    pairs: [
      ['terang', 'gelap'],
      ['cepat', 'lambat'],
    ],
    lures: ['kencang', 'benderang'],
    rule: 'Per bagian, salah mengurangi',
    points: '2',
    tries: [
      [['gelap', 'lambat'], '2 dari 2'],
      [['gelap', ''], '1 dari 2'],
      [['gelap', 'kencang'], '0 dari 2'],
    ],
  },
  {
    form: 'Menjodohkan',
    text: 'Jodohkan pecahan dengan bentuk persennya.',
    pairs: [
      ['setengah', 'lima puluh persen'],
      ['seperempat', 'dua puluh lima persen'],
      ['seperlima', 'dua puluh persen'],
    ],
    rule: 'Per bagian, salah mengurangi',
    tries: [
      [['lima puluh persen', 'dua puluh lima persen', 'dua puluh persen'], '1 dari 1'],
      [['lima puluh persen', 'dua puluh lima persen', ''], '0,67 dari 1'],
      [['dua puluh persen', 'lima puluh persen', 'dua puluh lima persen'], '0 dari 1'],
    ],
  },
]
