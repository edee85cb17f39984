import { html, table } from '../content/markup.ts'
import type { Grouped, SnpmbQuestion } from '../content/shapes.ts'

export const skolastikQuestions: Grouped<SnpmbQuestion>[] = [
  {
    daysAgo: 322,
    category: 'SNBT-PU',
    topic: 'Penarikan Simpulan',
    label: 'tryout',
    status: 'published',
    freeTrial: true,
    type: 'multiple choice',
    text: html`
      <p>Perhatikan pernyataan berikut.</p>
      <ol>
        <li><p>Semua peserta pelatihan yang lulus ujian praktik memperoleh sertifikat.</p></li>
        <li><p>Sebagian peserta yang memperoleh sertifikat menjadi instruktur.</p></li>
        <li><p>Dani adalah peserta pelatihan yang tidak memperoleh sertifikat.</p></li>
      </ol>
      <p>Simpulan manakah yang pasti benar?</p>`,
    options: [
      'Dani tidak mengikuti ujian praktik.',
      'Semua instruktur lulus ujian praktik.',
      'Sebagian peserta yang lulus ujian praktik menjadi instruktur.',
      'Dani tidak lulus ujian praktik.',
      'Peserta yang memperoleh sertifikat pasti lulus ujian praktik.',
    ],
    key: 'D',
    discussion: html`
      <p>Misalkan \(p\): lulus ujian praktik, dan \(q\): memperoleh sertifikat. Pernyataan pertama berbentuk \(p \Rightarrow q\),
      sedangkan Dani memenuhi \(\neg q\). Dengan <em>modus tollens</em> diperoleh \(\neg p\): <strong>Dani tidak lulus ujian
      praktik</strong>.</p>
      <p>Pilihan A belum tentu benar karena Dani mungkin mengikuti ujian, tetapi tidak lulus. Pilihan B, C, dan E menganggap
      \(q \Rightarrow p\), padahal sertifikat mungkin juga diperoleh dengan cara lain.</p>`,
  },
  {
    daysAgo: 294,
    category: 'SNBT-PU',
    topic: 'Penalaran dari Data',
    label: 'tryout',
    status: 'approved',
    type: 'statements',
    text: html`
      <p>Tabel berikut menyajikan banyak pengunjung dua museum selama empat bulan.</p>
      ${table(
        ['Museum', 'Januari', 'Februari', 'Maret', 'April'],
        ['Bahari', '400', '450', '500', '550'],
        ['Batik', '600', '540', '500', '450'],
      )}
      <p>Tentukan apakah setiap pernyataan berikut benar atau salah.</p>`,
    statements: [
      ['Jika pola kenaikannya tetap, Museum Bahari akan dikunjungi 600 orang pada bulan Mei.', true],
      ['Jumlah pengunjung kedua museum selalu naik dari bulan ke bulan.', false],
      ['Dari Januari ke Februari, pengunjung Museum Batik turun 10%.', true],
      ['Selama empat bulan itu, Museum Batik dikunjungi lebih banyak orang daripada Museum Bahari.', true],
    ],
    discussion: html`
      <ul>
        <li><p>Pernyataan 1 <strong>benar</strong>: pengunjung Museum Bahari naik \(50\) orang setiap bulan, jadi
        \(550 + 50 = 600\).</p></li>
        <li><p>Pernyataan 2 <strong>salah</strong>: jumlahnya \(1.000\), \(990\), \(1.000\), dan \(1.000\).</p></li>
        <li><p>Pernyataan 3 <strong>benar</strong>: \(\frac{600 - 540}{600} \times 100\% = 10\%\).</p></li>
        <li><p>Pernyataan 4 <strong>benar</strong>: Museum Batik \(600 + 540 + 500 + 450 = 2.090\) orang, sedangkan Museum Bahari
        \(400 + 450 + 500 + 550 = 1.900\) orang.</p></li>
      </ul>`,
  },
  {
    daysAgo: 250,
    category: 'SNBT-PPU',
    topic: 'Makna Kata dalam Konteks',
    label: 'daily_question',
    status: 'published',
    type: 'multiple choice',
    text: html`
      <p>Bacalah paragraf berikut.</p>
      <p>Warga Desa Sumber tidak menunggu banjir datang. Setiap kemarau mereka mengeruk sungai, menanami tebing dengan bambu, dan
      menggali sumur resapan. Upaya <strong>mitigasi</strong> itu tidak menghentikan hujan, tetapi tahun ini air yang masuk ke rumah
      hanya setinggi mata kaki.</p>
      <p>Makna kata <em>mitigasi</em> dalam paragraf tersebut adalah …</p>`,
    options: [
      'perkiraan waktu terjadinya bencana',
      'tindakan mengurangi dampak bencana',
      'pertolongan kepada korban bencana',
      'pembangunan kembali setelah bencana',
      'penyelidikan penyebab bencana',
    ],
    key: 'B',
    keywords: ['mitigasi'],
    discussion: html`
      <p>Mengeruk sungai, menanam bambu, dan menggali sumur resapan dilakukan <em>sebelum</em> banjir. Hujan tetap turun, tetapi
      akibatnya menjadi lebih ringan. Jadi, <em>mitigasi</em> bermakna <strong>tindakan mengurangi dampak bencana</strong>.</p>
      <p>Pilihan C dan D terjadi setelah bencana, sedangkan pilihan A dan E tidak sesuai dengan kegiatan warga.</p>`,
  },
  {
    daysAgo: 195,
    category: 'SNBT-PBM',
    topic: 'Kalimat Efektif',
    label: 'tryout',
    status: 'published',
    type: 'multiple choice',
    text: html`
      <p>Bacalah paragraf berikut.</p>
      <p>(1) Musim panen kopi di lereng gunung dimulai pada bulan Mei. (2) Para petani memetik buah yang sudah merah dan membiarkan
      buah yang masih hijau. (3) Bagi pengunjung yang ingin belajar memetik kopi dapat mendaftar di balai desa. (4) Mereka akan
      ditemani oleh pemandu yang berpengalaman.</p>
      <p>Perbaikan manakah yang tepat untuk kalimat (3)?</p>`,
    options: [
      'Pengunjung yang ingin belajar memetik kopi dapat mendaftar di balai desa.',
      'Bagi para pengunjung yang ingin belajar memetik kopi dapat mendaftar di balai desa.',
      'Bagi pengunjung yang ingin belajar memetik kopi, dapat mendaftar di balai desa.',
      'Untuk pengunjung yang ingin belajar memetik kopi dapat mendaftar di balai desa.',
      'Pengunjung yang ingin belajar memetik kopi yang dapat mendaftar di balai desa.',
    ],
    key: 'A',
    discussion: html`
      <p>Kata depan <em>bagi</em> membuat bagian “pengunjung yang ingin belajar memetik kopi” menjadi keterangan sehingga predikat
      <em>dapat mendaftar</em> tidak memiliki subjek. Dengan menghilangkan <em>bagi</em>, bagian itu menjadi subjek.</p>
      <p>Pilihan B, C, dan D tetap tidak bersubjek. Pilihan E tidak berpredikat karena kata <em>yang</em> di depan <em>dapat
      mendaftar</em>.</p>`,
  },
  {
    daysAgo: 168,
    category: 'SNBT-PK',
    topic: 'Aljabar dan Sifat Bilangan',
    label: 'exam',
    status: 'approved',
    type: 'multiple choice',
    text: html`
      <p>Jika \(xy = 6\) dan</p>
      \[\frac{1}{x} + \frac{1}{y} = \frac{5}{6},\]
      <p>nilai \(x^2 + y^2\) adalah …</p>`,
    options: [html`\(11\)`, html`\(13\)`, html`\(19\)`, html`\(25\)`, html`\(37\)`],
    key: 'B',
    discussion: html`
      \[\frac{1}{x} + \frac{1}{y} = \frac{x + y}{xy} = \frac{x + y}{6} = \frac{5}{6}\]
      <p>Jadi, \(x + y = 5\), dan</p>
      \[x^2 + y^2 = (x + y)^2 - 2xy = 25 - 12 = 13.\]`,
  },
  {
    daysAgo: 111,
    category: 'SNBT-PK',
    topic: 'Aljabar dan Sifat Bilangan',
    label: 'tryout',
    status: 'on-progress',
    type: 'statements',
    text: html`
      <p>Diketahui \(p\) bilangan bulat positif genap dan \(q\) bilangan bulat positif ganjil. Tentukan apakah setiap pernyataan berikut
      benar atau salah.</p>`,
    statements: [
      [html`\(p + q\) adalah bilangan ganjil.`, true],
      [html`\(p^2 + q^2\) adalah bilangan genap.`, false],
      [html`\(p^q + 1\) adalah bilangan ganjil.`, true],
      [html`\(\frac{pq}{2}\) adalah bilangan genap.`, false],
    ],
    discussion: html`
      <ul>
        <li><p>Pernyataan 1 <strong>benar</strong>: genap ditambah ganjil adalah ganjil.</p></li>
        <li><p>Pernyataan 2 <strong>salah</strong>: \(p^2\) genap dan \(q^2\) ganjil, jadi jumlahnya ganjil.</p></li>
        <li><p>Pernyataan 3 <strong>benar</strong>: \(p^q\) genap, jadi \(p^q + 1\) ganjil.</p></li>
        <li><p>Pernyataan 4 <strong>salah</strong>: untuk \(p = 2\) dan \(q = 3\), \(\frac{pq}{2} = 3\) adalah bilangan ganjil.</p></li>
      </ul>`,
  },
]
