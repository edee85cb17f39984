import { html, picture, table } from '../content/markup.ts'
import type { GeneralQuestion, Grouped } from '../content/shapes.ts'

export const dataQuestions: Grouped<GeneralQuestion>[] = [
  {
    daysAgo: 313,
    topic: 'Diagram Batang',
    level: 'Mudah',
    indicator: 'Pemahaman',
    label: 'tryout',
    status: 'published',
    freeTrial: true,
    type: 'multiple choice',
    text: html`
      <p>Diagram batang berikut menunjukkan banyak buku yang dipinjam dari perpustakaan sekolah selama satu minggu.</p>
      ${picture('diagram-batang-perpustakaan', 'Diagram batang banyak buku yang dipinjam: Senin 25, Selasa 40, Rabu 30, Kamis 45, dan Jumat 20.')}
      <p>Berapa selisih banyak buku yang dipinjam pada hari paling ramai dan hari paling sepi?</p>`,
    options: ['15 buku', '20 buku', '25 buku', '45 buku'],
    key: 'C',
    discussion: html`
      <p>Hari paling ramai adalah Kamis dengan \(45\) buku, sedangkan hari paling sepi adalah Jumat dengan \(20\) buku.</p>
      \[45 - 20 = 25\]`,
    children: [
      {
        daysAgo: 312,
        topic: 'Diagram Batang',
        level: 'Sedang',
        indicator: 'Penerapan',
        label: 'tryout',
        status: 'published',
        type: 'short answer',
        text: html`
          <p>Berdasarkan diagram peminjaman buku, berapa rata-rata banyak buku yang dipinjam setiap hari selama minggu itu?</p>`,
        shortAnswers: [{ text: '32 buku', upper: '32', lower: '32' }],
        discussion: html`
          \[\frac{25 + 40 + 30 + 45 + 20}{5} = \frac{160}{5} = 32\]`,
      },
      {
        daysAgo: 276,
        topic: 'Diagram Batang',
        level: 'Sedang',
        indicator: 'Penalaran',
        label: 'exam',
        status: 'approved',
        type: 'essay',
        text: html`
          <p>Petugas tambahan hanya dapat membantu perpustakaan selama dua hari dalam seminggu. Berdasarkan diagram peminjaman buku,
          hari apa sajakah yang sebaiknya dipilih? Jelaskan alasanmu.</p>`,
        answer: html`
          Selasa dan Kamis karena pada kedua hari itu buku yang dipinjam paling banyak, yaitu 40 dan 45 buku. Keduanya lebih dari
          separuh peminjaman selama seminggu: 85 dari 160 buku.`,
        keywords: ['Selasa dan Kamis', '40 dan 45 buku', 'paling ramai'],
        discussion: html`
          <p>Petugas tambahan paling berguna pada hari yang paling ramai, yaitu Kamis (\(45\) buku) dan Selasa (\(40\) buku). Alasan
          lain, misalnya memilih hari sesudahnya untuk menata buku yang kembali, dapat diterima asalkan memakai data pada
          diagram.</p>`,
      },
    ],
  },
  {
    daysAgo: 155,
    topic: 'Ukuran Pemusatan Data',
    level: 'Sedang',
    indicator: 'Penalaran',
    label: 'exam',
    status: 'published',
    type: 'multiple choice',
    text: html`
      <p>Tabel berikut menyajikan nilai ulangan matematika \(20\) siswa.</p>
      ${table(['Nilai', 'Banyak siswa'], ['60', '2'], ['70', '6'], ['80', '8'], ['90', '3'], ['100', '1'])}
      <p>Pernyataan manakah yang benar?</p>`,
    options: [
      'Rata-rata nilai lebih besar daripada median.',
      'Rata-rata nilai lebih kecil daripada median.',
      'Modus lebih besar daripada median.',
      'Separuh dari siswa memperoleh nilai di atas 80.',
      'Rata-rata, median, dan modus sama besar.',
    ],
    key: 'B',
    discussion: html`
      <p>Rata-rata:</p>
      \[\bar{x} = \frac{2 \times 60 + 6 \times 70 + 8 \times 80 + 3 \times 90 + 1 \times 100}{20} = \frac{1.550}{20} = 77{,}5\]
      <p>Median terletak di antara data ke-\(10\) dan ke-\(11\). Keduanya bernilai \(80\), jadi median \(80\). Modus juga \(80\) karena
      paling sering muncul.</p>
      <p>Jadi, <strong>rata-rata lebih kecil daripada median</strong>. Siswa yang nilainya di atas \(80\) hanya \(4\) orang.</p>`,
  },
  {
    daysAgo: 115,
    topic: 'Ukuran Pemusatan Data',
    level: 'Sedang',
    indicator: 'Penerapan',
    label: 'daily_question',
    status: 'approved',
    type: 'short answer',
    text: html`
      <p>Rata-rata berat badan empat anggota regu pramuka adalah \(38\) kg. Setelah Fajar bergabung, rata-ratanya menjadi \(39\) kg.
      Berapa kilogram berat badan Fajar?</p>`,
    shortAnswers: [{ text: '43 kg', upper: '43', lower: '43' }],
    discussion: html`
      <p>Jumlah berat empat anggota \(4 \times 38 = 152\) kg. Setelah Fajar bergabung, jumlahnya \(5 \times 39 = 195\) kg.</p>
      \[195 - 152 = 43\]
      <p>Berat badan Fajar <strong>43 kg</strong>.</p>`,
  },
  {
    daysAgo: 76,
    topic: 'Menafsirkan Grafik',
    level: 'Sulit',
    indicator: 'Penalaran',
    label: 'exam',
    status: 'published',
    type: 'essay',
    text: html`
      <p>Brosur sebuah toko memuat grafik berikut dengan judul “Penjualan Payung Kami Melonjak Berlipat Ganda”.</p>
      ${picture('grafik-penjualan-payung', 'Diagram batang penjualan payung dengan sumbu tegak dimulai dari 90: Januari 92, Februari 94, Maret 97, dan April 99 buah.')}
      <p>Setujukah kamu dengan judul grafik itu? Jelaskan dengan perhitungan dan sebutkan bagian grafik yang dapat menyesatkan
      pembaca.</p>`,
    answer: html`
      Tidak setuju. Penjualan hanya naik dari 92 menjadi 99 buah, yaitu sekitar 7,6%. Grafik itu menyesatkan karena sumbu tegaknya
      dimulai dari 90, bukan dari 0, sehingga perbedaan tinggi batang tampak jauh lebih besar.`,
    keywords: ['sumbu tegak tidak dimulai dari nol', 'naik 7 buah', 'sekitar 7,6%'],
    discussion: html`
      <p>Kenaikan dari Januari ke April:</p>
      \[\frac{99 - 92}{92} \times 100\% \approx 7{,}6\%\]
      <p>Berlipat ganda berarti sedikitnya menjadi dua kali, yaitu \(184\) buah. Batang April <em>tampak</em> lebih dari empat kali
      tinggi batang Januari karena sumbu tegak dimulai dari \(90\): yang digambar hanyalah \(9\) dan \(2\) satuan di atas \(90\).</p>`,
  },
  {
    daysAgo: 51,
    topic: 'Peluang',
    subtopic: 'Kejadian Majemuk',
    level: 'Sedang',
    indicator: 'Penerapan',
    label: 'tryout',
    status: 'published',
    type: 'multiple choice',
    text: html`
      <p>Sebuah kantong berisi \(5\) kelereng merah dan \(3\) kelereng putih. Dua kelereng diambil secara acak satu per satu tanpa
      pengembalian. Berapa peluang kedua kelereng yang terambil berwarna merah?</p>`,
    options: [
      html`\(\dfrac{3}{28}\)`,
      html`\(\dfrac{5}{14}\)`,
      html`\(\dfrac{25}{64}\)`,
      html`\(\dfrac{15}{28}\)`,
      html`\(\dfrac{5}{8}\)`,
    ],
    key: 'B',
    discussion: html`
      <p>Peluang kelereng pertama merah \(\frac{5}{8}\). Setelah itu tersisa \(7\) kelereng, \(4\) di antaranya merah.</p>
      \[\frac{5}{8} \times \frac{4}{7} = \frac{20}{56} = \frac{5}{14}\]
      <p>Pilihan C adalah peluang jika kelereng pertama <em>dikembalikan</em>. Pilihan D adalah peluang terambil satu merah dan satu
      putih.</p>`,
  },
  {
    daysAgo: 24,
    topic: 'Peluang',
    subtopic: 'Kejadian Majemuk',
    level: 'Sulit',
    indicator: 'Penalaran',
    label: 'exam',
    status: 'on-progress',
    type: 'short answer',
    text: html`
      <p>Peluang hujan turun pada suatu pagi adalah \(0{,}3\). Jika hujan, peluang bus sekolah terlambat \(0{,}4\). Jika tidak hujan,
      peluang bus terlambat \(0{,}1\). Berapa peluang bus sekolah terlambat pada pagi itu?</p>`,
    shortAnswers: [{ text: '0,19', upper: '0,19', lower: '0,19' }, { text: '19%' }],
    discussion: html`
      <p>Bus dapat terlambat melalui dua jalan: hujan lalu terlambat, atau tidak hujan lalu terlambat.</p>
      \[P = 0{,}3 \times 0{,}4 + 0{,}7 \times 0{,}1 = 0{,}12 + 0{,}07 = 0{,}19\]`,
  },
  {
    daysAgo: 3,
    topic: 'Peluang',
    level: 'Sulit',
    indicator: 'Penalaran',
    label: 'tryout',
    status: 'on-progress',
    type: 'essay',
    text: html`
      <p>Andi dan Bima melempar dua dadu bersama-sama. Andi menang jika jumlah mata dadu \(7\). Bima menang jika jumlah mata dadu tidak
      lebih dari \(4\). Selain itu, lemparan diulang.</p>
      <p>Apakah permainan itu adil? Buktikan dengan menghitung peluangnya.</p>`,
    answer: html`
      Adil. Ada 6 hasil yang berjumlah 7 dan ada 6 hasil yang berjumlah 2, 3, atau 4 dari 36 hasil yang mungkin. Peluang keduanya
      sama, yaitu \(\frac{6}{36} = \frac{1}{6}\).`,
    keywords: ['adil', html`\(\frac{1}{6}\)`],
  },
]
