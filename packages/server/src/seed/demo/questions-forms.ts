import { html } from '../content/markup.ts'
import type { GeneralQuestion, Grouped, SnpmbQuestion } from '../content/shapes.ts'

/** One of each form that the national exams use beside the plain ones. */
export const formQuestions: Grouped<GeneralQuestion>[] = [
  {
    daysAgo: 98,
    topic: 'Perbandingan dan Persen',
    level: 'Sedang',
    indicator: 'Penalaran',
    label: 'tryout',
    status: 'published',
    type: 'several answers',
    text: html`
      <p>Toko Melati memberi diskon \(20\%\) untuk semua tas, lalu diskon tambahan \(10\%\) bagi anggota. Harga awal sebuah tas
      Rp250.000.</p>
      <p>Pilihlah <strong>semua</strong> pernyataan yang benar.</p>`,
    options: [
      'Setelah diskon pertama, harga tas itu Rp200.000.',
      'Anggota membayar Rp175.000.',
      'Anggota membayar Rp180.000.',
      'Kedua diskon itu sama dengan satu diskon 30%.',
      'Kedua diskon itu sama dengan satu diskon 28%.',
    ],
    keys: ['A', 'C', 'E'],
    discussion: html`
      \[250.000 \times 0{,}8 \times 0{,}9 = 180.000\]
      <p>Karena \(0{,}8 \times 0{,}9 = 0{,}72\), kedua diskon itu sama dengan satu diskon \(28\%\).</p>`,
  },
  {
    daysAgo: 97,
    topic: 'Ukuran Pemusatan Data',
    level: 'Sedang',
    indicator: 'Penalaran',
    label: 'tryout',
    status: 'published',
    type: 'categories',
    text: html`
      <p>Nilai ulangan tujuh siswa adalah 6, 7, 7, 8, 8, 8, dan 12.</p>
      <p>Tentukan apakah setiap pernyataan berikut benar atau salah.</p>`,
    columns: ['Benar', 'Salah'],
    rows: [
      ['Rata-rata nilai mereka 8.', 0],
      ['Mediannya lebih besar daripada rata-ratanya.', 1],
      ['Modusnya 8.', 0],
      ['Tanpa nilai tertinggi, rata-ratanya tetap.', 1],
    ],
    discussion: html`
      \[\frac{6 + 7 + 7 + 8 + 8 + 8 + 12}{7} = 8\]
      <p>Median dan modusnya juga \(8\). Tanpa nilai 12, rata-ratanya \(\frac{44}{6}\), kurang dari \(8\).</p>`,
  },
  {
    daysAgo: 96,
    topic: 'Volume Bangun Ruang',
    level: 'Mudah',
    indicator: 'Pemahaman',
    label: 'tryout',
    status: 'approved',
    type: 'matching',
    text: html`<p>Pasangkan setiap bangun dengan rumus volumenya.</p>`,
    pairs: [
      ['Kubus dengan rusuk \\(s\\)', '\\(s^3\\)'],
      ['Tabung dengan jari-jari \\(r\\) dan tinggi \\(t\\)', '\\(\\pi r^2 t\\)'],
      ['Kerucut dengan jari-jari \\(r\\) dan tinggi \\(t\\)', '\\(\\frac{1}{3} \\pi r^2 t\\)'],
    ],
    lures: ['\\(6s^2\\)'],
    discussion: html`
      <p>Volume kerucut sepertiga volume tabung yang alas dan tingginya sama. \(6s^2\) adalah luas permukaan kubus.</p>`,
  },
]

export const formSnbtQuestions: Grouped<SnpmbQuestion>[] = [
  {
    daysAgo: 95,
    category: 'SNBT-PM',
    topic: 'Data dan Pencacahan',
    label: 'tryout',
    status: 'published',
    type: 'short answer',
    text: html`
      <p>Sebuah kode terdiri atas dua angka berbeda yang dipilih dari \(1, 2, 3, 4, 5\). Berapa banyak kode yang dapat dibuat?</p>`,
    shortAnswers: [{ text: '20' }],
    discussion: html`
      <p>Ada \(5\) cara memilih angka pertama dan \(4\) cara memilih angka kedua.</p>
      \[5 \times 4 = 20\]`,
  },
]
