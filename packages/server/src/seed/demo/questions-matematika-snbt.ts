import { html, picture } from '../content/markup.ts'
import type { Grouped, SnpmbQuestion } from '../content/shapes.ts'

export const matematikaSnbtQuestions: Grouped<SnpmbQuestion>[] = [
  {
    daysAgo: 135,
    category: 'SNBT-PM',
    topic: 'Data dan Pencacahan',
    label: 'tryout',
    status: 'published',
    freeTrial: true,
    type: 'multiple choice',
    text: html`
      <p>Diagram lingkaran berikut menunjukkan pembagian uang saku bulanan Gita. Biaya transportasinya Rp300.000.</p>
      ${picture('diagram-lingkaran-uang-saku', 'Diagram lingkaran uang saku: makan 40%, transportasi 25%, tabungan 15%, kuota internet 10%, dan lain-lain 10%.')}
      <p>Bulan depan uang sakunya tetap, tetapi biaya transportasi naik \(20\%\). Kenaikan itu diambil dari tabungan, sedangkan
      pengeluaran lain tidak berubah. Berapa rupiah tabungan Gita bulan depan?</p>`,
    options: ['Rp60.000', 'Rp108.000', 'Rp120.000', 'Rp144.000', 'Rp180.000'],
    key: 'C',
    discussion: html`
      <p>Transportasi \(25\%\) dari uang saku, jadi uang sakunya \(4 \times 300.000 = 1.200.000\).</p>
      \[\text{tabungan bulan ini} = 15\% \times 1.200.000 = 180.000\]
      \[\text{kenaikan transportasi} = 20\% \times 300.000 = 60.000\]
      <p>Tabungan bulan depan \(180.000 - 60.000 = 120.000\) rupiah.</p>`,
  },
  {
    daysAgo: 84,
    category: 'SNBT-PM',
    topic: 'Fungsi dalam Konteks',
    label: 'exam',
    status: 'published',
    type: 'statements',
    text: html`
      <p>Sebuah tandon yang dinding-dindingnya tegak dikuras dengan laju tetap. Grafik berikut menunjukkan tinggi air di dalam tandon
      sejak keran dibuka.</p>
      ${picture('grafik-tandon', 'Grafik garis lurus tinggi air tandon dari 120 cm pada menit ke-0 sampai 0 cm pada menit ke-15.')}
      <p>Tentukan apakah setiap pernyataan berikut benar atau salah.</p>`,
    statements: [
      [html`Tinggi air pada menit ke-\(t\) adalah \(h(t) = 120 - 8t\) cm, untuk \(0 \le t \le 15\).`, true],
      [html`Pada menit ke-\(5\), tinggi air \(75\) cm.`, false],
      [html`Antara menit ke-\(3\) dan menit ke-\(7\), tinggi air turun \(32\) cm.`, true],
      ['Jika air keluar dua kali lebih cepat, tandon kosong dalam waktu 30 menit.', false],
    ],
    discussion: html`
      <p>Dalam \(15\) menit tinggi air turun \(120\) cm, jadi setiap menit turun \(120 : 15 = 8\) cm.</p>
      <ul>
        <li><p>Pernyataan 1 <strong>benar</strong>: \(h(t) = 120 - 8t\).</p></li>
        <li><p>Pernyataan 2 <strong>salah</strong>: \(h(5) = 120 - 40 = 80\) cm.</p></li>
        <li><p>Pernyataan 3 <strong>benar</strong>: \(4 \times 8 = 32\) cm.</p></li>
        <li><p>Pernyataan 4 <strong>salah</strong>: waktunya menjadi setengah, yaitu \(7{,}5\) menit.</p></li>
      </ul>`,
  },
  {
    daysAgo: 19,
    category: 'SNBT-PM',
    topic: 'Data dan Pencacahan',
    label: 'daily_question',
    status: 'on-progress',
    type: 'multiple choice',
    text: html`
      <p>Dari \(4\) siswa putra dan \(3\) siswa putri akan dipilih seorang ketua, seorang sekretaris, dan seorang bendahara. Ketua harus
      seorang putri, dan tidak ada yang merangkap jabatan. Berapa banyak susunan pengurus yang mungkin?</p>`,
    options: ['60', '90', '105', '126', '210'],
    key: 'B',
    discussion: html`
      <p>Dahulukan jabatan yang bersyarat. Ketua dapat dipilih dengan \(3\) cara. Sekretaris dipilih dari \(6\) siswa yang tersisa, lalu
      bendahara dari \(5\) siswa.</p>
      \[3 \times 6 \times 5 = 90\]`,
  },
]
