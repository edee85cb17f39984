import type { Sample } from './sample.ts'

const SIGN = '<img src="/media/rambu.png" alt="">'
const CLOCK = '<img src="/media/jam.png" alt="Jam dinding yang menunjukkan pukul tiga">'
const TREE = '<img src="/media/pohon.png" alt="Pohon dengan daun hijau">'
const BOOK = '<img src="/media/buku.png" alt="Sampul buku berwarna biru">'

/** Of several subjects. */
export const DAILY: readonly Sample[] = [
  {
    stem: 'Warna lampu lalu lintas yang berarti berhenti adalah ....',
    options: ['*merah', 'kuning', 'hijau', 'Semua pilihan salah'],
    discussion: 'Merah berarti berhenti. Jawaban yang benar adalah C.',
    breaks: ['all-none', 'key-discussion'],
  },
  {
    stem: `Arti rambu ini ${SIGN} adalah ....`,
    options: ['A. dilarang parkir', '*B. dilarang masuk', 'C. hati-hati', 'D. belok kanan'],
    discussion: 'Rambu itu melarang masuk. Kuncinya adalah D.',
    breaks: ['alt-missing', 'option-prefix', 'key-discussion'],
    nearly: ['repeated'],
  },
  {
    stem: `Jam berikut ${CLOCK} menunjukkan pukul ....`,
    options: ['A. 01.00', 'B. 02.00', '*C. 03.00', 'D. 04.00'],
    breaks: ['option-prefix'],
    nearly: ['alt-missing', 'decimal-point', 'figure-missing'],
  },
  {
    stem: `Bagian pohon ${TREE} yang menyerap air adalah ....`,
    options: ['a. daun', '*b. akar', 'c. batang', 'd. bunga'],
    breaks: ['option-prefix'],
    nearly: ['alt-missing', 'negative-plain'],
  },
  {
    stem: `Benda ini ${BOOK} dipakai untuk ....`,
    options: ['a) memasak', '*b) membaca', 'c) mencuci', 'd) tidur'],
    breaks: ['option-prefix'],
    nearly: ['alt-missing', 'di-verb'],
  },
  {
    stem: `Gambar ${TREE} dan ${BOOK} saling berkaitan karena kertas dibuat dari ....`,
    options: ['*kayu', 'besi', 'pasir', 'air'],
    discussion: `Kertas dibuat dari kayu. ${TREE}`,
    nearly: ['alt-missing', 'figure-missing', 'repeated', 'key-echo'],
  },
  {
    stem: `Perhatikan gambar berikut! ${TREE} ${SIGN} Pohon itu memerlukan ....`,
    options: ['A. cahaya', 'B. gelap', 'C. asap', 'D. debu'],
    breaks: ['alt-missing', 'option-prefix', 'key-missing'],
  },
  {
    stem: 'Tokoh penemu lampu pijar adalah ....',
    options: ['*T. Edison', 'B. Franklin', 'A. Bell', 'M. Curie'],
    discussion: 'Jawaban yang benar adalah A. Pilihan B menemukan penangkal petir.',
    nearly: ['option-prefix', 'key-missing', 'key-discussion'],
  },
  {
    stem: 'Nada pertama tangga nada C mayor adalah ....',
    options: ['A', 'B', '*C', 'D'],
    nearly: ['option-prefix', 'option-letter', 'key-missing'],
  },
  {
    stem: 'Nama jalan yang memakai nama pahlawan adalah jalan ....',
    options: ['*A. Yani', 'Melati', 'Anggrek', 'Mawar'],
    nearly: ['option-prefix', 'key-missing'],
  },
  {
    stem: 'Panjang pita itu 5 km kilometer dan massanya 3 g gram. Pita dipakai untuk ....',
    options: ['*menghias', 'memasak', 'menulis', 'mencuci'],
    discussion: 'Pita dipakai untuk menghias, jadi pilihan yang benar adalah B.',
    breaks: ['unit-twice', 'key-discussion'],
  },
  {
    stem: 'Uang saku Rani Rp 10.000 rupiah sehari. Uang itu sebaiknya dipakai untuk ....',
    options: ['*membeli makanan sehat', 'membeli petasan', 'bertaruh', 'dibuang'],
    breaks: ['unit-twice'],
    nearly: ['decimal-point', 'key-longest'],
  },
  {
    stem: 'Air di dalam ember itu 4 L liter. Air itu digunakan untuk menyiram ....',
    options: ['*tanaman', 'batu', 'besi', 'pasir'],
    discussion: `Tanaman memerlukan air. ${SIGN}`,
    breaks: ['unit-twice', 'alt-missing'],
    nearly: ['di-place'],
  },
  {
    stem: 'Siswa yang tidak boleh masuk ruang tanpa izin petugas adalah ....',
    options: ['*tamu dari luar', 'ketua kelas', 'anggota regu', 'guru piket'],
    breaks: ['negative-plain', 'negative-double'],
  },
  {
    stem: 'Perbuatan yang tidak termasuk perbuatan yang bukan teladan adalah ....',
    options: ['*menolong teman', 'mencontek', 'berbohong', 'membolos'],
    breaks: ['negative-plain', 'negative-double'],
  },
  {
    stem: 'Jangan membuang sampah sembarangan! Sampah sebaiknya dibuang ke ....',
    options: ['*tempat sampah', 'sungai', 'jalan', 'selokan'],
    breaks: ['key-echo'],
    nearly: ['negative-plain', 'negative-double', 'di-place'],
  },
  {
    stem: 'Makanan yang tidak disimpan dengan baik akan cepat ....',
    options: ['*basi', 'beku', 'matang', 'keras'],
    nearly: ['negative-plain', 'negative-double', 'di-verb'],
  },
  {
    stem: 'Perhatikan gambar di atas! Sikap anak yang benar ketika menyeberang adalah ....',
    options: ['*menoleh ke kanan dan ke kiri', 'berlari secepat mungkin', 'bermain ponsel', 'menutup mata'],
    discussion: `Menoleh sebelum menyeberang. ${CLOCK}`,
    breaks: ['figure-missing'],
    nearly: ['di-place'],
  },
  {
    stem: 'Berdasarkan grafik berikut, jumlah pengunjung perpustakaan paling banyak pada hari ....',
    options: ['*Senin', 'Selasa', 'Rabu', 'Kamis'],
    discussion: `Hari Senin paling ramai. ${BOOK}`,
    breaks: ['figure-missing'],
    nearly: ['alt-missing'],
  },
  {
    stem: 'Kegiatan yang dilakukan nelayan di pelabuhan adalah ....',
    options: ['*kegiatan bongkar muat', 'kegiatan menanam padi', 'kegiatan menambang', 'kegiatan beternak'],
    nearly: ['key-echo', 'option-repeats', 'di-verb'],
  },
  {
    stem: 'Alat untuk memotong rumput disebut ....',
    options: ['*pemotong rumput', 'cangkul', 'sekop', 'gembor'],
    breaks: ['key-echo'],
  },
  {
    stem: 'Jumlah menit dalam satu jam adalah ....',
    short: ['60', '6', '70'],
    breaks: ['range'],
  },
  {
    stem: 'Jumlah hari dalam satu minggu adalah ....',
    short: ['7', '7,5', '6,5'],
    nearly: ['range', 'decimal-point'],
  },
  {
    stem: 'Jika nomor 9 dihapus, jawaban ujian itu menjadi lebih sedikit. Kata “ujian” berarti ....',
    options: ['*tes', 'libur', 'hadiah', 'tugas'],
    nearly: ['depends', 'all-none'],
  },
  {
    stem: 'Semua siswa memakai seragam, tidak ada yang terlambat. Sikap itu disebut ....',
    options: ['*disiplin', 'jujur', 'hemat', 'sabar'],
    nearly: ['all-none', 'negative-double', 'depends'],
  },
  {
    stem: 'Jumlah benda pada kotak kosong adalah ....',
    options: ['*tidak ada', 'satu', 'dua', 'semua'],
    nearly: ['all-none', 'option-same', 'option-length'],
  },
  {
    stem: 'Pernyataan tentang ibu kota yang tepat adalah ....',
    options: [
      '*semua kementerian berkantor pusat di sana',
      'tidak ada gedung tinggi yang dibangun di sana',
      'semua jalan di sana hanya satu arah saja',
      'seluruh warganya bekerja sebagai nelayan',
    ],
    nearly: ['all-none', 'key-longest', 'option-length', 'option-letter'],
  },
  {
    stem: 'Manfaat menabung sejak dini adalah ....',
    options: [
      '*melatih hidup hemat dan menyiapkan kebutuhan pada masa depan',
      'menjadi terkenal',
      'mendapat pujian',
      'terhindar dari tugas',
    ],
    breaks: ['key-longest'],
    nearly: ['option-style'],
  },
  {
    stem: 'Cara menjaga kesehatan mata adalah ....',
    options: [
      '*membaca di tempat terang dengan jarak cukup dan mengistirahatkan mata',
      'membaca sambil tiduran',
      'menatap layar terus',
      'menggosok mata',
    ],
    breaks: ['key-longest'],
    nearly: ['di-place'],
  },
  {
    stem: 'Sikap pemilih yang cerdas adalah ....',
    options: [
      '*menimbang rekam jejak calon',
      'memilih karena diberi uang oleh calon',
      'mengikuti pilihan ketua kelompoknya',
      'tidak datang pada hari pemilihan umum',
    ],
    nearly: ['key-longest', 'option-length', 'negative-plain'],
  },
  {
    stem: 'Peralatan yang diperlukan untuk menanam cabai adalah ....',
    options: ['*cangkul dan ember', 'palu dan paku', 'gunting dan lem', 'kuas dan cat'],
    nearly: ['key-longest', 'option-letter', 'option-repeats'],
  },
  {
    stem: 'Ayah membeli sayur ,buah, dan ikan di pasar. Pedagang ikan berjualan di ....',
    options: ['*pasar', 'bengkel', 'kantor', 'apotek'],
    breaks: ['space'],
    nearly: ['nonstandard', 'di-place'],
  },
  {
    stem: 'Anak itu berteriak !! Teriakan itu menandakan ....',
    options: ['*ketakutan', 'kantuk', 'lapar', 'dingin'],
    breaks: ['space'],
  },
  {
    stem: 'Hari ini cuaca cerah ; jemuran cepat kering. Cuaca cerah ditandai dengan ....',
    options: ['*matahari bersinar', 'hujan deras', 'angin kencang', 'kabut tebal'],
    breaks: ['space'],
    nearly: ['di-verb'],
  },
  {
    stem: 'Nilai rata-rata itu 7,5 , lalu dibulatkan menjadi 8. Pembulatan dilakukan ke ....',
    options: ['*satuan', 'puluhan', 'persepuluhan', 'ratusan'],
    breaks: ['space'],
    nearly: ['decimal-point', 'di-verb'],
  },
]
