import type { Sample } from './sample.ts'

export const LANGUAGE: readonly Sample[] = [
  {
    stem: 'Penulisan kata depan yang tepat terdapat pada kalimat ....',
    options: [
      '*Buku itu di atas meja.',
      'Buku itu diatas meja.',
      'Buku itu di taruh di sana.',
      'Buku itu ditaruh disana.',
    ],
    nearly: ['di-place', 'di-verb', 'option-repeats', 'key-echo'],
  },
  {
    stem: 'Kata baku terdapat pada pilihan ....',
    options: ['*risiko', 'resiko', 'apotik', 'praktek'],
    nearly: ['nonstandard', 'option-same'],
  },
  {
    stem: 'Kalimat yang memakai huruf kapital dengan benar adalah ....',
    options: ['*Ibu pergi ke Bandung.', 'Ibu pergi ke bandung.', 'ibu pergi ke Bandung.', 'ibu pergi ke bandung.'],
    nearly: ['option-same', 'option-style', 'option-repeats'],
  },
  {
    stem: 'Tanda baca yang tepat untuk kalimat “Siapa namamu ” adalah ....',
    options: ['*tanda tanya', 'tanda seru', 'tanda titik', 'tanda koma'],
    nearly: ['space', 'option-repeats', 'key-echo'],
  },
  {
    stem: 'Perbaikan kata yang salah tulis pada kalimat “Ia menganalisa data itu” adalah ....',
    options: ['*menganalisis', 'menganalisir', 'menganalisakan', 'penganalisa'],
    nearly: ['nonstandard'],
  },
  {
    stem: 'What is the main idea of the paragraph? The boy went to the market with his his father.',
    options: ['*A trip to the market', 'A rainy day', 'A lost dog', 'A new school'],
    nearly: ['repeated', 'stem-end', 'option-style'],
  },
  {
    stem: 'The synonym of the word “big” is ....',
    options: ['*large', 'tiny', 'thin', 'short'],
    nearly: ['space'],
  },
  {
    stem: 'Punika ingkang kalebet tembung lingga inggih menika ....',
    options: ['*omah', 'mlaku', 'tumbas', 'nulis'],
    nearly: ['stem-end', 'nonstandard'],
  },
  {
    stem: 'Gagasan utama paragraf itu adalah ....',
    options: ['*manfaat membaca', 'cara menulis', 'tempat membaca', 'jenis buku'],
    nearly: ['option-style'],
  },
  {
    stem: 'Tokoh aku dalam cerita itu digambarkan sebagai anak yang yang rajin. Watak itu digambarkan melalui ....',
    options: ['*tindakan tokoh', 'nama tokoh', 'tempat tinggal', 'pakaian'],
    breaks: ['repeated'],
  },
  {
    stem: 'Teks itu menceritakan anak anak yang bermain layang-layang. Latar cerita tersebut adalah ....',
    options: ['*lapangan', 'sekolah', 'pasar', 'kebun'],
    breaks: ['repeated'],
    nearly: ['di-place'],
  },
  {
    stem: 'Hal hal yang perlu dicatat ketika menyimak berita adalah ....',
    options: ['*pokok berita', 'nama penyiar', 'warna studio', 'lama siaran'],
    breaks: ['repeated'],
    nearly: ['di-verb'],
  },
  {
    stem: 'Penulis mengajak pembaca untuk untuk menjaga lingkungan. Kalimat ajakan ditandai dengan kata ....',
    options: ['*mari', 'karena', 'sehingga', 'namun'],
    breaks: ['repeated'],
  },
  {
    stem: 'Puisi itu bercerita tentang ibu dan dan ayah. Amanat puisi itu adalah ....',
    options: ['*hormatilah orang tua', 'rajinlah belajar', 'jagalah kebersihan', 'hematlah air'],
    breaks: ['repeated'],
  },
  {
    stem: 'Buku buku di perpustakaan itu disusun menurut abjad. Kata kerja pada kalimat tersebut adalah ....',
    options: ['*disusun', 'buku', 'abjad', 'perpustakaan'],
    breaks: ['repeated'],
    nearly: ['di-verb', 'di-place'],
  },
  {
    stem: 'Dongeng itu di tulis oleh seorang guru. Tokoh utama dongeng itu adalah ....',
    options: ['*kancil', 'harimau', 'buaya', 'gajah'],
    breaks: ['di-verb'],
  },
  {
    stem: 'Surat itu di kirim oleh Dinas Pendidikan. Surat tersebut termasuk surat ....',
    options: ['*resmi', 'pribadi', 'kuasa', 'niaga'],
    breaks: ['di-verb'],
  },
  {
    stem: 'Cerita rakyat itu di sampaikan secara lisan. Cerita yang mengisahkan asal-usul tempat disebut ....',
    options: ['*legenda', 'fabel', 'mite', 'pantun'],
    breaks: ['di-verb'],
    nearly: ['repeated'],
  },
  {
    stem: 'Pidato itu di dengar banyak orang. Bagian awal pidato berisi ....',
    options: ['*salam pembuka', 'kesimpulan', 'ajakan', 'penutup'],
    breaks: ['di-verb'],
    nearly: ['negative-plain'],
  },
  {
    stem: 'Pemain itu berlari kesana kemari. Makna ungkapan tersebut adalah ....',
    options: ['*ke berbagai arah', 'ke satu tempat', 'ke depan saja', 'pulang'],
    breaks: ['di-place'],
    nearly: ['repeated', 'all-none'],
  },
  {
    stem: 'Kucing itu tidur dibawah kursi. Keterangan tempat pada kalimat itu ditunjukkan oleh kata ....',
    options: ['*kursi', 'kucing', 'tidur', 'itu'],
    breaks: ['di-place'],
  },
  {
    stem: 'Anak itu menunggu didepan gerbang. Subjek kalimat tersebut adalah ....',
    options: ['*anak itu', 'menunggu', 'gerbang', 'depan'],
    breaks: ['di-place'],
    nearly: ['nonstandard'],
  },
  {
    stem: 'Apakah isi bait kedua pantun tersebut.',
    options: ['*nasihat', 'sindiran', 'teka-teki', 'pujian'],
    breaks: ['stem-end'],
  },
  {
    stem: 'Kalimat utama paragraf itu terdapat pada kalimat...',
    options: ['*pertama', 'kedua', 'ketiga', 'keempat'],
    breaks: ['stem-end'],
  },
  {
    stem: 'Lawan kata “rajin” adalah…',
    options: ['*malas', 'tekun', 'pandai', 'cepat'],
    breaks: ['stem-end'],
  },
  {
    stem: 'Persamaan kata “gembira” adalah ...',
    options: ['*senang', 'sedih', 'marah', 'takut'],
    breaks: ['stem-end'],
  },
  {
    stem: 'Siapa tokoh utama cerita itu',
    options: ['*Si Kancil', 'Sang Harimau', 'Pak Tani', 'Buaya'],
    breaks: ['stem-end'],
  },
  {
    stem: 'Makna kata “bunga” pada kalimat itu adalah ......',
    options: ['*tambahan uang', 'bagian tumbuhan', 'hiasan', 'nama orang'],
    breaks: ['stem-end'],
  },
  {
    stem: 'Manakah kalimat yang memuat opini?',
    options: [
      '*Gunung itu sangat indah.',
      'Gunung itu setinggi 3.000 m.',
      'Gunung itu meletus kemarin.',
      'Gunung itu di Jawa.',
    ],
    breaks: ['option-repeats'],
    nearly: ['stem-end', 'decimal-point', 'option-style'],
  },
  {
    stem: 'Simpulan paragraf tersebut adalah ....',
    options: ['*air harus dihemat', 'hujan turun', 'sungai mengalir', 'laut luas'],
    nearly: ['stem-end'],
  },
  {
    stem: 'Lengkapilah kalimat berikut: Ayah ... ke kantor dengan sepeda.',
    options: ['*pergi', 'makan', 'tidur', 'menulis'],
    nearly: ['stem-end', 'space'],
  },
  {
    stem: 'Bacalah paragraf itu dengan saksama! Apa yang dilakukan tokoh setelah hujan reda?',
    options: ['*Ia pulang.', 'Ia tidur.', 'Ia menangis.', 'Ia menari.'],
    nearly: ['stem-end', 'nonstandard', 'option-style'],
  },
  {
    stem: 'Nasehat ibu dalam cerita itu adalah agar anaknya ....',
    options: ['*jujur', 'kaya', 'kuat', 'terkenal'],
    breaks: ['nonstandard'],
  },
  {
    stem: 'Aktifitas yang dilakukan tokoh pada pagi hari adalah ....',
    options: ['*menyiram bunga', 'membaca koran', 'memasak nasi', 'mencuci baju'],
    breaks: ['nonstandard'],
  },
  {
    stem: 'Tokoh itu meminta ijin kepada gurunya untuk ....',
    options: ['*pulang lebih awal', 'ikut lomba', 'meminjam buku', 'menulis surat'],
    breaks: ['nonstandard'],
  },
  {
    stem: 'Cerita itu terjadi pada jaman kerajaan. Bukti latar waktu itu terdapat pada kata ....',
    options: ['*raja', 'sungai', 'hutan', 'gunung'],
    breaks: ['nonstandard'],
  },
  {
    stem: 'Tujuan penulis adalah merubah kebiasaan pembaca. Kebiasaan yang dimaksud adalah ....',
    options: ['*membuang sampah', 'membaca buku', 'menanam pohon', 'bersepeda'],
    breaks: ['nonstandard'],
  },
  {
    stem: 'Kapan peristiwa itu terjadi ?',
    options: ['*pagi hari', 'siang hari', 'sore hari', 'malam hari'],
    breaks: ['space'],
    nearly: ['stem-end'],
  },
  {
    stem: 'Tokoh itu rajin,jujur,dan sopan. Watak tokoh itu tergolong ....',
    options: ['*protagonis', 'antagonis', 'tritagonis', 'figuran'],
    breaks: ['space'],
  },
  {
    stem: 'Setelah hujan reda , pelangi muncul di langit. Keterangan waktu pada kalimat itu adalah ....',
    options: ['*setelah hujan reda', 'pelangi muncul', 'di langit', 'muncul'],
    breaks: ['space'],
    nearly: ['di-place'],
  },
  {
    stem: 'Bacalah paragraf berikut ! Ide pokok paragraf itu adalah ....',
    options: ['*kebersihan sekolah', 'taman kota', 'hari libur', 'lomba lari'],
    breaks: ['space'],
  },
  {
    stem: 'Adik menangis;ibu menghiburnya. Hubungan kedua kalimat itu adalah ....',
    options: ['*sebab-akibat', 'pertentangan', 'perbandingan', 'pilihan'],
    breaks: ['space'],
  },
  {
    stem: 'Paman menanam cabai di kebun .Bibi memanennya. Kata ganti -nya merujuk pada ....',
    options: ['*cabai', 'paman', 'bibi', 'kebun'],
    breaks: [],
    nearly: ['space'],
  },
  {
    stem: 'Perbandingan panjang dan lebar kain itu 3 : 2, lalu dijahit. Kata kerja pada kalimat itu adalah ....',
    options: ['*dijahit', 'kain', 'panjang', 'lebar'],
    nearly: ['space', 'di-verb'],
  },
  {
    stem: 'Kalimat yang menyatakan pendapat adalah ....',
    options: [
      '*Menurut saya, taman itu terlalu ramai.',
      'taman itu dibuka pukul delapan pagi.',
      'Taman itu memiliki dua pintu masuk.',
      'Taman itu dikunjungi ratusan orang.',
    ],
    breaks: ['option-style'],
  },
  {
    stem: 'Tujuan iklan layanan masyarakat adalah ....',
    options: [
      '*mengajak warga menjaga kesehatan',
      'Menjual barang kepada warga',
      'mencari laba bagi perusahaan',
      'memamerkan gambar yang indah',
    ],
    breaks: ['option-style'],
  },
  {
    stem: 'Isi ringkas laporan itu adalah ....',
    options: [
      '*panen padi meningkat tahun ini',
      'panen padi menurun tahun lalu',
      'harga beras naik sejak kemarin.',
      'petani menanam jagung di sawah',
    ],
    breaks: ['option-style'],
  },
  {
    stem: 'Alasan tokoh meninggalkan desa adalah ....',
    options: [
      '*Ia ingin menuntut ilmu di kota',
      'ia bertengkar dengan kakaknya',
      'ia takut pada binatang buas',
      'ia diusir oleh kepala desa',
    ],
    breaks: ['option-style'],
  },
  {
    stem: 'Latar tempat pada kutipan itu adalah ....',
    options: ['*stasiun', 'sebuah bangunan tua yang terletak jauh di pinggir kota', 'sekolah', 'rumah'],
    breaks: ['option-length'],
  },
  {
    stem: 'Konflik dalam cerita itu disebabkan oleh ....',
    options: ['*salah paham', 'keinginan tokoh untuk menguasai seluruh warisan keluarganya', 'rasa iri', 'cinta'],
    breaks: ['option-length'],
  },
  {
    stem: 'Unsur intrinsik yang menonjol dalam cerita itu adalah ....',
    options: ['*alur', 'sudut pandang orang ketiga yang serbatahu', 'latar', 'tema'],
    breaks: ['option-length'],
  },
  {
    stem: 'Bukti bahwa tokoh itu dermawan adalah ....',
    options: [
      '*ia membagikan makanan kepada para tetangganya',
      'ia kaya',
      'ia menanam bunga di halaman depan rumahnya',
      'ia menyapa semua orang yang lewat di jalan',
    ],
    breaks: ['option-length'],
  },
  {
    stem: 'Fungsi kata penghubung pada kalimat itu adalah ....',
    options: [
      '*menyatakan sebab',
      'menyatakan pertentangan antara dua hal yang sama kuat',
      'menyatakan waktu',
      'menyatakan tujuan',
    ],
    breaks: ['option-length'],
  },
  {
    stem: 'Nilai moral yang terkandung dalam kutipan itu adalah ....',
    options: ['*kejujuran', 'kesetiaan kepada pasangan hidup dalam suka dan duka', 'keberanian', 'kesabaran'],
    breaks: ['option-length'],
  },
]
