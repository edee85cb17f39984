import type { Sample } from './sample.ts'

const MAP = '<img src="/media/peta.png" alt="Peta tiga pulau dengan garis khatulistiwa">'
const PHOTO = '<img src="/media/candi.png" alt="">'

export const SOCIETY: readonly Sample[] = [
  {
    stem: 'Kegiatan yang bukan merupakan contoh kegiatan produksi adalah ....',
    options: ['*memakai sepatu baru', 'menjahit baju pesanan', 'menanam padi di sawah', 'membuat kursi dari kayu'],
    breaks: ['negative-plain'],
    nearly: ['di-verb', 'di-place'],
  },
  {
    stem: 'Manakah kegiatan berikut yang tidak termasuk kegiatan konsumsi?',
    options: ['*menjual sayur', 'menonton film', 'naik kereta', 'makan siang'],
    breaks: ['negative-plain'],
  },
  {
    stem: 'Faktor-faktor berikut memengaruhi permintaan, kecuali ....',
    options: ['*biaya produksi', 'selera', 'pendapatan', 'harga barang lain'],
    breaks: ['negative-plain'],
    nearly: ['repeated', 'nonstandard'],
  },
  {
    stem: 'Pasar dapat terbentuk, kecuali jika tidak ada pembeli. Syarat pasar adalah adanya ....',
    options: ['*penjual dan pembeli', 'gedung yang luas', 'alat timbang', 'jalan raya'],
    nearly: ['negative-plain', 'negative-double', 'option-letter'],
  },
  {
    stem: 'Kebijakan yang tidak sesuai untuk negara yang bukan penghasil minyak adalah ....',
    options: ['*mengekspor minyak mentah', 'menghemat bahan bakar', 'mengimpor minyak', 'mengembangkan biogas'],
    breaks: ['negative-plain', 'negative-double'],
  },
  {
    stem: 'Bukan tanpa alasan para pedagang datang ke Nusantara, kecuali ....',
    options: ['*mencari salju', 'mencari rempah', 'menyebarkan agama', 'mencari emas'],
    breaks: ['negative-plain', 'negative-double'],
  },
  {
    stem: 'Kerja sama antarnegara tidak selalu mudah. Organisasi negara-negara Asia Tenggara bernama ....',
    options: ['*ASEAN', 'APEC', 'OPEC', 'NATO'],
    nearly: ['negative-plain', 'negative-double', 'option-style', 'repeated'],
  },
  {
    stem: 'Pulau yang dilalui garis khatulistiwa terletak di antara dua benua. Kota yang dilaluinya adalah ....',
    options: ['*Pontianak', 'Jakarta', 'Surabaya', 'Denpasar'],
    nearly: ['di-place'],
  },
  {
    stem: 'Kota pelabuhan itu berada disebelah utara pulau Jawa. Kota yang dimaksud adalah ....',
    options: ['*Semarang', 'Malang', 'Bandung', 'Madiun'],
    breaks: ['di-place'],
    nearly: ['di-verb'],
  },
  {
    stem: 'Penduduk yang pindah kedalam suatu negara disebut ....',
    options: ['*imigran', 'emigran', 'transmigran', 'urban'],
    breaks: ['di-place'],
  },
  {
    stem: 'Penduduk yang pindah keluar dari suatu negara dan menetap di sana disebut ....',
    options: ['*emigran', 'imigran', 'transmigran', 'komuter'],
    nearly: ['di-place'],
  },
  {
    stem: 'Dimana letak Candi Borobudur?',
    options: ['*Magelang', 'Yogyakarta', 'Klaten', 'Solo'],
    breaks: ['di-place'],
  },
  {
    stem: 'Kedua tokoh yang dikenal sebagai proklamator dibesarkan di lingkungan yang berbeda. Keduanya adalah ....',
    options: ['*Soekarno dan Hatta', 'Soekarno dan Sjahrir', 'Hatta dan Sjahrir', 'Soepomo dan Yamin'],
    nearly: ['di-place', 'di-verb', 'option-letter'],
  },
  {
    stem: 'Perundingan itu di pimpin oleh seorang perdana menteri. Perundingan tersebut menghasilkan ....',
    options: ['*gencatan senjata', 'perang terbuka', 'kerja paksa', 'pemilihan umum'],
    breaks: ['di-verb'],
  },
  {
    stem: 'Bangsa itu pernah di jajah selama ratusan tahun. Tanaman wajib pada masa tanam paksa adalah ....',
    options: ['*kopi', 'jagung', 'singkong', 'sagu'],
    breaks: ['di-verb'],
  },
  {
    stem: 'Teks Proklamasi di bacakan pada tanggal ....',
    options: ['*17 Agustus 1945', '18 Agustus 1945', '16 Agustus 1945', '15 Agustus 1945'],
    breaks: ['di-verb'],
    nearly: ['decimal-point', 'number-order', 'option-same'],
  },
  {
    stem: 'Hasil tambang di daratan, di perairan, dan di pegunungan dikelola oleh negara untuk kemakmuran ....',
    options: ['*rakyat', 'pengusaha', 'pejabat', 'daerah'],
    nearly: ['di-verb', 'di-place', 'repeated'],
  },
  {
    stem: 'Di pendidikan dasar, siswa dibiasakan menabung. Tempat menabung yang aman adalah ....',
    options: ['*bank', 'celengan', 'lemari', 'dompet'],
    nearly: ['di-verb', 'di-place'],
  },
  {
    stem: 'Petani itu hidup di pekan pasar dan bekerja di ladang. Pekerjaan yang menghasilkan barang disebut ....',
    options: ['*produksi', 'distribusi', 'konsumsi', 'promosi'],
    nearly: ['di-verb', 'di-place'],
  },
  {
    stem: 'Nelayan itu membeli ikan di perikanan rakyat. Kegiatan itu termasuk ....',
    options: ['*konsumsi', 'produksi', 'distribusi', 'investasi'],
    nearly: ['di-verb'],
  },
  {
    stem: 'Perhatikan peta berikut! Pulau yang dilalui garis khatulistiwa ditunjukkan oleh huruf ....',
    options: ['*P', 'Q', 'R', 'S'],
    breaks: ['figure-missing'],
    nearly: ['option-prefix'],
  },
  {
    stem: `Perhatikan peta berikut! ${MAP} Pulau yang dilalui garis khatulistiwa ditunjukkan oleh huruf ....`,
    options: ['*P', 'Q', 'R', 'S'],
    nearly: ['figure-missing', 'alt-missing'],
  },
  {
    stem: `${PHOTO} Bangunan itu merupakan peninggalan kerajaan bercorak ....`,
    options: ['*Buddha', 'Hindu', 'Islam', 'Kristen'],
    breaks: ['alt-missing'],
  },
  {
    stem: 'Amati diagram di atas! Sektor yang menyerap tenaga kerja paling banyak adalah ....',
    options: ['*pertanian', 'industri', 'jasa', 'tambang'],
    breaks: ['figure-missing'],
  },
  {
    stem: 'Berdasarkan tabel harga tersebut, barang yang harganya naik adalah ....',
    options: ['*beras', 'gula', 'garam', 'teh'],
    breaks: ['figure-missing'],
  },
  {
    stem: 'Peta yang menggambarkan permukaan bumi secara umum disebut peta ....',
    options: ['*topografi', 'tematik', 'cuaca', 'kuno'],
    nearly: ['figure-missing'],
  },
  {
    stem: 'Seni gambar pada dinding gua dibuat pada zaman praaksara. Warna gambar itu berasal dari ....',
    options: ['*tanah dan arang', 'cat minyak', 'tinta cina', 'kapur tulis'],
    nearly: ['figure-missing', 'nonstandard', 'option-letter'],
  },
  {
    stem: 'Sesuai jawaban soal sebelumnya, kerajaan itu runtuh karena ....',
    options: ['*perang saudara', 'bencana alam', 'wabah', 'kekeringan'],
    breaks: ['depends'],
  },
  {
    stem: 'Perhatikan kembali soal nomor 12! Tokoh yang memimpin perlawanan itu berasal dari ....',
    options: ['*Aceh', 'Bali', 'Maluku', 'Banten'],
    breaks: ['depends'],
  },
  {
    stem: 'Dari hasil nomor 3, nilai inflasi yang terjadi tergolong ....',
    options: ['*ringan', 'sedang', 'berat', 'hiper'],
    breaks: ['depends'],
  },
  {
    stem: 'Lihat jawaban nomor 8. Dampak positif peristiwa itu adalah ....',
    options: ['*persatuan', 'kemiskinan', 'kelaparan', 'pengangguran'],
    breaks: ['depends'],
  },
  {
    stem: 'Bacalah teks berikut untuk menjawab soal nomor 5! Desa itu membangun koperasi. Koperasi bertujuan untuk ....',
    options: ['*menyejahterakan anggota', 'mencari laba', 'menyaingi pasar', 'menimbun barang'],
    nearly: ['depends'],
  },
  {
    stem: 'Warga negara yang baik menyelesaikan soal bersama dengan ....',
    options: ['*musyawarah', 'paksaan', 'ancaman', 'taruhan'],
    nearly: ['depends'],
  },
  {
    stem: 'Rumah nomor 10 dan nomor 12 berada di jalan yang sama. Rumah-rumah itu menunjukkan pola permukiman ....',
    options: ['*memanjang', 'memusat', 'menyebar', 'melingkar'],
    nearly: ['depends', 'repeated', 'di-place'],
  },
  {
    stem: 'Undang-undang nomor 5 mengatur sumber daya alam. Sumber daya yang dapat diperbarui adalah ....',
    options: ['*air', 'minyak', 'batu bara', 'emas'],
    nearly: ['depends', 'di-place'],
  },
  {
    stem: 'Pasal 33 ayat 3 menyatakan bahwa bumi dan air dikuasai oleh ....',
    options: ['*negara', 'rakyat', 'swasta', 'daerah'],
    nearly: ['depends', 'decimal-point'],
  },
  {
    stem: 'Tujuan utama pembentukan Perserikatan Bangsa-Bangsa adalah ....',
    options: [
      '*memelihara perdamaian dan keamanan internasional serta mengembangkan kerja sama antarbangsa',
      'mengatur perdagangan senjata',
      'memilih pemimpin dunia',
      'membagi wilayah jajahan',
    ],
    breaks: ['key-longest'],
    nearly: ['repeated'],
  },
  {
    stem: 'Penyebab utama terjadinya urbanisasi adalah ....',
    options: [
      '*terbatasnya lapangan kerja di desa sehingga penduduk mencari penghasilan di kota',
      'udara desa yang segar',
      'murahnya harga tanah di desa',
      'banyaknya sawah di desa',
    ],
    breaks: ['key-longest'],
  },
  {
    stem: 'Manfaat perdagangan internasional bagi negara berkembang adalah ....',
    options: [
      '*memperoleh barang yang belum dapat diproduksi sendiri dengan harga yang lebih murah',
      'menutup pabrik dalam negeri',
      'menambah utang luar negeri',
      'mengurangi jumlah penduduk',
    ],
    breaks: ['key-longest'],
    nearly: ['nonstandard'],
  },
  {
    stem: 'Ciri ekonomi kreatif adalah ....',
    options: [
      '*bertumpu pada gagasan, keterampilan, dan bakat seseorang untuk menciptakan nilai tambah',
      'memakai mesin berat',
      'menjual bahan mentah',
      'bergantung pada musim',
    ],
    breaks: ['key-longest'],
  },
  {
    stem: 'Dampak sosial pembangunan bendungan adalah ....',
    options: [
      '*berpindahnya permukiman warga di sekitar waduk',
      'tersedianya air untuk mengairi lahan pertanian warga',
      'bertambahnya pasokan listrik bagi daerah sekitarnya',
      'berkurangnya bahaya banjir di bagian hilir sungai',
    ],
    nearly: ['key-longest', 'option-length', 'di-place'],
  },
  {
    stem: 'Pemerintah mengadakan pemilihan umum setiap lima tahun sekali. Tujuannya adalah ....',
    options: [
      '*memilih wakil rakyat secara langsung dan bebas',
      'menambah jumlah partai yang ada',
      'mengganti dasar negara',
      'membubarkan lembaga negara',
    ],
    breaks: ['key-longest'],
  },
  {
    stem: 'Lembaga yang membuat undang-undang adalah ....',
    options: ['*Dewan Perwakilan Rakyat', 'Mahkamah Agung', 'Bank Indonesia', 'Komisi Yudisial'],
    nearly: ['key-longest', 'option-length', 'repeated'],
  },
  {
    stem: 'Sikap yang mencerminkan sila pertama Pancasila adalah ....',
    options: ['menghormati pemeluk agama lain', 'beribadah sesuai keyakinan', '*A dan B benar', 'memaksakan agama'],
    breaks: ['option-letter'],
  },
  {
    stem: 'Tokoh yang hadir dalam sidang pertama adalah ....',
    options: ['Yamin', 'Soepomo', 'Soekarno', '*A, B, dan C benar'],
    breaks: ['option-letter'],
  },
  {
    stem: 'Bukti tertulis peninggalan kerajaan tertua terdapat pada ....',
    options: ['*prasasti', 'kitab', 'gerabah', 'Pilihan A dan B salah'],
    breaks: ['option-letter'],
  },
  {
    stem: 'Sumber sejarah berikut berupa lisan, tulisan, dan benda. Contoh sumber benda adalah ....',
    options: ['*candi', 'naskah', 'wawancara', 'opsi B dan C benar'],
    breaks: ['option-letter'],
  },
  {
    stem: 'Kelas di sekolah itu diberi nama dengan huruf. Kelas yang menang lomba kebersihan adalah kelas ....',
    options: ['*A dan C', 'A dan B', 'B dan D', 'C dan D'],
    nearly: ['option-letter', 'option-prefix', 'option-same'],
  },
  {
    stem: 'Perhatikan pernyataan berikut. (1) Harga naik. (2) Permintaan turun. (3) Pasokan bertambah. Ciri inflasi ditunjukkan oleh pernyataan ....',
    options: ['*(1) saja', '(1) dan (2)', '(2) dan (3)', 'semua benar'],
    nearly: ['all-none', 'option-letter', 'option-prefix'],
  },
  {
    stem: 'Provinsi di pulau itu yang berbatasan dengan negara lain adalah ....',
    options: ['*Kalimantan Utara', 'Kalimantan Tengah', 'Kalimantan Selatan', 'tidak ada jawaban yang benar'],
    breaks: ['all-none'],
    nearly: ['option-repeats'],
  },
  {
    stem: 'Hak warga negara adalah ....',
    options: [
      'memperoleh pendidikan',
      'mendapat perlindungan hukum',
      'menyampaikan pendapat',
      '*semua jawaban di atas benar',
    ],
    breaks: ['all-none'],
    nearly: ['di-place'],
  },
  {
    stem: 'Kewajiban warga negara adalah ....',
    options: ['*membayar pajak', 'mendapat upah', 'memperoleh gelar', 'semua salah'],
    breaks: ['all-none'],
  },
  {
    stem: 'Sanksi yang diterima pelanggar norma kesopanan adalah ....',
    options: ['*celaan', 'penjara', 'denda', 'bukan salah satu di atas'],
    breaks: ['all-none'],
  },
  {
    stem: 'Berapa banyak planet di tata surya yang dihuni manusia selain Bumi?',
    options: ['*Tidak ada', 'Satu', 'Dua', 'Semua'],
    nearly: ['all-none', 'number-order'],
  },
  {
    stem: 'Kelompok yang boleh mengikuti rapat desa adalah ....',
    options: ['*semua warga desa', 'semua laki-laki', 'tidak ada perempuan', 'seluruh tamu'],
    nearly: ['all-none', 'repeated'],
  },
  {
    stem: 'Menurut sila kelima, keadilan sosial berlaku bagi ....',
    options: ['*seluruh rakyat Indonesia', 'seluruh pejabat', 'semua pengusaha', 'sebagian warga'],
    nearly: ['all-none', 'key-longest'],
  },
]
