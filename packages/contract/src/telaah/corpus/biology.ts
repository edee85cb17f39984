import type { Sample } from './sample.ts'

const PLANT = '<img src="/media/daun.png" alt="">'
const CELL = '<img src="/media/sel.png" alt="Sel dengan tiga bagian bernomor">'

export const BIOLOGY: readonly Sample[] = [
  {
    stem: 'Bagian bunga yang terletak diatas dasar bunga dan menerima serbuk sari adalah ....',
    options: ['*putik', 'kelopak', 'mahkota', 'tangkai'],
    breaks: ['di-place'],
    nearly: ['repeated', 'negative-plain'],
  },
  {
    stem: 'Berikut ini yang bukan termasuk hewan vertebrata adalah ....',
    options: ['*cumi-cumi', 'kadal', 'katak', 'merpati'],
    breaks: ['negative-plain'],
    nearly: ['repeated', 'nonstandard'],
  },
  {
    stem: 'Berikut ini yang <b>bukan</b> termasuk hewan vertebrata adalah ....',
    options: ['*ubur-ubur', 'ular', 'salamander', 'elang'],
    nearly: ['negative-plain', 'negative-double', 'repeated'],
  },
  {
    stem: 'Semua hewan berikut tidak bertulang belakang, kecuali ....',
    options: ['*belut', 'cacing tanah', 'siput', 'laba-laba'],
    breaks: ['negative-plain', 'negative-double'],
  },
  {
    stem: 'Tumbuhan tidak dapat membuat makanan di malam hari. Zat hijau daun yang berperan dalam fotosintesis adalah ....',
    options: ['*klorofil', 'karoten', 'xantofil', 'antosianin'],
    nearly: ['negative-plain', 'negative-double', 'di-place', 'key-echo'],
  },
  {
    stem: 'Perhatikan gambar berikut! Bagian yang ditunjuk oleh angka 2 berfungsi sebagai ....',
    options: ['*tempat respirasi sel', 'pengatur kegiatan sel', 'pelindung isi sel', 'tempat sintesis protein'],
    breaks: ['figure-missing'],
  },
  {
    stem: `Perhatikan gambar berikut! ${CELL} Bagian yang ditunjuk oleh angka 2 berfungsi sebagai ....`,
    options: ['*tempat respirasi sel', 'pengatur kegiatan sel', 'pelindung isi sel', 'tempat sintesis protein'],
    nearly: ['figure-missing', 'alt-missing'],
  },
  {
    stem: `Perhatikan gambar daun berikut! ${PLANT} Susunan tulang daun itu disebut ....`,
    options: ['*menjari', 'menyirip', 'melengkung', 'sejajar'],
    breaks: ['alt-missing'],
    nearly: ['figure-missing'],
  },
  {
    stem: 'Proses pengeluaran urine dari ginjal di lakukan melalui ....',
    options: ['*ureter', 'uretra', 'vena', 'arteri'],
    breaks: ['di-verb'],
    nearly: ['di-place', 'nonstandard'],
  },
  {
    stem: 'Darah yang yang kaya oksigen meninggalkan jantung melalui ....',
    options: ['*aorta', 'vena kava', 'arteri paru-paru', 'kapiler'],
    breaks: ['repeated'],
  },
  {
    stem: 'Penyakit yang disebabkan oleh kekurangan vitamin C adalah ....',
    options: ['*sariawan', 'rabun senja', 'beri-beri', 'Sariawan'],
    breaks: ['option-same'],
    nearly: ['repeated'],
  },
  {
    stem: 'Golongan darah yang dapat menerima darah dari semua golongan adalah ....',
    options: ['*AB', 'A', 'B', 'O'],
    nearly: ['option-letter', 'all-none', 'option-prefix'],
  },
  {
    stem: 'Vitamin yang larut dalam lemak adalah ....',
    options: ['*vitamin A dan D', 'vitamin B dan C', 'vitamin A dan C', 'vitamin B saja'],
    nearly: ['option-letter', 'option-repeats'],
  },
  {
    stem: 'Hormon yang menurunkan kadar gula darah adalah ....',
    options: ['insulin', 'adrenalin', 'tiroksin', 'estrogen'],
    breaks: ['key-missing'],
  },
  {
    stem: 'Organ yang menghasilkan empedu adalah ....',
    options: ['*hati', 'lambung', 'pankreas', 'A dan C benar'],
    breaks: ['option-letter'],
  },
  {
    stem: 'Ciri-ciri makhluk hidup adalah ....',
    options: ['bernapas', 'tumbuh', 'berkembang biak', '*Semua jawaban benar'],
    breaks: ['all-none'],
    nearly: ['repeated', 'key-longest'],
  },
  {
    stem: 'Fungsi utama akar pada tumbuhan darat adalah ....',
    options: [
      '*menyerap air beserta garam mineral dari dalam tanah dan menopang tubuh tumbuhan',
      'menyimpan cadangan oksigen',
      'melindungi biji yang muda',
      'menghasilkan makanan',
    ],
    breaks: ['key-longest', 'key-echo'],
    nearly: ['di-place', 'option-length'],
  },
  {
    stem: 'Fungsi utama daun pada tumbuhan adalah ....',
    options: [
      '*tempat terjadinya fotosintesis',
      'tempat menyimpan cadangan air',
      'penopang batang yang muda',
      'alat perkembangbiakan',
    ],
    nearly: ['key-longest', 'option-style'],
  },
  {
    stem: 'Kebiasaan menyikat gigi mengurangi resiko gigi berlubang. Bakteri penyebabnya menghasilkan ....',
    options: ['*asam', 'basa', 'garam', 'gula'],
    breaks: ['nonstandard'],
  },
  {
    stem: 'Hasil fotosintesis berupa glukosa dan oksigen. Bahan yang diperlukan adalah air dan CO2 yang berasal dari ....',
    options: ['*udara', 'tanah', 'akar', 'batang'],
    breaks: ['formula-plain'],
    nearly: ['negative-plain'],
  },
  {
    stem: 'Gas CO<sub>2</sub> masuk ke dalam daun melalui ....',
    options: ['*stomata', 'lentisel', 'kutikula', 'xilem'],
    nearly: ['formula-plain', 'di-place'],
  },
  {
    stem: 'Denyut jantung seorang pelari diukur setelah berlari .Denyutnya meningkat karena otot memerlukan lebih banyak ....',
    options: ['*oksigen', 'karbon dioksida', 'nitrogen', 'urea'],
  },
  {
    stem: 'Makhluk hidup yang dapat membuat makanan sendiri disebut ....',
    options: ['a. konsumen', '*b. produsen', 'c. pengurai', 'd. predator'],
    breaks: ['option-prefix'],
  },
  {
    stem: 'Tokoh yang menemukan sel pada gabus adalah ....',
    options: ['A. van Leeuwenhoek', '*R. Hooke', 'M. Schleiden', 'T. Schwann'],
    nearly: ['option-prefix', 'option-style'],
  },
  {
    stem: 'Jaringan pada tumbuhan yang mengangkut air dari akar ke daun adalah ....',
    options: ['floem', '*xilem', 'epidermis', 'kambium'],
    discussion: 'Xilem mengangkut air, floem mengangkut hasil fotosintesis. Jadi, jawaban yang benar adalah A.',
    breaks: ['key-discussion'],
  },
  {
    stem: 'Jaringan pada tumbuhan yang mengangkut hasil fotosintesis adalah ....',
    options: ['*floem', 'xilem', 'epidermis', 'kambium'],
    discussion: 'Pilihan B salah karena xilem mengangkut air. Jawaban yang benar adalah A.',
    nearly: ['key-discussion'],
  },
  {
    stem: 'Berdasarkan jawaban soal nomor 4, hewan tersebut tergolong ke dalam kelas ....',
    options: ['*Mamalia', 'Reptilia', 'Aves', 'Amfibia'],
    breaks: ['depends'],
    nearly: ['di-place'],
  },
  {
    stem: 'Pada rantai makanan padi → tikus → ular → elang, konsumen tingkat dua adalah ....',
    options: ['*ular', 'tikus', 'elang', 'padi'],
    nearly: ['depends', 'figure-missing', 'key-echo'],
  },
  {
    stem: 'Alasan ikan bernapas dengan insang adalah karena insang ....',
    options: [
      '*memiliki pembuluh darah yang mengikat oksigen terlarut',
      'memiliki rongga yang menyimpan udara dari permukaan',
      'memiliki otot yang memompa air ke seluruh tubuh ikan',
      'memiliki kelenjar yang mengeluarkan lendir pelindung',
    ],
    nearly: ['key-longest', 'option-repeats'],
  },
  {
    stem: 'Penyerbukan yang dibantu oleh angin disebut ....',
    options: ['*anemogami', 'entomogami', 'hidrogami', ''],
    discussion: 'Kunci: A.',
    breaks: ['option-same'],
    nearly: ['key-discussion'],
  },
]
