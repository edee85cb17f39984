import type { Sample } from './sample.ts'

export const ARTS: readonly Sample[] = [
  {
    stem: 'Tarian itu berasal dari daerah â€“ daerah pesisir. Ciri tari pesisir adalah ....',
    options: ['*geraknya lincah', 'geraknya lambat', 'tanpa musik', 'tanpa penari'],
    breaks: ['mojibake'],
    nearly: ['repeated'],
  },
  {
    stem: 'Luas panggung itu 20 mÂ² dan dihias kain. Hiasan panggung disebut ....',
    options: ['*dekorasi', 'properti', 'kostum', 'naskah'],
    breaks: ['mojibake'],
    nearly: ['unit-power'],
  },
  {
    stem: 'Ukuran kanvas itu 30 Ã— 40 cm. Bahan untuk melukis di kanvas adalah ....',
    options: ['*cat minyak', 'krayon', 'pensil warna', 'kapur'],
    breaks: ['mojibake'],
    nearly: ['di-place'],
  },
  {
    stem: 'Lagu itu dinyanyikan di cafÃ© setiap malam. Suara tinggi wanita disebut ....',
    options: ['*sopran', 'alto', 'tenor', 'bas'],
    breaks: ['mojibake'],
  },
  {
    stem: 'Alat musik itu ditabuhâ€¦ lalu digoyang. Alat musik pukul adalah ....',
    options: ['*kendang', 'suling', 'biola', 'gitar'],
    breaks: ['mojibake'],
  },
  {
    stem: 'Judul lagu itu ï¿½Bintangï¿½ dan iramanya riang. Tempo lagu itu adalah ....',
    options: ['*cepat', 'lambat', 'sedang', 'sangat lambat'],
    breaks: ['mojibake'],
  },
  {
    stem: 'Nada dasar lagu itu \ufffd. Tangga nada mayor bersifat ....',
    options: ['*riang', 'sedih', 'sunyi', 'haru'],
    breaks: ['mojibake'],
  },
  {
    stem: 'Rumus panjang gelombang nada adalah \\lambda = \\dfrac{v}{f}. Nada tinggi memiliki frekuensi ....',
    options: ['*besar', 'kecil', 'sama', 'nol'],
    breaks: ['latex-raw'],
  },
  {
    stem: 'Sudut rotasi motif batik itu 90^{\\circ}. Motif yang diulang disebut ....',
    options: ['*pola', 'garis', 'titik', 'bidang'],
    breaks: ['latex-raw'],
  },
  {
    stem: 'Perbandingan emas ditulis \\begin{array}{c}1{,}618\\end{array} dan dipakai dalam seni ....',
    options: ['*rupa', 'suara', 'gerak', 'peran'],
    breaks: ['latex-raw'],
  },
  {
    stem: 'Warna primer adalah ....',
    options: ['merah', 'kuning', 'biru', '*Semuanya benar'],
    breaks: ['all-none'],
  },
  {
    stem: 'Alat musik tiup adalah ....',
    options: ['*suling', 'biola', 'rebab', 'Tidak ada jawaban yang tepat'],
    breaks: ['all-none'],
  },
  {
    stem: 'Unsur seni tari adalah ....',
    options: ['gerak', 'irama', 'rasa', '*seluruh jawaban benar'],
    breaks: ['all-none', 'key-longest'],
    nearly: ['option-style'],
  },
  {
    stem: 'Bagian lagu yang diulang disebut ....',
    options: ['*refrein', 'bait', 'intro', 'Jawaban B dan C benar'],
    breaks: ['option-letter'],
  },
  {
    stem: 'Bahan membuat patung adalah ....',
    options: ['tanah liat', 'kayu', '*pilihan A dan B benar', 'air'],
    breaks: ['option-letter'],
  },
  {
    stem: 'Fungsi topeng dalam pertunjukan adalah ....',
    options: ['menutupi wajah', 'menggambarkan watak', 'a dan b salah', '*a dan b benar'],
    breaks: ['option-letter'],
  },
  {
    stem: 'Teknik membatik yang memakai canting disebut ....',
    options: ['*batik tulis', 'batik cap', 'batik cetak', 'A atau C benar'],
    breaks: ['option-letter'],
  },
  {
    stem: 'Ansambel campuran terdiri atas ....',
    options: [
      '*beberapa alat musik yang berlainan jenis dan dimainkan bersama-sama',
      'satu jenis alat musik',
      'suara penyanyi saja',
      'alat musik tiup saja',
    ],
    breaks: ['key-longest'],
    nearly: ['all-none', 'repeated'],
  },
  {
    stem: 'Apresiasi seni adalah ....',
    options: [
      '*kegiatan mengamati, memahami, dan menilai suatu karya seni secara menyeluruh',
      'pekerjaan menjual lukisan',
      'latihan menari bersama',
      'usaha membeli patung',
    ],
    breaks: ['key-longest'],
  },
  {
    stem: 'Gambar ilustrasi pada cerita anak berguna untuk ....',
    options: [
      '*memperjelas isi cerita agar mudah dipahami oleh pembaca',
      'menambah tebal halaman buku',
      'mengganti nama pengarang',
      'menghias sampul belakang',
    ],
    breaks: ['key-longest', 'key-echo'],
  },
  {
    stem: 'Pameran karya siswa bertujuan untuk ....',
    options: [
      '*memberi kesempatan kepada setiap siswa agar karyanya dinikmati masyarakat luas',
      'mengumpulkan uang',
      'menutup sekolah',
      'memilih ketua kelas',
    ],
    breaks: ['key-longest'],
  },
  {
    stem: 'Relief pada dinding candi merupakan karya ....',
    options: ['*seni rupa pada batu', 'seni gerak', 'seni suara', 'seni peran'],
    nearly: ['key-longest', 'key-echo', 'option-length'],
  },
  {
    stem: 'Warna yang dihasilkan dari campuran merah dan kuning adalah ....',
    options: ['*jingga', 'hijau', 'ungu', 'cokelat'],
    nearly: ['key-echo', 'key-missing'],
  },
  {
    stem: 'Kerajinan anyaman dibuat dari bahan lunak. Bahan lunak untuk kerajinan adalah ....',
    options: ['*bahan yang lunak seperti pandan', 'besi tua', 'batu kali', 'kaca'],
    breaks: ['key-longest'],
    nearly: ['key-echo'],
  },
  {
    stem: 'Alat untuk mencetak sablon adalah ....',
    options: ['*bingkai sablon', 'canting', 'kuas', 'palet'],
    breaks: ['key-echo'],
  },
  {
    stem: 'Tokoh wayang yang bersifat jenaka berasal dari kelompok punakawan, yaitu ....',
    options: ['*Semar dari punakawan', 'Arjuna', 'Bima', 'Kresna'],
    breaks: ['key-echo', 'key-longest'],
  },
  {
    stem: 'Garis yang memberi kesan tenang adalah garis ....',
    options: ['*mendatar yang tenang', 'zig-zag', 'lengkung', 'putus-putus'],
    breaks: ['key-echo'],
    nearly: ['repeated'],
  },
  {
    stem: 'Motif hias yang meniru tumbuhan disebut ....',
    options: ['*hiasan dari tumbuhan', 'geometris', 'figuratif', 'abstrak'],
    breaks: ['key-echo'],
  },
  {
    stem: 'Teknik vokal yang baik memerlukan latihan pernapasan. Latihan itu berguna untuk ....',
    options: [
      '*mengatur pernapasan saat bernyanyi',
      'menambah berat badan',
      'menghafal lirik lagu',
      'memilih kostum pentas',
    ],
    nearly: ['key-longest', 'option-length', 'nonstandard'],
  },
  {
    stem: 'Tujuan gladi bersih adalah ....',
    options: [
      'untuk memperoleh penonton',
      '*untuk memperoleh kesiapan',
      'untuk memperoleh hadiah',
      'untuk memperoleh panggung',
    ],
    breaks: ['option-repeats'],
  },
  {
    stem: 'Gamelan dimainkan dengan cara ....',
    options: ['*dengan cara dipukul', 'dengan cara ditiup', 'dengan cara digesek', 'dengan cara dipetik'],
    breaks: ['option-repeats'],
  },
  {
    stem: 'Kolase adalah karya yang terbuat dari ....',
    options: [
      '*potongan bahan yang ditempel',
      'potongan bahan yang dijahit',
      'potongan bahan yang dibakar',
      'potongan bahan yang dicuci',
    ],
    breaks: ['option-repeats'],
  },
  {
    stem: 'Makna gerak menunduk dalam tari itu adalah ....',
    options: ['*penari merasa hormat', 'penari merasa lelah', 'penari merasa marah', 'penari merasa lapar'],
    breaks: ['option-repeats'],
  },
  {
    stem: 'Alat musik petik adalah ....',
    options: ['*gitar', 'biola', 'Gitar.', 'rebab'],
    breaks: ['option-same'],
  },
  {
    stem: 'Jumlah senar pada biola adalah ....',
    options: ['*4', '5', '6', '4,0'],
    breaks: ['option-same', 'number-order'],
  },
  {
    stem: 'Seni pertunjukan yang memakai boneka disebut ....',
    options: ['*wayang', 'ketoprak', '', 'ludruk'],
    breaks: ['option-same'],
  },
  {
    stem: 'Golongan suara rendah pria disebut ....',
    options: ['*bas', 'tenor', 'BAS', 'alto'],
    nearly: ['option-same', 'key-missing'],
  },
  {
    stem: 'Tari saman yang yang berasal dari Aceh ditarikan disuatu tempat. Jumlah penarinya selalu ....',
    options: ['*ganjil', 'genap', 'sepuluh', 'dua puluh'],
    breaks: ['repeated'],
    nearly: ['di-place'],
  },
  {
    stem: 'Topeng itu disimpan disana oleh para para pengrajin. Topeng dibuat dari ....',
    options: ['*kayu', 'kaca', 'besi', 'kertas tisu'],
    breaks: ['repeated', 'di-place'],
  },
  {
    stem: 'Motif motif batik pesisir berwarna cerah. Batik pesisir berasal dari kota ....',
    options: ['*Pekalongan', 'Solo', 'Yogyakarta', 'Magelang'],
    breaks: ['repeated'],
  },
  {
    stem: 'Penonton duduk ditengah lapangan. Panggung yang dapat dilihat dari segala arah disebut panggung ....',
    options: ['*arena', 'proskenium', 'boneka', 'layar'],
    breaks: ['di-place'],
    nearly: ['option-repeats'],
  },
  {
    stem: 'Lihat soal nomor 15. Fungsi alat musik itu adalah sebagai ....',
    options: ['*pengiring', 'hiasan', 'mainan', 'senjata'],
    breaks: ['depends'],
  },
  {
    stem: 'Berdasarkan soal di atas, warna yang dipakai pelukis adalah ....',
    options: ['*warna hangat', 'warna dingin', 'warna netral', 'warna pucat'],
    breaks: ['depends'],
    nearly: ['option-repeats'],
  },
  {
    stem: 'Dari jawaban nomor 2 dapat disimpulkan bahwa karya itu beraliran ....',
    options: ['*realis', 'abstrak', 'kubis', 'surealis'],
    breaks: ['depends'],
  },
  {
    stem: 'Pada soal sebelumnya disebutkan sebuah lagu. Pencipta lagu itu berasal dari ....',
    options: ['*Minahasa', 'Sunda', 'Minang', 'Bali'],
    breaks: ['depends'],
  },
  {
    stem: 'Jawaban penonton atas pertanyaan dalang disebut ....',
    options: ['*senggakan', 'suluk', 'gending', 'janturan'],
    nearly: ['depends', 'key-echo'],
  },
  {
    stem: 'Pewarna alami menghasilkan gas O2 dan H2SO4 tidak dipakai. Pewarna alami batik adalah ....',
    options: ['*daun nila', 'cat tembok', 'tinta cetak', 'spidol'],
    breaks: ['formula-plain'],
  },
  {
    stem: 'Ubin lantai pendapa berukuran 900 cm2 per lembar. Bangunan pendapa dipakai untuk ....',
    options: ['*pertunjukan', 'memasak', 'tidur', 'berkebun'],
    breaks: ['formula-plain'],
  },
  {
    stem: 'Musik keroncong ,yang berasal dari Portugis, memakai alat bernama ....',
    options: ['*cak dan cuk', 'gong', 'rebana', 'angklung'],
    breaks: ['space'],
    nearly: ['option-letter'],
  },
  {
    stem: 'Pernyataan yang tepat tentang seni rupa murni adalah ....',
    options: [
      '*dibuat untuk dinikmati keindahannya',
      'dibuat untuk dipakai sehari-hari.',
      'dibuat untuk memenuhi pesanan pabrik',
      'dibuat untuk menghias kendaraan',
    ],
    breaks: ['option-style', 'option-repeats'],
  },
  {
    stem: 'Berkas suara itu berdurasi 3.5 menit dan dinyanyikan didalam studio. Perekam suara disebut ....',
    options: ['*mikrofon', 'pelantang', 'amplifier', 'mixer'],
    breaks: ['decimal-point', 'di-place'],
  },
  {
    stem: 'Kain itu panjangnya 1.75 m. Kain bercorak dari Sumatra Selatan adalah ....',
    options: ['*songket', 'ulos', 'lurik', 'gringsing'],
    breaks: ['decimal-point'],
  },
]
