import { html, picture } from '../content/markup.ts'
import type { GeneralQuestion, Grouped } from '../content/shapes.ts'

export const aljabarQuestions: Grouped<GeneralQuestion>[] = [
  {
    daysAgo: 335,
    topic: 'Pola Bilangan',
    level: 'Sedang',
    indicator: 'Penerapan',
    label: 'tryout',
    status: 'published',
    type: 'multiple choice',
    text: html`
      <p>Tika menyusun batang korek api menjadi deretan persegi seperti pada gambar.</p>
      ${picture('pola-korek-api', 'Pola korek api: satu persegi dari 4 batang, dua persegi berdampingan dari 7 batang, tiga persegi berdampingan dari 10 batang.')}
      <p>Berapa batang korek api yang diperlukan untuk membuat pola ke-\(6\)?</p>`,
    options: ['18 batang', '19 batang', '22 batang', '24 batang'],
    key: 'B',
    discussion: html`
      <p>Persegi pertama memerlukan \(4\) batang. Setiap persegi berikutnya hanya menambah \(3\) batang karena satu sisinya sudah
      ada.</p>
      \[4,\ 7,\ 10,\ 13,\ 16,\ 19\]
      <p>Pola ke-\(6\) memerlukan <strong>19 batang</strong>. Pilihan D keliru karena menghitung \(6 \times 4\), padahal sisi yang
      berimpit cukup dihitung sekali.</p>`,
    children: [
      {
        daysAgo: 334,
        topic: 'Pola Bilangan',
        level: 'Sulit',
        indicator: 'Penalaran',
        label: 'tryout',
        status: 'published',
        type: 'essay',
        text: html`
          <p>Tika mempunyai \(50\) batang korek api dan ingin membuat deretan persegi sepanjang mungkin dengan pola yang sama. Berapa
          persegi yang dapat dibuat dan berapa batang yang tersisa? Tunjukkan caramu.</p>`,
        answer: html`
          16 persegi dan tersisa 1 batang. Setelah memakai 1 batang pertama, tersedia 49 batang. Setiap persegi memerlukan 3 batang,
          dan \(49 : 3 = 16\) sisa \(1\).`,
        keywords: ['16 persegi', 'sisa 1 batang'],
        discussion: html`
          <p>Pandang satu batang paling kiri sebagai batang pembuka. Setelah itu, setiap persegi menambah tepat \(3\) batang. Jadi,
          untuk \(n\) persegi diperlukan \(1 + 3n\) batang.</p>
          \[1 + 3 \times 16 = 49 \qquad \text{dan} \qquad 1 + 3 \times 17 = 52\]
          <p>Karena \(52 > 50\), paling banyak dapat dibuat <strong>16 persegi</strong> dan tersisa \(50 - 49 = 1\) batang.</p>`,
      },
    ],
  },
  {
    daysAgo: 306,
    topic: 'Persamaan dan Fungsi Linear',
    level: 'Sedang',
    indicator: 'Penerapan',
    label: 'exam',
    status: 'published',
    type: 'multiple choice',
    text: html`
      <p>Grafik berikut menunjukkan ongkos kirim dua jasa kurir menurut jarak.</p>
      ${picture('grafik-tarif-kurir', 'Grafik ongkos kirim terhadap jarak. Kurir Angin: Rp10.000 pada 0 km, naik lurus sampai Rp30.000 pada 10 km. Kurir Awan: Rp4.000 pada 0 km, naik lurus sampai Rp34.000 pada 10 km. Keduanya berpotongan pada 6 km dengan ongkos Rp22.000.')}
      <p>Bu Yuni akan mengirim kue ke alamat yang berjarak \(9\) km. Manakah jasa kurir yang lebih murah dan berapa selisih
      ongkosnya?</p>`,
    options: [
      'Kurir Angin, selisih Rp3.000',
      'Kurir Angin, selisih Rp6.000',
      'Kurir Awan, selisih Rp3.000',
      'Kurir Awan, selisih Rp6.000',
      'Ongkos keduanya sama',
    ],
    key: 'A',
    discussion: html`
      <p>Misalkan \(x\) jarak dalam kilometer dan ongkos dalam ribu rupiah. Dari grafik, setiap \(1\) km ongkos Kurir Angin naik
      \(2\) dan ongkos Kurir Awan naik \(3\).</p>
      \[f(x) = 2x + 10 \qquad g(x) = 3x + 4\]
      \[f(9) = 28 \qquad g(9) = 31\]
      <p><strong>Kurir Angin</strong> lebih murah \(31 - 28 = 3\) ribu rupiah. Kurir Awan hanya lebih murah untuk jarak kurang dari
      \(6\) km.</p>`,
  },
  {
    daysAgo: 263,
    topic: 'Persamaan dan Fungsi Linear',
    level: 'Sedang',
    indicator: 'Penerapan',
    label: 'daily_question',
    status: 'approved',
    type: 'short answer',
    text: html`
      <p>Di kantin, harga \(3\) roti dan \(2\) kotak susu adalah Rp26.000. Harga \(1\) roti dan \(2\) kotak susu adalah Rp16.000.
      Berapa rupiah harga \(2\) roti dan \(3\) kotak susu?</p>`,
    shortAnswers: [{ text: 'Rp26.500', upper: '26500', lower: '26500' }],
    discussion: html`
      <p>Misalkan harga satu roti \(r\) dan satu kotak susu \(s\).</p>
      \[\begin{cases} 3r + 2s = 26.000 \\ r + 2s = 16.000 \end{cases}\]
      <p>Kurangkan kedua persamaan: \(2r = 10.000\), jadi \(r = 5.000\). Dari persamaan kedua diperoleh \(2s = 11.000\), jadi
      \(s = 5.500\).</p>
      \[2r + 3s = 10.000 + 16.500 = 26.500\]`,
  },
  {
    daysAgo: 236,
    topic: 'Fungsi Kuadrat',
    level: 'Sedang',
    indicator: 'Penerapan',
    label: 'tryout',
    status: 'published',
    type: 'multiple choice',
    text: html`
      <p>Air mancur di sebuah taman menyembur mengikuti lintasan</p>
      \[h(x) = -\frac{1}{2}x^2 + 2x\]
      <p>dengan \(h(x)\) tinggi air dan \(x\) jarak mendatar dari pipa, keduanya dalam meter.</p>
      ${picture('lintasan-air-mancur', 'Parabola lintasan air mancur yang keluar dari pipa di titik nol, mencapai tinggi 2 meter pada jarak 2 meter, dan jatuh pada jarak 4 meter.')}
      <p>Dua lampu akan dipasang tepat pada lintasan air, keduanya setinggi \(1{,}5\) meter. Berapa jarak mendatar kedua lampu
      itu?</p>`,
    options: ['1 meter', '1,5 meter', '2 meter', '3 meter', '4 meter'],
    key: 'C',
    discussion: html`
      <p>Tinggi lampu \(1{,}5\) meter, jadi</p>
      \[-\frac{1}{2}x^2 + 2x = \frac{3}{2}\]
      \[x^2 - 4x + 3 = 0\]
      \[(x - 1)(x - 3) = 0\]
      <p>Diperoleh \(x = 1\) atau \(x = 3\). Jarak kedua lampu \(3 - 1 = 2\) meter.</p>`,
  },
  {
    daysAgo: 182,
    topic: 'Fungsi Kuadrat',
    level: 'Sulit',
    indicator: 'Penalaran',
    label: 'exam',
    status: 'approved',
    type: 'essay',
    text: html`
      <p>Pak Karto mempunyai \(40\) meter kawat untuk memagari kebun berbentuk persegi panjang. Salah satu sisi kebun menempel pada
      tembok sehingga tidak perlu dipagari.</p>
      <p>Tentukan ukuran kebun agar luasnya sebesar mungkin, lalu hitung luas itu. Tunjukkan alasannya.</p>`,
    answer: html`
      Lebar 10 m dan panjang 20 m dengan luas 200 m<sup>2</sup>. Jika lebar \(x\), panjangnya \(40 - 2x\) dan luasnya
      \(40x - 2x^2\), yang mencapai nilai terbesar ketika \(x = 10\).`,
    keywords: [html`\(L(x) = 40x - 2x^2\)`, 'titik puncak', '10 m × 20 m', html`200 m<sup>2</sup>`],
    discussion: html`
      <p>Misalkan \(x\) panjang sisi yang tegak lurus tembok. Kawat dipakai untuk dua sisi itu dan satu sisi yang sejajar tembok,
      jadi sisi yang sejajar tembok \(40 - 2x\).</p>
      \[L(x) = x(40 - 2x) = -2x^2 + 40x\]
      <p>Grafiknya parabola yang terbuka ke bawah, jadi nilai terbesar dicapai di titik puncak.</p>
      \[x = -\frac{b}{2a} = -\frac{40}{2 \times (-2)} = 10\]
      \[L(10) = 10 \times (40 - 20) = 200\]
      <p>Kebun berukuran \(10 \text{ m} \times 20 \text{ m}\) dengan luas <strong>200 m<sup>2</sup></strong>.</p>`,
  },
  {
    daysAgo: 131,
    topic: 'Barisan dan Deret',
    level: 'Sedang',
    indicator: 'Penerapan',
    label: 'tryout',
    status: 'published',
    type: 'multiple choice',
    text: html`
      <p>Gedung pertunjukan memiliki \(15\) baris kursi. Baris terdepan berisi \(20\) kursi, dan setiap baris berikutnya berisi \(4\)
      kursi lebih banyak daripada baris di depannya. Berapa banyak kursi di gedung itu?</p>`,
    options: ['644 kursi', '720 kursi', '750 kursi', '1.140 kursi', '1.440 kursi'],
    key: 'B',
    discussion: html`
      <p>Banyak kursi membentuk barisan aritmetika dengan \(a = 20\), \(b = 4\), dan \(n = 15\).</p>
      \[S_{15} = \frac{15}{2}\left(2 \times 20 + (15 - 1) \times 4\right) = \frac{15}{2} \times 96 = 720\]
      <p>Pilihan C muncul jika \(b\) dikalikan \(15\), bukan \(14\). Pilihan E muncul jika lupa membagi dua.</p>`,
  },
  {
    daysAgo: 104,
    topic: 'Barisan dan Deret',
    level: 'Sulit',
    indicator: 'Penalaran',
    label: 'exam',
    status: 'approved',
    type: 'short answer',
    text: html`
      <p>Sebuah bola dijatuhkan dari ketinggian \(3\) meter. Setiap kali memantul, bola mencapai \(\frac{2}{3}\) dari tinggi
      sebelumnya. Berapa meter panjang seluruh lintasan bola sampai berhenti?</p>`,
    shortAnswers: [{ text: '15 meter', upper: '15', lower: '15' }],
    keywords: ['deret geometri tak hingga'],
    discussion: html`
      <p>Bola jatuh \(3\) meter. Setelah itu, setiap pantulan ditempuh dua kali, yaitu naik dan turun. Tinggi pantulan membentuk deret
      geometri dengan suku pertama \(3 \times \frac{2}{3} = 2\) dan rasio \(\frac{2}{3}\).</p>
      \[3 + 2 \times \frac{2}{1 - \frac{2}{3}} = 3 + 2 \times 6 = 15\]
      <p>Panjang seluruh lintasan <strong>15 meter</strong>.</p>`,
  },
]
