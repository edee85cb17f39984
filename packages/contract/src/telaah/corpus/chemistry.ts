import type { Sample } from './sample.ts'

const BEAKER = '<img src="/media/gelas.png" alt="">'

export const CHEMISTRY: readonly Sample[] = [
  {
    stem: 'Senyawa yang terbentuk dari reaksi NaOH dengan HCl adalah garam dan ....',
    options: ['*H2O', 'NaCl', 'oksigen', 'hidrogen'],
    breaks: ['formula-plain'],
  },
  {
    stem: 'Rumus kimia air adalah ....',
    options: ['*H<sub>2</sub>O', 'HO<sub>2</sub>', 'H<sub>2</sub>O<sub>2</sub>', 'OH'],
    nearly: ['formula-plain', 'option-same'],
  },
  {
    stem: 'Larutan yang tidak tergolong asam berikut adalah ....',
    options: ['*air kapur', 'air jeruk', 'cuka', 'air aki'],
    breaks: ['negative-plain'],
  },
  {
    stem: 'Larutan yang TIDAK tergolong asam adalah ....',
    options: ['*air kapur', 'air jeruk', 'cuka', 'air aki'],
    nearly: ['negative-plain', 'negative-double'],
  },
  {
    stem: 'Zat berikut yang bukan merupakan unsur yang tidak reaktif adalah ....',
    options: ['*natrium', 'helium', 'neon', 'argon'],
    breaks: ['negative-plain', 'negative-double'],
  },
  {
    stem: 'Unsur yang tidak termasuk logam tanpa sifat magnetik adalah ....',
    options: ['*belerang', 'aluminium', 'tembaga', 'seng'],
    breaks: ['negative-plain', 'negative-double'],
  },
  {
    stem: 'Logam yang tidak hanya tahan karat, tetapi juga ringan adalah ....',
    options: ['*aluminium', 'besi', 'timbal', 'emas'],
    nearly: ['negative-plain', 'negative-double', 'space'],
  },
  {
    stem: `Perhatikan ${BEAKER} susunan alat itu. Proses pemisahan yang ditunjukkan adalah ....`,
    options: ['*penyaringan', 'penyulingan', 'pengkristalan', 'kromatografi'],
    breaks: ['alt-missing'],
    nearly: ['figure-missing'],
  },
  {
    stem: 'Perhatikan tabel hasil percobaan berikut! Larutan yang bersifat basa ditunjukkan oleh nomor ....',
    options: ['*1', '2', '3', '4'],
    breaks: ['figure-missing'],
    nearly: ['number-order', 'depends'],
  },
  {
    stem: 'Perhatikan tabel hasil percobaan berikut! <table><tr><td>1</td><td>biru</td></tr><tr><td>2</td><td>merah</td></tr></table> Larutan yang bersifat basa ditunjukkan oleh nomor ....',
    options: ['*1', '2', '3', '4'],
    nearly: ['figure-missing'],
  },
  {
    stem: 'Massa atom relatif suatu unsur adalah 35.5 sehingga massa satu molnya ....',
    options: ['*35,5 gram', '17,75 gram', '71 gram', '3,55 gram'],
    breaks: ['decimal-point', 'number-order'],
  },
  {
    stem: 'Konsentrasi larutan menurut Tabel 2.1 adalah 0,1 M. Volume larutan yang memuat 0,02 mol zat adalah ....',
    options: ['*200 mL', '20 mL', '2 mL', '0,2 mL'],
    nearly: ['decimal-point', 'number-order', 'unit-twice', 'unit-power'],
  },
  {
    stem: 'Gas yang dihasilkan pada reaksi logam dengan asam di tampung dalam tabung. Gas itu adalah ....',
    options: ['*hidrogen', 'oksigen', 'nitrogen', 'klorin'],
    discussion: 'Logam bereaksi dengan asam dan menghasilkan hidrogen.',
  },
  {
    stem: 'Garam dapur diperoleh dari air laut dengan cara di uapkan. Cara itu disebut ....',
    options: ['*penguapan', 'penyaringan', 'penyubliman', 'penyulingan'],
    breaks: ['di-verb'],
    nearly: ['di-place'],
  },
  {
    stem: 'Larutan disimpan di dalam botol kaca, di bawah suhu kamar, dan diambil dengan pipet. Pipet yang tepat adalah ....',
    options: ['*pipet volume', 'pipet tetes', 'pipet ukur', 'buret'],
    nearly: ['di-place', 'di-verb', 'option-repeats'],
  },
  {
    stem: 'Partikel penyusun inti atom adalah ....',
    options: ['proton dan elektron', '*proton dan neutron', 'elektron dan neutron', 'jawaban A dan B'],
    breaks: ['option-letter'],
  },
  {
    stem: 'Partikel yang bermuatan negatif adalah ....',
    options: ['*elektron', 'proton', 'neutron', 'tidak ada yang benar'],
    breaks: ['all-none'],
  },
  {
    stem: 'Jumlah elektron valensi unsur golongan gas mulia selain helium adalah ....',
    options: ['*8', '6', '4', '2'],
    discussion: 'Gas mulia memiliki delapan elektron valensi. Jawaban: D',
    breaks: ['key-discussion'],
    nearly: ['number-order'],
  },
  {
    stem: 'Jumlah elektron valensi unsur golongan alkali adalah ....',
    options: ['*1', '2', '3', '4'],
    discussion: 'Golongan alkali memiliki satu elektron valensi. Jawaban: A',
    nearly: ['key-discussion', 'number-order'],
  },
  {
    stem: 'Pada elektrolisis, kation bergerak menuju ....',
    options: ['*katode', 'anode', 'jembatan garam', 'larutan'],
    discussion: 'Kation bermuatan positif. Pilihan yang tepat adalah B.',
    breaks: ['key-discussion'],
  },
  {
    stem: 'Nilai pH larutan HCl 0,01 M adalah ....',
    options: ['*2', '1', '12', '2,0'],
    breaks: ['option-same', 'number-order'],
  },
  {
    stem: 'Ikatan antara atom karbon pada C<sub>2</sub>H<sub>4</sub> adalah ikatan ....',
    options: ['*rangkap dua', 'tunggal', 'rangkap tiga', 'ion'],
    nearly: ['formula-plain', 'repeated'],
  },
  {
    stem: 'Reaksi $2H_2 + O_2$ menghasilkan ....',
    options: ['*air', 'hidrogen', 'oksigen', 'garam'],
    breaks: ['latex-raw'],
  },
  {
    stem: 'Harga satu botol larutan adalah US$ 5 atau sekitar Rp80.000,00. Larutan itu dipakai untuk ....',
    options: ['*titrasi', 'destilasi', 'filtrasi', 'sublimasi'],
    nearly: ['latex-raw', 'unit-twice', 'decimal-point'],
  },
  {
    stem: 'Suhu campuran diukur dengan termometer â€œdigitalâ€\u009d. Campuran itu tergolong ....',
    options: ['*larutan', 'koloid', 'suspensi', 'unsur'],
    breaks: ['mojibake'],
  },
  {
    stem: 'Indikator alami yang dapat di pakai untuk membedakan asam dan basa adalah ....',
    options: ['*kubis ungu', 'wortel', 'kentang', 'pisang'],
    breaks: ['di-verb'],
  },
  {
    stem: 'Zat yang mempercepat reaksi tanpa ikut habis bereaksi disebut ....',
    options: ['*katalis', 'inhibitor', 'produk', 'pereaksi'],
    nearly: ['negative-plain', 'negative-double'],
  },
]
