import type { Sample } from './sample.ts'

const GRAPH = '<img src="/media/grafik.png" alt="Grafik kecepatan terhadap waktu">'
const x = '<math data-latex="\\frac{1}{2}mv^2"><mi>E</mi></math>'

export const PHYSICS: readonly Sample[] = [
  {
    stem: 'Sebuah benda bermassa 0.5 kg bergerak dengan percepatan 2 m/s². Gaya yang bekerja pada benda adalah ....',
    options: ['*1 N', '2 N', '4 N', '8 N'],
    breaks: ['decimal-point'],
    nearly: ['unit-twice', 'formula-plain', 'number-order'],
  },
  {
    stem: 'Sebuah benda bermassa 0,5 kg bergerak dengan percepatan 3 m/s². Besar gaya pada benda adalah ....',
    options: ['0.5 N', '1.0 N', '*1.5 N', '2.5 N'],
    breaks: ['decimal-point'],
    nearly: ['number-order'],
  },
  {
    stem: 'Kereta berangkat pukul 07.30 dan tiba pukul 09.45. Lama perjalanan kereta adalah ....',
    options: ['*2 jam 15 menit', '1 jam 15 menit', '2 jam 45 menit', '3 jam'],
    nearly: ['decimal-point', 'unit-twice', 'number-order'],
  },
  {
    stem: 'Massa sebuah truk adalah 3.500 kg. Berat truk itu bila g = 10 m/s² adalah ....',
    options: ['350 N', '3.500 N', '*35.000 N', '350.000 N'],
    nearly: ['decimal-point', 'number-order'],
  },
  {
    stem: 'Panjang tali pada ayunan adalah 50 cm cm dan simpangannya kecil. Periode ayunan bergantung pada ....',
    options: ['*panjang tali', 'massa beban', 'warna tali', 'bentuk beban'],
    breaks: ['unit-twice'],
  },
  {
    stem: 'Balok itu memiliki massa 2 kg kilogram dan volume 0,001 m³. Massa jenis balok adalah ....',
    options: ['*2.000 kg/m³', '1.000 kg/m³', '500 kg/m³', '200 kg/m³'],
    breaks: ['unit-twice'],
    nearly: ['decimal-point', 'unit-power', 'number-order'],
  },
  {
    stem: 'Seorang anak berjalan 3 km ke timur lalu 4 km ke utara. Perpindahan anak itu adalah ....',
    options: ['*5 km', '7 km', '1 km', '12 km'],
    breaks: ['number-order'],
    nearly: ['unit-twice', 'unit-power'],
  },
  {
    stem: 'Seorang pelari menempuh 100 m dalam 10 s. Kelajuan rata-rata pelari adalah ....',
    options: ['1 m/s', '5 m/s', '*10 m/s', '100 m/s'],
    nearly: ['number-order', 'unit-twice', 'repeated'],
  },
  {
    stem: 'Perhatikan grafik di bawah ini! Jarak yang ditempuh benda selama 4 sekon adalah ....',
    options: ['8 m', '12 m', '*16 m', '20 m'],
    breaks: ['figure-missing'],
    nearly: ['di-place'],
  },
  {
    stem: `Perhatikan grafik di bawah ini! ${GRAPH} Jarak yang ditempuh benda selama 4 sekon adalah ....`,
    options: ['8 m', '12 m', '*16 m', '20 m'],
    nearly: ['figure-missing', 'alt-missing'],
  },
  {
    stem: 'Energi kinetik benda dirumuskan dengan \\frac{1}{2}mv^2. Jika kecepatan menjadi dua kali, energi kinetiknya menjadi ....',
    options: ['dua kali', '*empat kali', 'enam kali', 'delapan kali'],
    breaks: ['latex-raw'],
  },
  {
    stem: `Energi kinetik benda adalah ${x}. Jika kecepatan menjadi dua kali, energi kinetiknya menjadi ....`,
    options: ['dua kali', '*empat kali', 'enam kali', 'delapan kali'],
    nearly: ['latex-raw', 'formula-plain'],
  },
  {
    stem: 'Suhu suatu ruangan adalah 25Â°C. Suhu itu dalam skala Kelvin adalah ....',
    options: ['*298 K', '248 K', '273 K', '325 K'],
    breaks: ['mojibake', 'number-order'],
  },
  {
    stem: 'Suhu suatu ruangan adalah 25°C. Suhu itu dalam skala Kelvin adalah ....',
    options: ['248 K', '273 K', '*298 K', '325 K'],
    nearly: ['mojibake', 'number-order'],
  },
  {
    stem: 'Alat yang di gunakan untuk mengukur kuat arus listrik adalah ....',
    options: ['*amperemeter', 'voltmeter', 'ohmmeter', 'termometer'],
    breaks: ['di-verb'],
    nearly: ['option-repeats'],
  },
  {
    stem: 'Bayangan yang dibentuk oleh cermin datar di samping lemari bersifat ....',
    options: ['*maya dan tegak', 'nyata dan tegak', 'maya dan terbalik', 'nyata dan terbalik'],
    nearly: ['di-place', 'di-verb', 'option-letter'],
  },
  {
    stem: 'Benda yang disimpan didalam air tampak lebih dangkal karena cahaya mengalami ....',
    options: ['*pembiasan', 'pemantulan', 'penguraian', 'penyerapan'],
    breaks: ['di-place'],
    nearly: ['nonstandard'],
  },
  {
    stem: 'Besaran berikut yang tidak termasuk besaran pokok adalah ....',
    options: ['*kecepatan', 'massa', 'panjang', 'waktu'],
    breaks: ['negative-plain'],
  },
  {
    stem: 'Besaran berikut termasuk besaran pokok, KECUALI ....',
    options: ['*gaya', 'suhu', 'kuat arus', 'jumlah zat'],
    nearly: ['negative-plain', 'negative-double'],
  },
  {
    stem: 'Bunyi tidak dapat merambat di ruang hampa. Bunyi merambat paling cepat melalui ....',
    options: ['*zat padat', 'zat cair', 'gas', 'ruang hampa'],
    nearly: ['negative-plain', 'di-place', 'option-style'],
  },
  {
    stem: 'Alat optik yang dipakai untuk melihat benda-benda kecil adalah ....',
    options: ['*mikroskop', 'teleskop', 'periskop', 'Semua benar'],
    breaks: ['all-none'],
    nearly: ['repeated', 'di-verb'],
  },
  {
    stem: 'Percepatan gravitasi di tempat itu 9,8 m/s². Bila massa benda 2 kg, berat benda adalah ....',
    short: ['19,6', '19,5', '19,7'],
    breaks: ['range'],
    nearly: ['decimal-point', 'di-place'],
  },
  {
    stem: 'Hambatan pengganti dua resistor 6 ohm yang disusun paralel adalah ... ohm.',
    short: ['3', '3,1', '2,9'],
    nearly: ['range'],
  },
  {
    stem: 'Usaha yang dilakukan gaya 5 N sejauh 4 m adalah ... joule.',
    short: ['25', '21', '19'],
    breaks: ['range'],
  },
  {
    stem: 'Daya lampu yang memakai energi 600 J dalam 1 menit adalah ... watt.',
    short: ['10', '10', '10'],
    nearly: ['range'],
  },
  {
    stem: 'Gelombang yang memerlukan medium untuk merambat disebut gelombang ....',
    options: ['*mekanik', 'elektromagnetik', 'mekanik', 'cahaya'],
    breaks: ['option-same'],
  },
  {
    stem: 'Nilai yang setara dengan 0,5 kilowatt adalah ....',
    options: ['*500 watt', '50 watt', '5.000 watt', '500,0 watt'],
    breaks: ['option-same', 'number-order'],
    nearly: ['decimal-point'],
  },
  {
    stem: 'Pernyataan yang benar mengenai gaya gesek adalah ....',
    options: [
      '*Gaya gesek berlawanan arah dengan gerak benda.',
      'Gaya gesek searah dengan arah gerak benda',
      'Gaya gesek selalu mempercepat gerak benda.',
      'Gaya gesek hanya ada pada zat cair dan gas.',
    ],
    breaks: ['option-style', 'option-repeats'],
    nearly: ['key-longest'],
  },
]
