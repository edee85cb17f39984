import { html, picture, table } from '../content/markup.ts'
import type { GeneralQuestion, Grouped } from '../content/shapes.ts'

export const informasiQuestions: Grouped<GeneralQuestion>[] = [
  {
    daysAgo: 340,
    topic: 'Menemukan Informasi Tersurat',
    subtopic: 'Kata Tanya sebagai Petunjuk',
    level: 'Mudah',
    indicator: 'Menemukan Informasi',
    label: 'tryout',
    status: 'published',
    freeTrial: true,
    type: 'multiple choice',
    text: html`
      <p>Bacalah teks berikut untuk menjawab soal-soal dalam kelompok ini.</p>
      <h3>Menabung di Bank Sampah</h3>
      <p>Setiap Jumat pagi, halaman SD Melati Timur ramai oleh murid yang membawa karung. Mereka bukan hendak membuang
      sampah, melainkan menabung. Botol plastik, kertas, kardus, dan kaleng yang sudah dipilah di rumah diserahkan kepada
      petugas Bank Sampah Melati.</p>
      <p>Ada dua aturan yang harus dipatuhi. Pertama, botol dan kaleng harus dicuci lalu dikeringkan. Sisa minuman yang
      tertinggal membuat botol berbau dan mengundang semut sehingga ditolak oleh pabrik daur ulang. Kedua, kertas tidak
      boleh basah karena kertas basah mudah hancur dan tidak laku dijual.</p>
      <p>Petugas menimbang setoran, lalu mencatat nilainya di buku tabungan berdasarkan daftar harga. Uang tabungan dapat
      diambil pada akhir semester. Tahun lalu, murid kelas V memakai sebagian tabungan mereka untuk membeli lima pot besar.
      Kini pot-pot itu ditumbuhi cabai dan tomat yang dipanen bersama-sama.</p>
      ${table(
        ['Jenis sampah', 'Harga per kilogram'],
        ['Botol plastik', 'Rp3.000'],
        ['Kertas', 'Rp2.000'],
        ['Kardus', 'Rp1.500'],
        ['Kaleng', 'Rp8.000'],
      )}
      <p>Kapan uang tabungan di Bank Sampah Melati dapat diambil?</p>`,
    options: [
      'Setiap Jumat pagi.',
      'Pada akhir semester.',
      'Setelah setoran ditimbang.',
      'Ketika cabai dan tomat dipanen.',
    ],
    key: 'B',
    keywords: ['uang tabungan', 'akhir semester'],
    discussion: html`
      <p>Kata tanya <em>kapan</em> menanyakan waktu. Pada paragraf ketiga tertulis, “Uang tabungan dapat diambil
      <strong>pada akhir semester</strong>.”</p>
      <p>Jumat pagi adalah waktu menabung, bukan waktu mengambil uang. Jawaban yang benar adalah <strong>B</strong>.</p>`,
    children: [
      {
        daysAgo: 338,
        topic: 'Menemukan Informasi Tersurat',
        level: 'Sedang',
        indicator: 'Memahami',
        label: 'tryout',
        status: 'published',
        type: 'multiple choice',
        text: html`
          <p>Berdasarkan teks “Menabung di Bank Sampah”, apa akibatnya jika botol yang disetorkan masih berisi sisa
          minuman?</p>`,
        options: [
          'Botol itu dihargai lebih mahal karena lebih berat.',
          'Botol itu dicuci oleh petugas bank sampah.',
          'Botol itu mudah hancur dan tidak laku dijual.',
          'Botol itu ditolak oleh pabrik daur ulang.',
        ],
        key: 'D',
        discussion: html`
          <p>Paragraf kedua menjelaskan hubungan sebab dan akibat: sisa minuman membuat botol berbau dan mengundang semut
          <strong>sehingga ditolak oleh pabrik daur ulang</strong>.</p>
          <p>Pilihan C adalah akibat bagi <em>kertas</em> yang basah, sedangkan pilihan A dan B tidak disebutkan dalam teks.
          Jawaban yang benar adalah <strong>D</strong>.</p>`,
      },
      {
        daysAgo: 337,
        topic: 'Menemukan Informasi Tersurat',
        subtopic: 'Membaca Tabel dalam Teks',
        level: 'Sedang',
        indicator: 'Memahami',
        label: 'tryout',
        status: 'published',
        type: 'short answer',
        text: html`
          <p>Rara menyetorkan \(3\) kg botol plastik dan \(2\) kg kertas yang semuanya bersih dan kering. Berdasarkan daftar
          harga pada teks “Menabung di Bank Sampah”, berapa rupiah yang dicatat petugas di buku tabungan Rara?</p>`,
        shortAnswers: [{ text: 'Rp13.000', upper: '13000', lower: '13000' }],
        discussion: html`
          <p>Dari tabel, harga botol plastik Rp3.000 dan harga kertas Rp2.000 per kilogram.</p>
          \[3 \times 3.000 + 2 \times 2.000 = 9.000 + 4.000 = 13.000\]
          <p>Petugas mencatat <strong>Rp13.000</strong>.</p>`,
      },
      {
        daysAgo: 310,
        topic: 'Menemukan Informasi Tersurat',
        level: 'Sulit',
        indicator: 'Mengevaluasi dan Merefleksi',
        label: 'exam',
        status: 'approved',
        type: 'essay',
        text: html`
          <p>Setelah membaca teks “Menabung di Bank Sampah”, Bagas berkata, “Bank sampah itu hanya untuk mencari uang.”</p>
          <p>Setujukah kamu dengan pendapat Bagas? Tuliskan pendapatmu disertai dua alasan berdasarkan teks.</p>`,
        answer: html`
          Tidak setuju. Selain menghasilkan uang, bank sampah membuat sampah terpilah dan dapat didaur ulang. Uangnya pun
          dipakai untuk kepentingan bersama, misalnya membeli pot yang kini ditanami cabai dan tomat.`,
        keywords: ['memilah sampah', 'daur ulang', 'kepentingan bersama', 'pot cabai dan tomat'],
        discussion: html`
          <p>Jawaban boleh setuju atau tidak setuju asalkan alasannya berasal dari teks. Contoh alasan untuk <em>tidak
          setuju</em>:</p>
          <ol>
            <li><p>Murid memilah, mencuci, dan mengeringkan sampah sehingga sampah dapat didaur ulang.</p></li>
            <li><p>Sebagian tabungan dipakai untuk membeli pot, dan hasil kebunnya dipanen bersama-sama.</p></li>
          </ol>
          ${table(
            ['Skor', 'Kriteria'],
            ['2', 'Ada pendapat dan dua alasan dari teks.'],
            ['1', 'Ada pendapat dan satu alasan dari teks.'],
            ['0', 'Hanya pendapat, atau alasan tidak sesuai dengan teks.'],
          )}`,
      },
    ],
  },
  {
    daysAgo: 282,
    topic: 'Gagasan Utama dan Simpulan',
    level: 'Sedang',
    indicator: 'Memahami',
    label: 'exam',
    status: 'published',
    type: 'multiple choice',
    text: html`
      <p>Bacalah teks dan grafik berikut untuk menjawab soal-soal dalam kelompok ini.</p>
      <h3>Peredam di Tepi Laut</h3>
      <p>Hutan mangrove tumbuh di batas antara daratan dan laut. Akarnya mencuat dari lumpur dan saling menyilang, seperti
      jari yang menggenggam tanah. Bagi orang yang melintas, hutan ini mungkin tampak becek dan tidak berguna. Tidak
      mengherankan jika di banyak tempat mangrove ditebang untuk tambak atau permukiman.</p>
      <p>Padahal, hutan mangrove bekerja seperti peredam. Ketika gelombang masuk ke sela-sela akar dan batang, tenaganya
      berkurang sedikit demi sedikit. Grafik di bawah ini memperlihatkan tinggi gelombang yang diukur pada lima titik di
      sebuah pantai. Makin jauh gelombang masuk ke dalam hutan, makin rendah tingginya. Karena itu, desa di belakang hutan
      mangrove lebih terlindung ketika badai datang.</p>
      <p>Manfaat mangrove tidak berhenti di situ. Sela-sela akarnya menjadi tempat ikan, udang, dan kepiting kecil
      berlindung dari pemangsa. Setelah cukup besar, sebagian dari mereka berenang ke laut lepas dan menjadi tangkapan
      nelayan. Menebang mangrove demi lahan berarti menukar hasil yang dapat dipetik setiap musim dengan keuntungan yang
      hanya sekali.</p>
      ${picture('grafik-gelombang', 'Grafik garis tinggi gelombang di dalam hutan mangrove: 60 cm di tepi hutan, 48 cm pada 25 m, 40 cm pada 50 m, 34 cm pada 75 m, dan 30 cm pada 100 m.')}
      <p>Apa gagasan utama paragraf kedua?</p>`,
    options: [
      'Tinggi gelombang diukur pada lima titik di sebuah pantai.',
      'Akar mangrove saling menyilang di dalam lumpur.',
      'Badai merusak desa yang tidak memiliki hutan mangrove.',
      'Hutan mangrove meredam gelombang sehingga melindungi daratan.',
      'Gelombang laut makin tinggi ketika badai datang.',
    ],
    key: 'D',
    discussion: html`
      <p>Paragraf kedua dibuka dengan pernyataan bahwa hutan mangrove bekerja seperti peredam. Kalimat berikutnya menjelaskan
      caranya, menunjukkan buktinya dengan grafik, lalu menyebutkan akibatnya bagi desa. Semua kalimat itu mendukung gagasan
      bahwa <strong>hutan mangrove meredam gelombang sehingga melindungi daratan</strong>.</p>
      <p>Pilihan A hanya rincian, pilihan B terdapat pada paragraf pertama, sedangkan pilihan C dan E tidak dinyatakan dalam
      teks.</p>`,
    children: [
      {
        daysAgo: 281,
        topic: 'Gagasan Utama dan Simpulan',
        level: 'Sedang',
        indicator: 'Menemukan Informasi',
        label: 'exam',
        status: 'published',
        type: 'multiple choice',
        text: html`
          <p>Berdasarkan grafik pada teks “Peredam di Tepi Laut”, tinggi gelombang setelah menempuh \(50\) m di dalam hutan
          berkurang berapa bagian dari tingginya di tepi hutan?</p>`,
        options: ['Seperempat.', 'Sepertiga.', 'Setengah.', 'Dua pertiga.', 'Tiga perempat.'],
        key: 'B',
        discussion: html`
          <p>Grafik menunjukkan \(60\) cm di tepi hutan dan \(40\) cm pada jarak \(50\) m. Pengurangannya
          \(60 - 40 = 20\) cm.</p>
          \[\frac{20}{60} = \frac{1}{3}\]
          <p>Pilihan D keliru karena \(\frac{40}{60} = \frac{2}{3}\) adalah bagian yang <em>tersisa</em>.</p>`,
      },
      {
        daysAgo: 255,
        topic: 'Gagasan Utama dan Simpulan',
        level: 'Sulit',
        indicator: 'Mengevaluasi dan Merefleksi',
        label: 'exam',
        status: 'approved',
        type: 'multiple choice',
        text: html`
          <p>Pada akhir teks “Peredam di Tepi Laut”, penulis menyatakan bahwa menebang mangrove berarti menukar hasil setiap
          musim dengan keuntungan yang hanya sekali. Data manakah yang paling memperkuat pernyataan itu?</p>`,
        options: [
          'Hasil tangkapan nelayan sebelum dan sesudah mangrove di sekitarnya ditebang.',
          'Jenis pohon mangrove yang tumbuh di berbagai daerah.',
          'Kedalaman lumpur di dalam hutan mangrove.',
          'Banyaknya orang yang melintas di dekat hutan mangrove.',
          'Tinggi gelombang di pantai pada musim hujan.',
        ],
        key: 'A',
        discussion: html`
          <p>“Hasil yang dapat dipetik setiap musim” merujuk pada ikan, udang, dan kepiting yang akhirnya ditangkap nelayan.
          Pernyataan itu akan makin meyakinkan jika penulis menunjukkan bahwa <strong>hasil tangkapan menurun setelah mangrove
          ditebang</strong>. Data pada pilihan lain tidak berkaitan dengan hasil tangkapan.</p>`,
      },
    ],
  },
  {
    daysAgo: 228,
    topic: 'Membaca Infografik',
    level: 'Sedang',
    indicator: 'Memahami',
    label: 'daily_question',
    status: 'published',
    freeTrial: true,
    type: 'multiple choice',
    text: html`
      <p>Perhatikan poster berikut.</p>
      ${picture('poster-perpustakaan-keliling', 'Poster jadwal perpustakaan keliling. Senin: Dusun Sawah, 09.00–11.00. Rabu: Balai Desa, 13.00–15.00. Kamis: Pasar Lama, 10.00–12.00. Sabtu: Dusun Bukit, 08.00–11.00. Catatan: peminjaman ditutup 30 menit sebelum mobil berangkat, yaitu pada akhir jadwal.')}
      <p>Sinta bersekolah setiap Senin sampai Jumat hingga pukul 13.30. Dari sekolah ke Balai Desa ia perlu bersepeda selama
      20 menit. Setiap Sabtu ia membantu orang tuanya di ladang sampai pukul 10.00, lalu memerlukan 40 menit untuk sampai ke
      Dusun Bukit.</p>
      <p>Pada hari apa Sinta dapat meminjam buku?</p>`,
    options: [
      'Hanya hari Rabu.',
      'Hanya hari Sabtu.',
      'Hari Rabu dan Sabtu.',
      'Hari Senin dan Rabu.',
      'Tidak ada hari yang sesuai.',
    ],
    key: 'A',
    keywords: ['peminjaman ditutup 30 menit sebelum berangkat'],
    discussion: html`
      <p>Hari Senin dan Kamis tidak mungkin karena layanan berakhir sebelum Sinta pulang sekolah.</p>
      <ul>
        <li><p><strong>Rabu</strong>: Sinta tiba pukul 13.50. Peminjaman dibuka sampai 14.30, jadi ia masih sempat.</p></li>
        <li><p><strong>Sabtu</strong>: Sinta tiba pukul 10.40. Mobil memang baru berangkat pukul 11.00, tetapi peminjaman sudah
        ditutup pukul 10.30.</p></li>
      </ul>
      <p>Jadi, Sinta hanya dapat meminjam buku pada hari <strong>Rabu</strong>. Catatan kecil di bagian bawah poster menentukan
      jawabannya.</p>`,
  },
  {
    daysAgo: 148,
    topic: 'Menilai Argumen',
    level: 'Sulit',
    indicator: 'Mengevaluasi dan Merefleksi',
    label: 'tryout',
    status: 'published',
    type: 'multiple choice',
    text: html`
      <p>Bacalah teks berikut untuk menjawab soal-soal dalam kelompok ini.</p>
      <h3>Gawai di Meja Kelas</h3>
      <p><strong>Pendapat 1.</strong> Gawai sebaiknya disimpan selama pelajaran. Dalam survei terhadap 120 siswa di sekolah
      kami, 78 siswa mengaku pernah membuka pesan pribadi saat guru menerangkan. Perhatian yang terpecah membuat penjelasan
      guru tidak tertangkap utuh. Jika gawai disimpan di loker, siswa tidak punya pilihan selain memperhatikan pelajaran.</p>
      <p><strong>Pendapat 2.</strong> Melarang gawai tidak mengajarkan apa-apa. Kelak, di tempat kerja, gawai akan selalu ada di
      meja. Sekolah adalah tempat berlatih mengendalikan diri, bukan tempat menghindari godaan. Yang diperlukan ialah
      kesepakatan: kapan gawai boleh dibuka dan untuk apa.</p>
      <p>Asumsi apakah yang mendasari kalimat terakhir pada Pendapat 1?</p>`,
    options: [
      'Semua siswa memiliki gawai pribadi.',
      'Siswa yang tidak memegang gawai akan memperhatikan pelajaran.',
      'Guru tidak memerlukan gawai untuk mengajar.',
      'Loker sekolah cukup untuk menyimpan semua gawai.',
      'Pesan pribadi selalu berisi hal yang tidak penting.',
    ],
    key: 'B',
    discussion: html`
      <p>Kalimat terakhir melompat dari “gawai disimpan di loker” ke “siswa memperhatikan pelajaran”. Lompatan itu hanya berlaku
      jika dianggap benar bahwa <strong>siswa yang tidak memegang gawai pasti memperhatikan</strong>. Padahal, siswa masih dapat
      melamun atau mengobrol.</p>
      <p>Pilihan lain mungkin benar atau salah, tetapi tidak dibutuhkan untuk menghubungkan kedua hal tersebut.</p>`,
    children: [
      {
        daysAgo: 147,
        topic: 'Menilai Argumen',
        level: 'Mudah',
        indicator: 'Menemukan Informasi',
        label: 'tryout',
        status: 'approved',
        type: 'short answer',
        text: html`
          <p>Berapa persen siswa dalam survei pada teks “Gawai di Meja Kelas” yang mengaku pernah membuka pesan pribadi saat
          guru menerangkan?</p>`,
        shortAnswers: [{ text: '65%', upper: '65', lower: '65' }],
        discussion: html`
          <p>Sebanyak \(78\) dari \(120\) siswa mengakuinya.</p>
          \[\frac{78}{120} \times 100\% = 65\%\]`,
      },
      {
        daysAgo: 122,
        topic: 'Menilai Argumen',
        level: 'Sulit',
        indicator: 'Mengevaluasi dan Merefleksi',
        label: 'tryout',
        status: 'on-progress',
        type: 'essay',
        text: html`
          <p>Bandingkan Pendapat 1 dan Pendapat 2 pada teks “Gawai di Meja Kelas”. Pendapat manakah yang disertai bukti? Apakah
          bukti itu sudah cukup untuk membuktikan bahwa gawai menurunkan pemahaman siswa? Jelaskan.</p>`,
        answer: html`
          Pendapat 1 disertai bukti berupa hasil survei. Bukti itu belum cukup karena hanya menunjukkan bahwa siswa pernah
          membuka pesan, bukan bahwa pemahaman mereka menurun. Survei itu pun hanya berasal dari satu sekolah dan bergantung
          pada pengakuan siswa.`,
        keywords: ['hasil survei', 'belum cukup', 'satu sekolah', 'tidak mengukur pemahaman'],
      },
    ],
  },
]
