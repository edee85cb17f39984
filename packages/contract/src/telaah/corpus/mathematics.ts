import type { Sample } from './sample.ts'

const f = (latex: string) => `<math data-latex="${latex}"><mi>x</mi></math>`
const SHAPE = '<img src="/media/segitiga.png" alt="">'

export const MATHEMATICS: readonly Sample[] = [
  {
    stem: 'Sebuah persegi panjang memiliki panjang 8 cm dan lebar 5 cm. Luas persegi panjang itu adalah ....',
    options: ['26 cm', '*40 cm', '45 cm', '80 cm'],
    breaks: ['unit-power'],
  },
  {
    stem: 'Sebuah persegi panjang memiliki panjang 8 cm dan lebar 5 cm. Luasnya adalah ....',
    options: ['26 cm²', '*40 cm²', '45 cm²', '80 cm²'],
    nearly: ['number-order', 'unit-twice'],
  },
  {
    stem: 'Luas sebuah persegi adalah 49 cm². Panjang sisi persegi itu adalah ....',
    options: ['6 cm', '*7 cm', '8 cm', '9 cm'],
    nearly: ['unit-power', 'unit-twice'],
  },
  {
    stem: 'Luas lapangan adalah 600 m² dan lebarnya 20 m. Keliling lapangan itu adalah ....',
    options: ['50 m', '60 m', '*100 m', '120 m'],
    nearly: ['unit-power', 'number-order'],
  },
  {
    stem: 'Sebuah kubus memiliki rusuk 3 dm. Volume kubus itu adalah ....',
    options: ['9 dm', '18 dm', '*27 dm', '36 dm'],
    breaks: ['unit-power'],
  },
  {
    stem: 'Volume sebuah kubus 27 dm³. Panjang rusuk kubus itu adalah ....',
    options: ['2 dm', '*3 dm', '6 dm', '9 dm'],
    nearly: ['unit-power'],
  },
  {
    stem: 'Alas segitiga 6 m dan tingginya 4 m. Berapa luas segitiga itu?',
    options: ['10 m', '*12 m', '24 m', '48 m'],
    breaks: ['unit-power'],
  },
  {
    stem: 'Luas permukaan kotak tanpa tutup itu adalah ....',
    options: ['60 cm', '70 cm', '*80 cm', '90 cm'],
    breaks: ['unit-power'],
    nearly: ['negative-plain'],
  },
  {
    stem: 'Bak mandi berbentuk balok dengan ukuran 1 m, 2 m, dan 0,5 m. Volume bak itu adalah ....',
    options: ['*1 m', '2 m', '3 m', '4 m'],
    breaks: ['unit-power'],
    nearly: ['decimal-point'],
  },
  {
    stem: 'Luas taman berbentuk lingkaran dengan jari-jari 7 m. Luas taman sebesar ....',
    options: ['44 m', '88 m', '*154 m', '616 m'],
    breaks: ['unit-power'],
    nearly: ['repeated'],
  },
  {
    stem: 'Volume tabung yang alasnya berdiameter 14 cm adalah ....',
    options: ['*1540 cm', '1640 cm', '1740 cm', '1840 cm'],
  },
  {
    stem: 'Sawah berukuran 40 m dan 25 m ditanami padi. Luas sawah itu adalah ....',
    options: ['65 m', '130 m', '*1.000 m', '2.000 m'],
    breaks: ['unit-power'],
    nearly: ['decimal-point'],
  },
  {
    stem: 'Tinggi prisma 5 cm dan luas alasnya 12 cm². Volume prisma adalah ....',
    options: ['17 cm', '30 cm', '*60 cm', '120 cm'],
    breaks: ['unit-power'],
    nearly: ['unit-twice'],
  },
  {
    stem: 'Daerah yang diarsir berbentuk persegi dengan sisi 9 cm. Luas daerah itu adalah ....',
    options: ['18 cm', '36 cm', '*81 cm', '99 cm'],
    breaks: ['unit-power'],
  },
  {
    stem: 'Sebuah kerucut berisi pasir. Berapa volume pasir itu?',
    options: ['100 cm', '200 cm', '*300 cm', '400 cm'],
    breaks: ['unit-power'],
  },
  {
    stem: 'Tinggi sebuah limas 12 cm dan volumenya 400 cm³. Jarak puncak ke alas limas adalah ....',
    options: ['10 cm', '*12 cm', '14 cm', '16 cm'],
    nearly: ['unit-power', 'negative-plain'],
  },
  {
    stem: 'Diameter lingkaran dengan luas 154 cm² adalah ....',
    options: ['7 cm', '*14 cm', '21 cm', '28 cm'],
    nearly: ['unit-power'],
  },
  {
    stem: 'Luas dan volume kubus bernilai sama. Jari-jari bola di dalam kubus itu adalah ....',
    options: ['1 cm', '2 cm', '*3 cm', '4 cm'],
    nearly: ['unit-power', 'repeated', 'di-place'],
  },
  {
    stem: 'Lebar persegi panjang dengan luas 72 m² adalah ....',
    options: ['6 m', '7 m', '*8 m', '9 m'],
    nearly: ['unit-power'],
  },
  {
    stem: 'Persegi dan segitiga memiliki luas yang sama. Tinggi segitiga adalah ....',
    options: ['4 cm', '*6 cm', '8 cm', '10 cm'],
    nearly: ['unit-power'],
  },
  {
    stem: 'Bentuk paling sederhana dari 6/8 adalah ....',
    options: ['*3/4', '6/8', '12/16', '2/3'],
    nearly: ['option-same', 'number-order', 'unit-twice'],
    breaks: ['number-order'],
  },
  {
    stem: 'Nilai dari 1.250 + 750 adalah ....',
    options: ['1.000', '1.900', '*2.000', '2000'],
    breaks: ['option-same'],
    nearly: ['decimal-point', 'number-order'],
  },
  {
    stem: `Hasil dari ${f('\\sqrt{16}')} adalah ....`,
    options: [f('2'), f('4'), f('4'), '*8'],
    breaks: ['option-same'],
    nearly: ['latex-raw'],
  },
  {
    stem: 'Hasil dari \\sqrt{144} adalah ....',
    options: ['*12', '14', '16', '18'],
    breaks: ['latex-raw'],
  },
  {
    stem: 'Penyelesaian dari \\(2x + 4 = 10\\) adalah ....',
    options: ['1', '2', '*3', '4'],
    breaks: ['latex-raw'],
  },
  {
    stem: 'Jika $x^2 = 49$ dan x positif, nilai x adalah ....',
    options: ['5', '6', '*7', '8'],
    breaks: ['latex-raw'],
  },
  {
    stem: 'Nilai dari 3 \\times 15 adalah ....',
    options: ['35', '*45', '55', '65'],
    breaks: ['latex-raw'],
  },
  {
    stem: 'Sudut \\alpha pada segitiga sama sisi besarnya ....',
    options: ['30°', '45°', '*60°', '90°'],
    breaks: ['latex-raw'],
  },
  {
    stem: `Turunan dari ${f('x^2')} adalah ....`,
    options: [f('x'), `*${f('2x')}`, f('2'), f('x^2')],
    nearly: ['latex-raw', 'formula-plain', 'option-same'],
  },
  {
    stem: 'Jika x = 3, nilai dari x^2 + 1 adalah ....',
    options: ['7', '8', '9', '*10'],
    breaks: ['formula-plain'],
    nearly: ['latex-raw'],
  },
  {
    stem: 'Jika x = 3, nilai dari x<sup>2</sup> + 1 adalah ....',
    options: ['7', '8', '9', '*10'],
    nearly: ['formula-plain', 'latex-raw'],
  },
  {
    stem: 'Sebidang kebun luasnya 200 m2 dan sebidang sawah luasnya 300 m2. Selisih luas keduanya adalah ....',
    options: ['*100 m²', '200 m²', '300 m²', '500 m²'],
    breaks: ['formula-plain'],
  },
  {
    stem: 'Median dari data 4, 7, 9, 3, 5 adalah ....',
    options: ['3', '4', '*5', '7'],
    nearly: ['number-order', 'space'],
  },
  {
    stem: 'Rata-rata dari data 6, 8, 10 adalah ....',
    options: ['6', '*8', '7', '10'],
    breaks: ['number-order'],
    nearly: ['repeated'],
  },
  {
    stem: 'Faktor persekutuan terbesar dari 12 dan 18 adalah ....',
    options: ['2', '*6', '3', '36'],
    breaks: ['number-order'],
  },
  {
    stem: 'Bilangan prima terkecil adalah ....',
    options: ['1. satu', '*2. dua', '3. tiga', '4. empat'],
    nearly: ['option-prefix', 'number-order'],
  },
  {
    stem: 'Banyak sisi pada kubus adalah ....',
    options: ['A. 4', 'B. 5', '*C. 6', 'D. 8'],
    breaks: ['option-prefix'],
  },
  {
    stem: 'Banyak rusuk pada limas segi empat adalah ....',
    options: ['(a) 6', '(b) 7', '*(c) 8', '(d) 9'],
    breaks: ['option-prefix'],
  },
  {
    stem: 'Titik potong garis y = 2x dengan sumbu X adalah titik ....',
    options: ['*O', 'A', 'B', 'A dan B'],
    nearly: ['option-letter', 'option-prefix', 'all-none'],
  },
  {
    stem: `Perhatikan gambar berikut! ${SHAPE} Besar sudut B adalah ....`,
    options: ['30°', '45°', '*60°', '90°'],
    breaks: ['alt-missing'],
  },
  {
    stem: 'Pada gambar di samping, panjang sisi miring segitiga adalah ....',
    options: ['5 cm', '*10 cm', '12 cm', '14 cm'],
    breaks: ['figure-missing'],
    nearly: ['di-place', 'unit-power'],
  },
  {
    stem: 'Seorang siswa menggambar grafik fungsi linear. Gradien garis y = 3x + 2 adalah ....',
    options: ['1', '2', '*3', '5'],
    nearly: ['figure-missing'],
  },
  {
    stem: 'Perhatikan gambar berikut! Luas bangun itu adalah ....',
    options: ['12 cm²', '*16 cm²', '20 cm²', '24 cm²'],
    inGroup: true,
    nearly: ['figure-missing', 'unit-power'],
  },
  {
    stem: 'Berdasarkan hasil soal nomor 7, keliling taman itu adalah ....',
    options: ['12 m', '16 m', '*20 m', '24 m'],
    breaks: ['depends'],
  },
  {
    stem: 'Sebuah soal cerita memuat dua bilangan. Soal itu dapat diselesaikan dengan ....',
    options: ['*penjumlahan', 'pembagian', 'perkalian', 'pengurangan'],
    nearly: ['depends', 'figure-missing'],
  },
  {
    stem: 'Harga sebuah buku Rp12.000,00 rupiah dan sebuah pensil Rp3.000,00. Jumlah harga keduanya adalah ....',
    options: ['Rp9.000,00', 'Rp12.000,00', '*Rp15.000,00', 'Rp18.000,00'],
    breaks: ['unit-twice'],
    nearly: ['decimal-point'],
  },
  {
    stem: 'Ibu membeli 2 liter liter minyak dan 3 kg beras. Massa beras dalam gram adalah ....',
    options: ['30 gram', '300 gram', '*3.000 gram', '30.000 gram'],
    breaks: ['unit-twice'],
  },
  {
    stem: 'Hasil dari 2,5 + 1,25 adalah ....',
    short: ['3,75', '3,7', '3,8'],
    breaks: ['range'],
    nearly: ['decimal-point'],
  },
  {
    stem: 'Hasil dari 12 × 5 adalah ....',
    short: ['60', '61', '59'],
    nearly: ['range'],
  },
  {
    stem: 'Nilai x yang memenuhi 2x = 9 adalah ....',
    short: ['4,5', '4', ''],
    breaks: ['range'],
  },
  {
    stem: 'Nilai y yang memenuhi 3y = 12 adalah ....',
    short: ['4', '', '3'],
    nearly: ['range'],
  },
  {
    stem: 'Nilai dari 100 : 8 adalah ....',
    short: ['12,5', '12,6', '12,4'],
    nearly: ['range', 'space'],
  },
]
