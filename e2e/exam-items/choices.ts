import type { Choice } from './item.ts'

export const choices: readonly Choice[] = [
  {
    form: 'Pilihan ganda',
    text: 'Sebuah kolam diisi 12 liter air tiap menit. Berapa liter air setelah 7 menit?',
    options: ['19', '72', '84', '96'],
    key: 'C',
    tries: [
      ['C', '1 dari 1'],
      ['', '0 dari 1'],
      ['D', '0 dari 1'],
    ],
  },
  {
    form: 'Pilihan ganda',
    text: 'Kalimat manakah yang memakai kata baku?',
    options: [
      'Apotik itu buka sampai malam.',
      'Jadwal praktik dokter berubah.',
      'Ia memberi nasehat.',
      'Ijin sudah keluar.',
    ],
    key: 'B',
    points: '2.5',
    tries: [
      ['B', '2,5 dari 2,5'],
      ['', '0 dari 2,5'],
      ['A', '0 dari 2,5'],
    ],
  },
  {
    form: 'Pilihan ganda',
    text: 'Peluang munculnya mata dadu genap adalah ...',
    options: ['satu perenam', 'sepertiga', 'setengah', 'dua pertiga', 'satu'],
    key: 'C',
    tries: [
      ['C', '1 dari 1'],
      ['', '0 dari 1'],
      ['E', '0 dari 1'],
    ],
  },
  {
    form: 'Pilihan ganda',
    text: 'Semua penyair membaca. Sebagian guru adalah penyair. Simpulan yang tepat ...',
    options: [
      'Semua guru membaca.',
      'Sebagian guru membaca.',
      'Tidak ada guru yang membaca.',
      'Semua pembaca adalah guru.',
    ],
    key: 'B',
    tries: [
      ['B', '1 dari 1'],
      ['', '0 dari 1'],
      ['A', '0 dari 1'],
    ],
  },
  {
    form: 'Pilihan ganda',
    text: 'Jika x < 3 dan x > 1, nilai x yang bulat adalah ...',
    options: ['satu', 'dua', 'tiga'],
    key: 'B',
    points: '4',
    tries: [
      ['B', '4 dari 4'],
      ['', '0 dari 4'],
      ['C', '0 dari 4'],
    ],
  },
  {
    form: 'Pilihan ganda kompleks',
    text: 'Pilihlah semua bilangan prima.',
    options: ['dua', 'sembilan', 'sebelas', 'lima belas'],
    key: 'AC',
    tries: [
      ['AC', '1 dari 1'],
      ['A', '0 dari 1'],
      ['ABCD', '0 dari 1'],
    ],
  },
  {
    form: 'Pilihan ganda kompleks',
    text: 'Pilihlah semua sumber energi terbarukan.',
    options: ['Matahari', 'Batu bara', 'Angin', 'Panas bumi', 'Minyak bumi'],
    key: 'ACD',
    rule: 'Per bagian, salah mengurangi',
    tries: [
      ['ACD', '1 dari 1'],
      ['AC', '0,67 dari 1'],
      ['ABCDE', '0,33 dari 1'],
    ],
  },
  {
    form: 'Pilihan ganda kompleks',
    text: 'Pilihlah semua pernyataan yang sesuai dengan grafik curah hujan.',
    options: ['Januari paling basah.', 'Juli paling kering.', 'Curah hujan tetap sepanjang tahun.'],
    key: 'AB',
    rule: 'Per bagian, salah mengurangi',
    points: '3',
    tries: [
      ['AB', '3 dari 3'],
      ['B', '1,5 dari 3'],
      ['AC', '0 dari 3'],
    ],
  },
  {
    form: 'Pilihan ganda kompleks',
    text: 'Pilihlah semua himpunan bagian dari himpunan bilangan ganjil.',
    options: ['Satu, tiga', 'Dua, empat', 'Tujuh', 'Sembilan, sepuluh'],
    key: 'AC',
    points: '2',
    tries: [
      ['CA', '2 dari 2'],
      ['C', '0 dari 2'],
      ['BD', '0 dari 2'],
    ],
  },
  {
    form: 'Pilihan ganda kompleks',
    text: 'Pilihlah semua kalimat yang menyatakan pendapat.',
    options: [
      'Film itu membosankan.',
      'Film itu berdurasi dua jam.',
      'Tiketnya terlalu mahal.',
      'Penontonnya 200 orang.',
    ],
    key: 'AC',
    rule: 'Per bagian, salah mengurangi',
    tries: [
      ['AC', '1 dari 1'],
      ['A', '0,5 dari 1'],
      ['BD', '0 dari 1'],
    ],
  },
]
