import { html } from '../content/markup.ts'
import type { SeedTopic } from '../content/shapes.ts'

export const snpmbTopics: SeedTopic[] = [
  {
    name: 'Penarikan Simpulan',
    category: 'SNBT-PU',
    grade: null,
    detail: html`
      <p>Dari \(p \Rightarrow q\) hanya dua simpulan yang sah:</p>
      <ul>
        <li><p><em>Modus ponens</em>: \(p\) benar, maka \(q\) benar.</p></li>
        <li><p><em>Modus tollens</em>: \(q\) salah, maka \(p\) salah.</p></li>
      </ul>
      <p>Dari \(q\) benar, kita tidak dapat menyimpulkan apa pun tentang \(p\).</p>`,
  },
  {
    name: 'Penalaran dari Data',
    category: 'SNBT-PU',
    grade: null,
    detail: html`
      <p>Bandingkan data menurut waktu dan menurut kelompok. Bedakan perubahan mutlak (selisih) dari perubahan relatif
      (persen).</p>`,
  },
  {
    name: 'Makna Kata dalam Konteks',
    category: 'SNBT-PPU',
    grade: null,
    detail: html`
      <p>Satu kata dapat memiliki beberapa makna. Gantilah kata itu dengan setiap pilihan, lalu periksa pilihan mana yang
      tidak mengubah maksud kalimat.</p>`,
  },
  {
    name: 'Kalimat Efektif',
    category: 'SNBT-PBM',
    grade: null,
    detail: html`
      <p>Kalimat efektif memiliki subjek dan predikat yang jelas, hemat kata, sejajar bentuknya, dan logis.</p>
      <ul>
        <li><p>Kata depan seperti <em>bagi</em>, <em>untuk</em>, dan <em>dalam</em> di awal kalimat sering menghilangkan subjek.</p></li>
        <li><p>Penanda jamak cukup sekali: <em>para petani</em> atau <em>petani-petani</em>, bukan keduanya.</p></li>
      </ul>`,
  },
  {
    name: 'Aljabar dan Sifat Bilangan',
    category: 'SNBT-PK',
    grade: null,
    detail: html`
      <p>Identitas yang sering dipakai:</p>
      \[x^2 + y^2 = (x + y)^2 - 2xy\]
      \[\frac{1}{x} + \frac{1}{y} = \frac{x + y}{xy}\]`,
  },
  {
    name: 'Simpulan Bacaan',
    category: 'SNBT-LBI',
    grade: null,
    detail: html`
      <p>Simpulan yang baik merangkum keseluruhan bacaan, tidak menambah informasi baru, dan tidak lebih luas daripada
      bukti yang diberikan penulis.</p>`,
  },
  {
    name: 'Purpose and Inference',
    category: 'SNBT-LBE',
    grade: null,
    detail: html`
      <p>Ask what the writer wants the reader to know, feel, or do. An inference is not stated in the passage, but the
      passage must give enough evidence for it.</p>`,
  },
  {
    name: 'Fungsi dalam Konteks',
    category: 'SNBT-PM',
    grade: null,
    detail: html`
      <p>Terjemahkan cerita menjadi fungsi, tentukan arti setiap bilangannya, lalu kembalikan hasil hitungan ke cerita
      semula. Periksa juga apakah hasilnya masuk akal.</p>`,
  },
  {
    name: 'Data dan Pencacahan',
    category: 'SNBT-PM',
    grade: null,
    detail: html`
      <p>Jika suatu pilihan dapat dilakukan dengan \(m\) cara dan pilihan berikutnya dengan \(n\) cara, keduanya dapat
      dilakukan dengan \(m \times n\) cara. Dahulukan posisi yang bersyarat.</p>`,
  },
]
