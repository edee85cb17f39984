import { html } from './content/markup.ts'
import type { SeedCategory, SeedClass, SeedSubject, Stage } from './content/shapes.ts'

const stageOf = (grade: number): Stage => (grade <= 6 ? 'SD' : grade <= 9 ? 'SMP' : 'SMA')

export const classes: SeedClass[] = Array.from({ length: 12 }, (_, before) => ({
  grade: before + 1,
  stage: stageOf(before + 1),
}))

export const levels = ['Mudah', 'Sedang', 'Sulit'] as const

/** The subjects of the Asesmen Nasional with its cognitive levels, then those of the SNBT. */
export const subjects: SeedSubject[] = [
  {
    code: 'LIT',
    name: 'Literasi',
    family: 'literasi',
    indicators: ['Menemukan Informasi', 'Memahami', 'Mengevaluasi dan Merefleksi'],
  },
  { code: 'NUM', name: 'Numerasi', family: 'numerasi', indicators: ['Pemahaman', 'Penerapan', 'Penalaran'] },
  { code: 'TPS', name: 'Tes Potensi Skolastik', family: null, indicators: [] },
  { code: 'TL', name: 'Tes Literasi', family: null, indicators: [] },
  { code: 'PM', name: 'Penalaran Matematika', family: null, indicators: [] },
]

/** The seven subtests of the SNBT. */
export const snpmbCategories: SeedCategory[] = [
  {
    code: 'SNBT-PU',
    name: 'Kemampuan Penalaran Umum',
    subject: 'TPS',
    productType: 2,
    grades: [],
    detail: html`
      <p>Mengukur kemampuan memecahkan masalah baru secara runtut dan logis.</p>
      <ul>
        <li><p>Penalaran induktif: menemukan pola dari sejumlah contoh.</p></li>
        <li><p>Penalaran deduktif: menarik simpulan dari pernyataan yang diketahui.</p></li>
        <li><p>Penalaran kuantitatif: menalar dari angka, tabel, dan grafik.</p></li>
      </ul>`,
  },
  {
    code: 'SNBT-PPU',
    name: 'Pengetahuan dan Pemahaman Umum',
    subject: 'TPS',
    productType: 2,
    grades: [],
    detail: html`
      <p>Mengukur penguasaan kosakata dan pengetahuan yang lazim dalam bahasa Indonesia: makna kata menurut konteks,
      hubungan antarkata, serta hubungan antargagasan dalam bacaan.</p>`,
  },
  {
    code: 'SNBT-PBM',
    name: 'Kemampuan Memahami Bacaan dan Menulis',
    subject: 'TPS',
    productType: 2,
    grades: [],
    detail: html`
      <p>Mengukur kemampuan memahami isi bacaan dan menyunting tulisan: ejaan, pilihan kata, kalimat efektif,
      serta kepaduan paragraf.</p>`,
  },
  {
    code: 'SNBT-PK',
    name: 'Pengetahuan Kuantitatif',
    subject: 'TPS',
    productType: 2,
    grades: [],
    detail: html`
      <p>Mengukur keluasan pengetahuan matematika dasar: bilangan, aljabar, fungsi, geometri, statistika, dan peluang.</p>`,
  },
  {
    code: 'SNBT-LBI',
    name: 'Literasi dalam Bahasa Indonesia',
    subject: 'TL',
    productType: 2,
    grades: [],
    detail: html`
      <p>Mengukur kemampuan memahami, menggunakan, mengevaluasi, dan merefleksikan berbagai jenis teks berbahasa
      Indonesia.</p>`,
  },
  {
    code: 'SNBT-LBE',
    name: 'Literasi dalam Bahasa Inggris',
    subject: 'TL',
    productType: 2,
    grades: [],
    detail: html`
      <p>Mengukur kemampuan memahami dan menilai teks berbahasa Inggris: gagasan utama, rincian, makna kata,
      simpulan, dan tujuan penulis.</p>`,
  },
  {
    code: 'SNBT-PM',
    name: 'Penalaran Matematika',
    subject: 'PM',
    productType: 2,
    grades: [],
    detail: html`
      <p>Mengukur kemampuan memakai konsep matematika untuk memecahkan masalah sehari-hari.</p>
      <ol>
        <li><p>Merumuskan masalah ke dalam bentuk matematika.</p></li>
        <li><p>Menggunakan konsep dan prosedur yang tepat.</p></li>
        <li><p>Menafsirkan hasilnya menurut konteks.</p></li>
      </ol>`,
  },
]
