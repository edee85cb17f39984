import { html, picture } from '../content/markup.ts'
import type { GeneralQuestion, Grouped } from '../content/shapes.ts'

export const bilanganQuestions: Grouped<GeneralQuestion>[] = [
  {
    daysAgo: 350,
    topic: 'Penjumlahan dan Pengurangan',
    level: 'Mudah',
    indicator: 'Pemahaman',
    label: 'daily_question',
    status: 'published',
    freeTrial: true,
    type: 'short answer',
    text: html`
      <p>Pak Bejo mempunyai \(48\) butir telur. Sebanyak \(19\) butir dijual di pasar. Sore harinya, ayam Pak Bejo bertelur lagi
      \(7\) butir. Berapa butir telur Pak Bejo sekarang?</p>`,
    shortAnswers: [{ text: '36 butir', upper: '36', lower: '36' }],
    discussion: html`
      <p>Mula-mula kurangi telur yang dijual, lalu tambahkan telur yang baru.</p>
      \[48 - 19 + 7 = 29 + 7 = 36\]
      <p>Telur Pak Bejo sekarang <strong>36 butir</strong>.</p>`,
  },
  {
    daysAgo: 328,
    topic: 'Pecahan',
    subtopic: 'Pecahan pada Garis Bilangan',
    level: 'Mudah',
    indicator: 'Pemahaman',
    label: 'example_question',
    status: 'published',
    freeTrial: true,
    type: 'multiple choice',
    text: html`
      <p>Jarak dari \(0\) sampai \(1\) pada garis bilangan berikut dibagi menjadi delapan bagian yang sama panjang.</p>
      ${picture('garis-bilangan-pecahan', 'Garis bilangan dari 0 sampai 1 yang dibagi delapan. Titik P pada garis ke-2, Q pada garis ke-3, R pada garis ke-5, dan S pada garis ke-6.')}
      <p>Titik manakah yang menunjukkan letak \(\frac{3}{4}\)?</p>`,
    options: ['Titik P', 'Titik Q', 'Titik R', 'Titik S'],
    key: 'D',
    discussion: html`
      <p>Ubah \(\frac{3}{4}\) menjadi pecahan berpenyebut \(8\).</p>
      \[\frac{3}{4} = \frac{3 \times 2}{4 \times 2} = \frac{6}{8}\]
      <p>Dari \(0\), hitung enam bagian ke kanan. Kita sampai di <strong>titik S</strong>. Titik Q bukan jawaban karena terletak
      pada \(\frac{3}{8}\).</p>`,
  },
  {
    daysAgo: 299,
    topic: 'Pecahan',
    subtopic: 'Operasi Hitung Pecahan',
    level: 'Sedang',
    indicator: 'Penerapan',
    label: 'tryout',
    status: 'published',
    type: 'short answer',
    text: html`
      <p>Untuk membuat \(6\) kue serabi, Bu Ratna memerlukan \(\frac{3}{4}\) cangkir tepung beras. Berapa cangkir tepung beras yang
      diperlukan untuk membuat \(10\) kue serabi dengan ukuran yang sama?</p>`,
    shortAnswers: [
      { text: html`\(1\frac{1}{4}\) cangkir`, upper: '1,25', lower: '1,25' },
      { text: html`\(\frac{5}{4}\) cangkir` },
    ],
    discussion: html`
      <p>Tepung untuk satu kue adalah</p>
      \[\frac{3}{4} : 6 = \frac{3}{4} \times \frac{1}{6} = \frac{1}{8} \text{ cangkir}.\]
      <p>Untuk \(10\) kue diperlukan</p>
      \[10 \times \frac{1}{8} = \frac{10}{8} = 1\frac{1}{4} \text{ cangkir}.\]`,
  },
  {
    daysAgo: 271,
    topic: 'Pecahan',
    level: 'Sulit',
    indicator: 'Penalaran',
    label: 'exam',
    status: 'approved',
    type: 'essay',
    text: html`
      <p>Beni berkata, “\(\frac{3}{8}\) lebih besar daripada \(\frac{2}{5}\) karena \(3\) lebih besar daripada \(2\) dan \(8\) lebih
      besar daripada \(5\).”</p>
      <p>Benarkah perkataan Beni? Jelaskan cara kamu memeriksanya.</p>`,
    answer: html`
      Tidak benar. Jika penyebutnya disamakan, \(\frac{3}{8} = \frac{15}{40}\) dan \(\frac{2}{5} = \frac{16}{40}\). Jadi,
      \(\frac{3}{8}\) lebih kecil daripada \(\frac{2}{5}\).`,
    rubric: [
      [
        'Cara memeriksa',
        'Menyamakan penyebut atau memakai pecahan desimal, dengan hitungan yang benar',
        'Caranya tepat, hitungannya belum',
        'Tidak menunjukkan cara',
      ],
      ['Kesimpulan', 'Menyatakan bahwa perkataan Beni tidak benar', 'Kesimpulan tidak ada atau tidak tepat'],
    ],
    keywords: ['menyamakan penyebut', html`\(\frac{15}{40} < \frac{16}{40}\)`],
    discussion: html`
      <p>Pembilang dan penyebut tidak boleh dibandingkan sendiri-sendiri. Penyebut yang lebih besar justru berarti setiap bagiannya
      lebih kecil.</p>
      \[\frac{3}{8} = \frac{3 \times 5}{8 \times 5} = \frac{15}{40}, \qquad \frac{2}{5} = \frac{2 \times 8}{5 \times 8} = \frac{16}{40}\]
      <p>Karena \(15 < 16\), diperoleh \(\frac{3}{8} < \frac{2}{5}\). Perkataan Beni <strong>tidak benar</strong>.</p>`,
  },
  {
    daysAgo: 244,
    topic: 'Perbandingan dan Persen',
    subtopic: 'Diskon Bertingkat',
    level: 'Sedang',
    indicator: 'Penerapan',
    label: 'tryout',
    status: 'published',
    type: 'multiple choice',
    text: html`
      <p>Sebuah toko memberikan diskon \(20\%\) untuk semua tas. Khusus pemegang kartu anggota, harga setelah diskon itu dipotong lagi
      \(10\%\). Lila, seorang anggota, membeli tas seharga Rp250.000. Berapa yang harus ia bayar?</p>`,
    options: ['Rp170.000', 'Rp175.000', 'Rp180.000', 'Rp200.000', 'Rp225.000'],
    key: 'C',
    discussion: html`
      <p>Harga setelah diskon pertama:</p>
      \[80\% \times 250.000 = 200.000\]
      <p>Diskon kedua dihitung dari Rp200.000:</p>
      \[90\% \times 200.000 = 180.000\]
      <p>Lila membayar <strong>Rp180.000</strong>. Pilihan B diperoleh jika kedua diskon dijumlahkan menjadi \(30\%\), dan itu
      keliru.</p>`,
  },
  {
    daysAgo: 217,
    topic: 'Perbandingan dan Persen',
    subtopic: 'Skala Peta',
    level: 'Sedang',
    indicator: 'Penerapan',
    label: 'daily_question',
    status: 'approved',
    type: 'short answer',
    text: html`
      <p>Pada peta berskala \(1 : 50.000\), Damar mengukur jarak lurus dari dermaga ke mercusuar dengan penggaris dan memperoleh
      \(7{,}4\) cm. Berapa kilometer jarak sebenarnya?</p>
      <p><em>Hasil pengukuran boleh meleset paling banyak \(1\) mm.</em></p>`,
    shortAnswers: [{ text: '3,7 km', upper: '3,75', lower: '3,65' }],
    discussion: html`
      \[7{,}4 \times 50.000 = 370.000 \text{ cm} = 3{,}7 \text{ km}\]
      <p>Jika pengukuran meleset \(1\) mm, jarak pada peta antara \(7{,}3\) cm dan \(7{,}5\) cm. Jarak sebenarnya antara
      \(3{,}65\) km dan \(3{,}75\) km.</p>`,
  },
  {
    daysAgo: 190,
    topic: 'Perbandingan dan Persen',
    level: 'Sulit',
    indicator: 'Penalaran',
    label: 'exam',
    status: 'on-progress',
    type: 'multiple choice',
    text: html`
      <p>Warna hijau daun diperoleh dengan mencampur cat biru dan cat kuning dengan perbandingan \(3 : 2\). Wira telanjur mencampur
      \(600\) mL cat biru dengan \(300\) mL cat kuning. Berapa mililiter cat kuning yang harus ia tambahkan agar warnanya sesuai?</p>`,
    options: ['50 mL', '100 mL', '150 mL', '200 mL', '400 mL'],
    key: 'B',
    discussion: html`
      <p>Banyak cat biru tidak berubah, yaitu \(600\) mL. Cat kuning yang seharusnya:</p>
      \[\frac{2}{3} \times 600 = 400 \text{ mL}\]
      <p>Cat kuning yang sudah ada \(300\) mL, jadi tambahannya \(400 - 300 = 100\) mL.</p>`,
  },
]
